import type { Catalogue } from "@tyche/messages";
import { headings, MARKS, markText, type TableLayout } from "../kit/report-words.js";
import type { ChessAnalysis } from "./analysis.js";

/** Formats a move and, if a mate is proved, its distance in the winner's moves; a mating move is shown alone. */
function moveText(move: string, value: number, plies: number | undefined, words: Catalogue): string {
  if (plies === undefined || plies === 1) return move;
  const id = value > 0 ? "analysis-mate-in" : "analysis-mated-in";
  return words.text(id, { move, moves: Math.ceil(plies / 2) });
}

/** The marked moves or all of them, and both players' totals for each game. */
export function chessText(
  { depth, evaluator, games }: ChessAnalysis,
  all: boolean,
  words: Catalogue,
  table: TableLayout,
): string {
  const turns = games.flatMap(({ number: game, players, moves }) =>
    moves
      .filter(({ mark }) => all || mark !== null)
      .map(({ number, player, played, best, value, playedValue, plies, playedPlies, loss, mark }) => [
        String(game),
        `${number}${player === 0 ? "." : "..."}`,
        players[player]!,
        moveText(played, playedValue, playedPlies, words),
        loss === 0 && plies === playedPlies ? "" : moveText(best, value, plies, words),
        loss.toFixed(4),
        markText(mark, words),
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
  const turnHeads = [...headings(["game", "move", "player", "played", "best", "loss"], words), ""];
  const sumHeads = [
    ...headings(["game", "player", "moves"], words),
    ...MARKS.map((mark) => markText(mark, words)),
    ...headings(["lost", "lost-per-move"], words),
  ];
  const listed = turns.length === 0 ? `${words.text("analysis-no-move-marked")}\n` : table(turnHeads, turns);
  const notes = games
    .filter((game) => game.left > 0)
    .map((game) => words.text("analysis-moves-left-out", { game: game.number, count: game.left }));
  const how = [words.text("analysis-chess-loss"), words.text("analysis-by-depth", { evaluator, depth })];
  notes.push(words.paragraph(how));
  return `${listed}\n${table(sumHeads, sums)}\n${notes.join("\n")}\n`;
}
