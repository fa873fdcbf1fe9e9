/**
 * A thread's part in the analysis of chess games: it analyses some of the games. A game is the smallest work item,
 * since its searches share a table.
 */

import {
  analyseChess,
  type ChessGame,
  type ChessRecord,
  type MarkedMove,
  markedMove,
  readPgn,
  type Thresholds,
} from "@tyche/games/chess";
import { loadGame } from "@tyche/registry";
import { chosenEvaluator, evaluatorName, withEvaluator } from "../games/evaluator.js";
import type { Work } from "../threads/work.js";

export interface ChessQuestion {
  /** The games as text. */
  readonly pgn: string;
  /** Search depth in decisions. */
  readonly depth: number;
  readonly evaluator: string;
  readonly thresholds: Thresholds;
}

/** Returns the readable games of a PGN; the command has reported the others. @throws NotationError if there are none */
export function gamesIn(pgn: string): ChessRecord[] {
  return readPgn(pgn, () => {});
}

/** A task is a list of game numbers, from 0; the result has the moves of each. A message is sent after every move. */
export async function open(
  question: ChessQuestion,
): Promise<Work<readonly number[], readonly (readonly MarkedMove[])[], "move">> {
  const { pgn, depth, thresholds } = question;
  const records = gamesIn(pgn);
  const named = await withEvaluator(await loadGame("chess"), question.evaluator);
  const evaluator = evaluatorName(named, question.evaluator);
  // Safe: this is the game with this name, plus evaluators from files.
  const game = named.game as ChessGame;
  return {
    async run(numbers, stop, tell) {
      const games: MarkedMove[][] = [];
      for (const number of numbers) {
        const moves: MarkedMove[] = [];
        const options = { depth, game, ...chosenEvaluator(named, evaluator) };
        for (const move of analyseChess(records[number]!, options)) {
          moves.push(markedMove(move, thresholds, { evaluator, depth }));
          tell("move");
          await new Promise((resume) => setImmediate(resume));
          if (stop.aborted) return games;
        }
        games.push(moves);
      }
      return games;
    },
  };
}
