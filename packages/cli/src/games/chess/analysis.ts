import { gameNamed } from "@tyche/games";
import { MARKS, type Mark, type Thresholds } from "@tyche/games/backgammon/analysis";
import { type AnalysedMove, analyseChess, type ChessGame, type ChessRecord } from "@tyche/games/chess";
import { interruptible } from "../../io/interrupt.js";
import type { Io } from "../../io/io.js";
import { table } from "../../io/table.js";
import { chosenEvaluator, evaluatorName, withEvaluator } from "../evaluator.js";

/** Decisions. */
export const USUAL_CHESS_DEPTH = 3;

export interface ChessAnalysis {
  readonly depth: number;
  readonly evaluator: string;
  readonly games: readonly {
    readonly players: readonly [string, string];
    readonly moves: readonly Judged[];
  }[];
}

interface Judged extends AnalysedMove {
  readonly loss: number;
  readonly mark: Mark | null;
}

/**
 * Judges all moves, telling how far it is; undefined where it was interrupted.
 * @throws UsageError where there is no such evaluator
 */
export async function analysePgn(
  records: readonly ChessRecord[],
  options: { readonly depth: number; readonly evaluator: string; readonly thresholds: Thresholds },
  io: Io,
): Promise<ChessAnalysis | undefined> {
  const { depth, thresholds } = options;
  const named = withEvaluator(gameNamed("chess"), options.evaluator);
  const evaluator = evaluatorName(named, options.evaluator);
  // Safe: the game of this name, with the evaluators of files.
  const game = named.game as unknown as ChessGame;
  const all = records.reduce((sum, { actions }) => sum + actions.length, 0);
  const isShown = io.stderr.isTTY === true;
  let done = 0;
  const { result: games, interrupted } = await interruptible(async (signal) => {
    const judged: { players: readonly [string, string]; moves: Judged[] }[] = [];
    for (const record of records) {
      const moves: Judged[] = [];
      judged.push({ players: [record.tags.White ?? "?", record.tags.Black ?? "?"], moves });
      for (const move of analyseChess(record, { depth, game, ...chosenEvaluator(named, evaluator) })) {
        const loss = Math.max(0, move.value - move.playedValue);
        moves.push({ ...move, loss, mark: MARKS.findLast((mark) => loss >= thresholds[mark]) ?? null });
        if (isShown) io.stderr.write(`\r${++done} of ${all} moves\u001b[K`);
        await new Promise((resume) => setImmediate(resume));
        if (signal.aborted) return judged;
      }
    }
    return judged;
  });
  if (isShown) io.stderr.write("\r\u001b[K");
  return interrupted ? undefined : { depth, evaluator, games };
}

/** Moves with a mark, or all, and the sums of both players of each game. */
export function chessText({ depth, evaluator, games }: ChessAnalysis, all: boolean): string {
  const turns = games.flatMap(({ players, moves }, game) =>
    moves
      .filter(({ mark }) => all || mark !== null)
      .map(({ number, player, played, best, loss, mark }) => [
        String(game + 1),
        `${number}${player === 0 ? "." : "..."}`,
        players[player]!,
        played,
        loss === 0 ? "" : best,
        loss.toFixed(4),
        mark ?? "",
      ]),
  );
  const sums = games.flatMap(({ players, moves }, game) =>
    players.map((name, player) => {
      const own = moves.filter((move) => move.player === player);
      const lost = own.reduce((sum, { loss }) => sum + loss, 0);
      return [
        String(game + 1),
        name,
        String(own.length),
        ...MARKS.map((mark) => String(own.filter((move) => move.mark === mark).length)),
        lost.toFixed(3),
        (lost / Math.max(1, own.length)).toFixed(4),
      ];
    }),
  );
  const listed =
    turns.length === 0
      ? "No move is marked.\n"
      : table(["game", "move", "player", "played", "best", "loss", ""], turns);
  return `${listed}\n${table(["game", "player", "moves", ...MARKS, "lost", "a move"], sums)}
Expected payoff that was given away; a win is 1, a loss -1. By ${evaluator}, depth ${depth}.
`;
}
