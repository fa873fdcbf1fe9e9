import { createOpponent, type Game, type Opponent, seededChance } from "@tyche/engine";
import type { Strategy } from "@tyche/engine/equilibrium";
import type { Player } from "../match/player.js";

/** Options for a player at a level from 1 to 10; see `createOpponent` in the engine. */
export interface LevelPlayerOptions {
  readonly name: string;
  readonly game: Game<unknown, unknown>;
  /** 1 to 10. */
  readonly level: number;
  /** Nodes per search. Default: by level. */
  readonly nodes?: number;
  /** Milliseconds per move, instead of nodes. */
  readonly time?: number;
  /** A mixed strategy of the game, which it follows where it knows the view. */
  readonly strategy?: Strategy;
}

/** Plays like `createOpponent`, at one of its levels. */
export function levelPlayer({ name, game, level, nodes, time, strategy }: LevelPlayerOptions): Player {
  let chance = seededChance(0);
  const make = (seed: string): Opponent<unknown, unknown> =>
    createOpponent(game, {
      level,
      seed,
      // No time limit: a match must not depend on the machine.
      time: time ?? Number.POSITIVE_INFINITY,
      ...(nodes !== undefined && { nodes }),
      ...(strategy && { strategy }),
    });
  let opponent = make("0");
  return {
    name,
    begin(_seat, seed) {
      chance = seededChance(seed);
      opponent = make(String(seed));
    },
    choose({ view, seat }) {
      // With hidden information, any state consistent with the view gives the same answer.
      return opponent.play(game.facts.hidden ? game.determinize!(view, seat, chance) : view);
    },
  };
}
