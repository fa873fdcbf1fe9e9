import { createOpponent, type Game, type Opponent, seededChance } from "@tyche/engine";
import type { Player } from "../match/player.js";

/** How a player of a level from 1 to 10 is made; see `createOpponent` of the engine. */
export interface LevelPlayerOptions {
  readonly name: string;
  readonly game: Game<unknown, unknown>;
  /** 1 to 10. */
  readonly level: number;
  /** Of one search. Default: what the level takes. */
  readonly nodes?: number;
  /** Milliseconds a move, in place of nodes. */
  readonly time?: number;
}

/** Plays as `createOpponent` does, at one of its levels. */
export function levelPlayer({ name, game, level, nodes, time }: LevelPlayerOptions): Player {
  let chance = seededChance(0);
  const make = (seed: string): Opponent<unknown, unknown> =>
    createOpponent(game, {
      level,
      seed,
      // Without a limit by the clock: a match is not to depend on the machine.
      time: time ?? Number.POSITIVE_INFINITY,
      ...(nodes !== undefined && { nodes }),
    });
  let opponent = make("0");
  return {
    name,
    begin(_seat, seed) {
      chance = seededChance(seed);
      opponent = make(String(seed));
    },
    choose({ view, seat }) {
      // Where something is hidden, any state that fits the view asks the same.
      return opponent.play(game.facts.hidden ? game.determinize!(view, seat, chance) : view);
    },
  };
}
