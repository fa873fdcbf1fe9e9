/** What a thread does that solves a game exactly, which never looks up: the thread that hears Ctrl-C stays free. */
import type { Phrase } from "@tyche/engine";
import type { Work } from "../../threads/work.js";
import { readGame } from "../options.js";
import { placeOf, type WrittenPlace } from "../place.js";
import type { AskedGame } from "../thinking/think-work.js";
import { type SolvedPlace, solveExactly } from "./exact.js";

export interface ExactTask extends WrittenPlace {
  /** False: the game from its start on, by its own solver. */
  readonly isGiven: boolean;
  readonly limit: number | undefined;
  readonly policy: boolean;
}

/** A message is how far it is. */
export function open({ game, options }: AskedGame): Work<ExactTask, SolvedPlace, Phrase> {
  return {
    run({ isGiven, limit, policy, ...written }, _stop, tell) {
      const named = readGame(game, options);
      const place = isGiven || !named.solver ? placeOf(named, written) : undefined;
      return solveExactly({ named, place, limit, policy, onProgress: tell });
    },
  };
}
