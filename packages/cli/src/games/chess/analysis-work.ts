/**
 * What a thread does in the analysis of games of chess: it judges some of the games. A game is the smallest piece, since its
 * searches share a table.
 */
import { gameNamed } from "@tyche/games";
import { MARKS, type Mark, type Thresholds } from "@tyche/games/backgammon/analysis";
import {
  type AnalysedMove,
  analyseChess,
  type ChessGame,
  type ChessRecord,
  readPgn,
} from "@tyche/games/chess";
import type { Work } from "../../threads/work.js";
import { chosenEvaluator, evaluatorName, withEvaluator } from "../evaluator.js";

export interface ChessQuestion {
  /** The games as they are written. */
  readonly pgn: string;
  /** Decisions looked ahead. */
  readonly depth: number;
  readonly evaluator: string;
  readonly thresholds: Thresholds;
}

/** A move and what it gave away. */
export interface JudgedMove extends AnalysedMove {
  readonly loss: number;
  readonly mark: Mark | null;
}

/** The games of a PGN that can be read; the command has told of the others. @throws NotationError where none can */
export function gamesIn(pgn: string): ChessRecord[] {
  return readPgn(pgn, () => {});
}

/** A task is the numbers of some games, from 0; of each come its moves. A message is told after every move. */
export function open(
  question: ChessQuestion,
): Work<readonly number[], readonly (readonly JudgedMove[])[], "move"> {
  const { pgn, depth, thresholds } = question;
  const records = gamesIn(pgn);
  const named = withEvaluator(gameNamed("chess"), question.evaluator);
  const evaluator = evaluatorName(named, question.evaluator);
  // Safe: the game of this name, with the evaluators of files.
  const game = named.game as unknown as ChessGame;
  return {
    async run(numbers, stop, tell) {
      const games: JudgedMove[][] = [];
      for (const number of numbers) {
        const moves: JudgedMove[] = [];
        const options = { depth, game, ...chosenEvaluator(named, evaluator) };
        for (const move of analyseChess(records[number]!, options)) {
          const loss = Math.max(0, move.value - move.playedValue);
          moves.push({ ...move, loss, mark: MARKS.findLast((mark) => loss >= thresholds[mark]) ?? null });
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
