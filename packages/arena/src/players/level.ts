import { createOpponent, type Game } from "@tyche/engine";
import type { Strategy } from "@tyche/engine/equilibrium";
import { seated } from "../match/play-match.js";
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
export function levelPlayer({ name, game, ...options }: LevelPlayerOptions): Player {
  // No time limit: a match must not depend on the machine.
  const make = (seed: string) => createOpponent(game, { time: Number.POSITIVE_INFINITY, ...options, seed });
  // Wrong options are errors now, not in the first game.
  make("0");
  return seated(game, make, name);
}
