import { type Budget, STOP, type Struck } from "../contract/budget.js";
import { Found } from "./found.js";
import { RegretMinimization, type RegretState } from "./regret-minimization.js";
import type { SequenceGame } from "./sequence-game.js";

/** When `Solving.improve` ends, and how much later each check is than the last. */
export interface ImproveOptions {
  readonly gap: number;
  readonly until: number;
  readonly growth: number;
}

/** A game in sequence form, and its equilibrium as far as it has been found. */
export class Solving {
  readonly game: SequenceGame;
  readonly found: Found;
  readonly regrets: RegretMinimization;
  /** By player: the number of a view's set. */
  readonly sets: readonly ReadonlyMap<string, number>[];
  /** What ended the last improvement. */
  stopped: Struck | "gap" | "iterations" = "iterations";

  constructor(game: SequenceGame, state?: RegretState) {
    this.game = game;
    this.found = new Found(game);
    this.regrets = new RegretMinimization(game, state);
    this.sets = game.players.map(({ views }) => new Map(views.map((text, set) => [text, set])));
  }

  /** Minimises regret, once at least. Pauses, and yields true whenever best replies have been computed. */
  *improve({ gap, until, growth }: ImproveOptions, budget: Budget): Generator<boolean, void, void> {
    const { regrets, found } = this;
    this.stopped = "iterations";
    let next = regrets.iterations + 1;
    try {
      while (regrets.iterations < until && found.gap > gap) {
        regrets.iterate();
        if (regrets.iterations >= next) {
          // A check costs two iterations: it is made ever more rarely.
          next = Math.ceil(regrets.iterations * growth);
          this.check();
          yield true;
        }
        if (budget.isDue()) yield false;
      }
    } catch (error) {
      if (error !== STOP) throw error;
      this.stopped = budget.struck!;
    }
    if (found.gap > gap) this.check();
    if (found.gap <= gap) this.stopped = "gap";
  }

  private check(): void {
    this.found.add(this.game.players.map((_, player) => this.regrets.average(player)));
  }
}
