/** The thread that searches for `tyche uci`, so that the main thread can receive "stop" at any time. */

import type { ChessGame } from "@tyche/games/chess";
import { type UciInfo, type UciQuestion, UciSearch } from "@tyche/games/chess/uci";
import { loadGame } from "@tyche/registry";
import { evaluatorName, withEvaluator } from "../games/evaluator.js";
import type { Work } from "../threads/work.js";

export interface UciTask {
  readonly question: UciQuestion;
  /** Whether a new game has started since the last search. */
  readonly isNewGame: boolean;
}

/** The result of a task is the best move. */
export function open(_question: null): Work<UciTask, string, UciInfo> {
  const chess = loadGame("chess");
  const search = new UciSearch(async (written) => {
    const named = await withEvaluator(await chess, written);
    // Safe: this is the game with this name, plus evaluators from files.
    return { game: named.game as ChessGame, evaluator: evaluatorName(named, written) };
  });
  return {
    run({ question, isNewGame }, signal, tell) {
      if (isNewGame) search.newGame();
      return search.search(question, signal, tell);
    },
  };
}
