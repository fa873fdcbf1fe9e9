import { MARKS } from "@tyche/games/backgammon/analysis";
import type { ChessRecord } from "@tyche/games/chess";
import { table } from "../../io/table.js";
import type { ChessQuestion, JudgedMove } from "./analysis-work.js";

/** Decisions. */
export const USUAL_CHESS_DEPTH = 3;

export interface ChessAnalysis {
  readonly depth: number;
  readonly evaluator: string;
  readonly games: readonly {
    /** In its file, from 1. */
    readonly number: number;
    /** Moves at the end that were left out, since the game is over before them by the rules. */
    readonly left: number;
    readonly players: readonly [string, string];
    readonly moves: readonly JudgedMove[];
  }[];
}

/** @param judged the moves of every game */
export function chessAnalysis(
  records: readonly ChessRecord[],
  { depth, evaluator }: Pick<ChessQuestion, "depth" | "evaluator">,
  judged: readonly (readonly JudgedMove[])[],
): ChessAnalysis {
  const games = records.map(({ tags, actions, number = 1 }, i) => {
    const players: readonly [string, string] = [tags.White ?? "?", tags.Black ?? "?"];
    const moves = judged[i]!;
    return { number, left: actions.length - moves.length, players, moves };
  });
  return { depth, evaluator, games };
}

/** How soon a move mates or is mated, in the winner's moves, where that is proved; nothing of the mate itself. */
function mateText(value: number, plies = 1): string {
  return plies === 1 ? "" : ` (${value > 0 ? "mate" : "mated"} in ${Math.ceil(plies / 2)})`;
}

/** Moves with a mark, or all, and the sums of both players of each game. */
export function chessText({ depth, evaluator, games }: ChessAnalysis, all: boolean): string {
  const turns = games.flatMap(({ number: game, players, moves }) =>
    moves
      .filter(({ mark }) => all || mark !== null)
      .map(({ number, player, played, best, value, playedValue, plies, playedPlies, loss, mark }) => [
        String(game),
        `${number}${player === 0 ? "." : "..."}`,
        players[player]!,
        `${played}${mateText(playedValue, playedPlies)}`,
        loss === 0 && plies === playedPlies ? "" : `${best}${mateText(value, plies)}`,
        loss.toFixed(4),
        mark ?? "",
      ]),
  );
  const sums = games.flatMap(({ number: game, players, moves }) =>
    players.map((name, player) => {
      const own = moves.filter((move) => move.player === player);
      const lost = own.reduce((sum, { loss }) => sum + loss, 0);
      return [
        String(game),
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
  const left = games
    .filter((game) => game.left > 0)
    .map(
      (game) =>
        `Game ${game.number} is over by the rules before its last ${game.left} moves, which are left out.\n`,
    );
  return `${listed}\n${table(["game", "player", "moves", ...MARKS, "lost", "a move"], sums)}
${left.join("")}Expected payoff that was given away; a win is 1, a loss -1. By ${evaluator}, depth ${depth}.
`;
}
