import { MARKS } from "@tyche/games/backgammon/analysis";
import { table } from "../../io/table.js";
import {
  cubeErrorsText,
  howText,
  illegalTexts,
  type MatchReport,
  shownLoss,
  signed,
} from "./analysis-report.js";
import { type ReportWords, verdictIn } from "./report-words/report-words.js";

/** For people: the decisions with a mark, or all, and the sums of both players. */
export function analysisText(report: MatchReport, all: boolean, words: ReportWords): string {
  const { heads, rows, marks: markWords } = words;
  const { players, plays, cubes } = report;
  const name = (player: 0 | 1): string => players[player]!.name;
  const listed = all ? plays : plays.filter(({ mark }) => mark !== null);
  const turns = table(
    [...(["game", "turn", "player", "position", "roll", "played", "best"] as const)]
      .map((name) => heads[name])
      .concat(rows.luck, heads.loss, ""),
    listed.map(({ game, turn, player, position, roll, played, best, luck, loss, mark }) => [
      String(game),
      String(turn),
      name(player),
      position,
      roll,
      played,
      loss === 0 ? "" : best,
      signed(luck),
      shownLoss(loss),
      mark === null ? "" : markWords[mark],
    ]),
  );
  const actions = cubes.flatMap((cube) =>
    cube.actions
      .filter(({ mark, action }) => mark !== null || (all && (action !== "no double" || cube.isCounted)))
      .map(({ player, action, error, loss, mark }) => [
        String(cube.game),
        String(cube.turn),
        name(player),
        cube.position,
        error ? words.errors[error] : words.actions[action],
        signed(cube.noDouble),
        signed(cube.doubleTake),
        verdictIn(words, cube.verdict),
        shownLoss(loss),
        mark === null ? "" : markWords[mark],
      ]),
  );
  const [none, taken] = words.equities;
  const cubeTable =
    actions.length === 0
      ? ""
      : `\n${table(
          [
            heads.game,
            heads.turn,
            heads.player,
            heads.position,
            rows.cube,
            none,
            taken,
            heads.right,
            heads.loss,
            "",
          ],
          actions,
        )}`;
  const sums = table(
    [
      heads.player,
      heads.turns,
      heads.unforced,
      ...MARKS.map((mark) => markWords[mark]),
      heads.lost,
      rows.errorRate,
      heads.snowies,
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
  const unit = report.length > 0 ? rows.ofMatch : rows.points;
  const cost = (value: number): string =>
    report.length > 0 ? `${(100 * value).toFixed(2)} %` : value.toFixed(3);
  const whole = table(
    [
      heads.player,
      rows.cube,
      heads.lost,
      heads.inAll,
      unit,
      rows.errorRate,
      heads.snowies,
      rows.performance,
      rows.luck,
      rows.result,
      rows.lessLuck,
    ],
    players.map((player) => [
      player.name,
      cubeErrorsText(player, words) || words.rightDecisions(player.cubeDecisions),
      player.cubeLoss.toFixed(3),
      player.totalLoss.toFixed(3),
      cost(player.totalCost),
      player.overallErrorRate.toFixed(1),
      player.overallSnowieRate.toFixed(1),
      player.performanceRating.toFixed(2),
      signed(player.luck),
      player.result === null ? "" : cost(player.result),
      player.luckAdjusted === null ? "" : cost(player.luckAdjusted),
    ]),
  );
  const unmarked =
    listed.length === 0 ? `${actions.length === 0 ? words.noneMarked : words.noTurnMarked}\n` : turns;
  return `${unmarked}${cubeTable}\n${sums}\n${whole}\n${[...illegalTexts(report, words), ...words.definitions].join("\n")}\n${howText(report, words)}\n`;
}
