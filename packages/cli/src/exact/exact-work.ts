/**
 * The thread that solves a game exactly. The solver never checks for signals, so the main thread stays free for Ctrl-C.
 */
import type { Phrase } from "@tyche/engine";
import { readGame } from "../games/options.js";
import { placeOf } from "../games/place.js";
import type { WrittenPlace } from "../games/place-options.js";
import type { AskedGame } from "../thinking/think-work.js";
import type { Work } from "../threads/work.js";
import { type SolvedPlace, solveExactly } from "./exact.js";

export interface ExactTask extends WrittenPlace {
  /** False: solve the game from its start with its own solver. */
  readonly isGiven: boolean;
  readonly limit: number | undefined;
  readonly policy: boolean;
}

/** Messages report the progress. */
export function open({ game, options }: AskedGame): Work<ExactTask, SolvedPlace, Phrase> {
  return {
    async run({ isGiven, limit, policy, ...written }, _stop, tell) {
      const named = await readGame(game, options);
      const place = isGiven || !named.solver ? placeOf(named, written) : undefined;
      return solveExactly({ named, place, limit, policy, onProgress: tell });
    },
  };
}
