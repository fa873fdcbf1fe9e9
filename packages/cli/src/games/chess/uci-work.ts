/** The thread that searches for `tyche uci`, so that the main thread can receive "stop" at any time. */
import type { Work } from "../../threads/work.js";
import { type UciInfo, type UciQuestion, UciSearch } from "./uci-search.js";

export interface UciTask {
  readonly question: UciQuestion;
  /** Whether a new game has started since the last search. */
  readonly isNewGame: boolean;
}

/** The result of a task is the best move. */
export function open(_question: null): Work<UciTask, string, UciInfo> {
  const search = new UciSearch();
  return {
    run({ question, isNewGame }, signal, tell) {
      if (isNewGame) search.newGame();
      return search.search(question, signal, tell);
    },
  };
}
