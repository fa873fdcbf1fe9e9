import type { Chance } from "@tyche/engine";
import type { Plugin } from "boardgame.io";

/**
 * `random.Number()` draws one of this many equally spaced numbers: too many to enumerate, so a search takes samples.
 */
const NUMBERS = 2 ** 52;

/** Chance for rules that must not draw: any call is an error that exposes a rule that does. */
const NOBODY: Chance = new Proxy({} as Chance, {
  get() {
    throw new Error("boardgame.io: the rules drew where no chance was handed in.");
  },
});

/**
 * The `random` of a boardgame.io game, drawn from a `Chance` instead of the game's own generator: a search runs a rule
 * once for every possible outcome, and never sees what the game in progress will draw.
 *
 * Dice are one draw each, in order, as in the library. Short shuffles are enumerated; `Number` is sampled.
 */
export class ScriptedRandom {
  /** The source of the draws; must be set before rules run. */
  chance: Chance = NOBODY;
  /** Whether rules have drawn since it was last set to false. */
  drew = false;
  readonly api: Readonly<Record<string, unknown>>;

  constructor() {
    const die = (sides: number, count: number | undefined): number | number[] =>
      count === undefined
        ? this.draw().die(sides)
        : Array.from({ length: count }, () => this.draw().die(sides));
    const fair =
      (sides: number) =>
      (count?: number): number | number[] =>
        die(sides, count);
    this.api = {
      D4: fair(4),
      D6: fair(6),
      D8: fair(8),
      D10: fair(10),
      D12: fair(12),
      D20: fair(20),
      Die: (sides = 6, count?: number) => die(sides, count),
      Number: () => (this.draw().die(NUMBERS) - 1) / NUMBERS,
      Shuffle: <T>(deck: readonly T[]): T[] => (deck.length < 2 ? [...deck] : this.draw().shuffle(deck)),
      // The library asks whether a move has drawn, and for the state to save; there is none.
      _private: { isUsed: () => false, getState: () => ({}) },
    };
  }

  /** Replaces the library's plugin of the same name. It has no `flush`, as there is nothing to store. */
  plugin(): Plugin {
    return { name: "random", setup: () => ({}), api: () => this.api };
  }

  private draw(): Chance {
    this.drew = true;
    return this.chance;
  }
}
