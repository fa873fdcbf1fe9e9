import { dashed, headings, MARKS, markText, type TableLayout } from "@tyche/games";
import type { Catalogue } from "@tyche/messages";
import type { MatchReport } from "../analysis/match/match-report.js";
import {
  costText,
  cubeErrorsText,
  definitions,
  howText,
  illegalTexts,
  resultTexts,
  shownLoss,
  signed,
  verdictText,
} from "./words.js";

/** The report as text: the marked decisions or all of them, and both players' totals. */
export function analysisText(
  report: MatchReport,
  all: boolean,
  words: Catalogue,
  table: TableLayout,
): string {
  const { plays, cubes } = report;
  const listed = all ? plays : plays.filter(({ mark }) => mark !== null);
  const actions = cubes.flatMap((cube) =>
    cube.actions
      .filter(({ mark, action }) => mark !== null || (all && (action !== "no double" || cube.isCounted)))
      .map((action) => ({ cube, action })),
  );
  const unmarked = words.text(actions.length === 0 ? "analysis-none-marked" : "analysis-no-turn-marked");
  const turns = listed.length === 0 ? `${unmarked}\n` : turnsTable(report, listed, words, table);
  const cubeTable = actions.length === 0 ? "" : `\n${actionsTable(report, actions, words, table)}`;
  const notes = [...illegalTexts(report, words), ...definitions(words), howText(report, words)];
  const games = report.games.length > 1 ? `\n${gamesTable(report, words, table)}` : "";
  return `${turns}${cubeTable}${games}\n${playsTable(report, words, table)}\n${totalsTable(report, words, table)}\n${notes.join("\n")}\n`;
}

function turnsTable(
  { players }: MatchReport,
  plays: MatchReport["plays"],
  words: Catalogue,
  table: TableLayout,
): string {
  const heads = ["game", "turn", "player", "position", "roll", "played", "best", "luck", "loss"] as const;
  return table(
    [...headings(heads, words), ""],
    plays.map(({ game, turn, player, position, roll, played, best, luck, loss, mark }) => [
      String(game),
      String(turn),
      players[player]!.name,
      position,
      roll,
      played,
      loss === 0 ? "" : best,
      signed(luck),
      shownLoss(loss),
      markText(mark, words),
    ]),
  );
}

interface CubeAction {
  readonly cube: MatchReport["cubes"][number];
  readonly action: CubeAction["cube"]["actions"][number];
}

function actionsTable(
  { players }: MatchReport,
  actions: readonly CubeAction[],
  words: Catalogue,
  table: TableLayout,
): string {
  const heads = [
    "game",
    "turn",
    "player",
    "position",
    "cube",
    "no-double",
    "double-take",
    "correct",
    "loss",
  ] as const;
  return table(
    [...headings(heads, words), ""],
    actions.map(({ cube, action: { player, action, error, loss, mark } }) => [
      String(cube.game),
      String(cube.turn),
      players[player]!.name,
      cube.position,
      words.text(error ? `analysis-error-${dashed(error)}` : `analysis-action-${dashed(action)}`),
      signed(cube.noDouble),
      signed(cube.doubleTake),
      verdictText(cube.verdict, words),
      shownLoss(loss),
      markText(mark, words),
    ]),
  );
}

/** What each player lost in each game. */
export function gamesTable<Shown>(
  report: MatchReport,
  words: Catalogue,
  table: (...of: Parameters<TableLayout>) => Shown,
): Shown {
  const unit = report.length > 0 ? "of-match" : "points";
  return table(
    headings(["game", "score", "won", "player", "lost", "cube", unit, "luck"], words),
    report.games.flatMap(({ game, scores, result, players }) =>
      players.map((share, i) => [
        i === 0 ? String(game) : "",
        i === 0 ? scores.join("–") : "",
        result?.winner === i ? `+${result.points}` : "",
        report.players[i]!.name,
        share.playLoss.toFixed(3),
        share.cubeLoss.toFixed(3),
        costText(share.cost, report, words),
        signed(share.luck),
      ]),
    ),
  );
}

/** Both players' totals for checker plays. */
function playsTable({ players }: MatchReport, words: Catalogue, table: TableLayout): string {
  return table(
    [
      ...headings(["player", "turns", "unforced"], words),
      ...MARKS.map((mark) => markText(mark, words)),
      ...headings(["lost", "error-rate", "snowie"], words),
    ],
    players.map(({ name, turns, unforced, marks, loss, errorRate, snowieRate }) => [
      name,
      String(turns),
      String(unforced),
      ...MARKS.map((mark) => String(marks[mark])),
      loss.toFixed(3),
      errorRate.toFixed(1),
      snowieRate.toFixed(1),
    ]),
  );
}

/** Both players' totals for checker plays and cube decisions. */
function totalsTable(report: MatchReport, words: Catalogue, table: TableLayout): string {
  const unit = report.length > 0 ? "of-match" : "points";
  return table(
    [
      ...headings(
        ["player", "cube", "lost", "total-lost", unit, "error-rate", "snowie", "performance"],
        words,
      ),
      ...headings(["luck", "result", "luck-adjusted"], words),
    ],
    report.players.map((player) => [
      player.name,
      cubeErrorsText(player, words) ||
        words.text("analysis-correct-decisions", { count: player.cubeDecisions }),
      player.cubeLoss.toFixed(3),
      player.totalLoss.toFixed(3),
      costText(player.totalCost, report, words),
      player.overallErrorRate.toFixed(1),
      player.overallSnowieRate.toFixed(1),
      player.performanceRating.toFixed(2),
      signed(player.luck),
      ...resultTexts(player, report, words),
    ]),
  );
}
