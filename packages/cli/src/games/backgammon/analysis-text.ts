import { MARKS } from "@tyche/games/backgammon/analysis";
import { table } from "../../io/table.js";
import {
  cubeErrorsText,
  DEFINITIONS,
  howText,
  type MatchReport,
  shownLoss,
  signed,
} from "./analysis-report.js";

/** For people: the decisions with a mark, or all, and the sums of both players. */
export function analysisText(report: MatchReport, all: boolean): string {
  const { players, plays, cubes } = report;
  const name = (player: 0 | 1): string => players[player]!.name;
  const listed = all ? plays : plays.filter(({ mark }) => mark !== null);
  const turns = table(
    ["game", "turn", "player", "position", "roll", "played", "best", "luck", "loss", ""],
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
      mark ?? "",
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
        error ?? action,
        signed(cube.noDouble),
        signed(cube.doubleTake),
        cube.verdict,
        shownLoss(loss),
        mark ?? "",
      ]),
  );
  const cubeTable =
    actions.length === 0
      ? ""
      : `\n${table(
          ["game", "turn", "player", "position", "cube", "no double", "double, take", "right", "loss", ""],
          actions,
        )}`;
  const sums = table(
    ["player", "turns", "unforced", ...MARKS, "lost", "error rate", "Snowie's"],
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
  const unit = report.length > 0 ? "of the match" : "points";
  const cost = (value: number): string =>
    report.length > 0 ? `${(100 * value).toFixed(2)} %` : value.toFixed(3);
  const whole = table(
    ["player", "cube", "lost", "in all", unit, "error rate", "Snowie's", "PR", "luck", "result", "less luck"],
    players.map((player) => [
      player.name,
      cubeErrorsText(player) || `${player.cubeDecisions} right`,
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
    listed.length === 0 ? `No ${actions.length === 0 ? "decision" : "turn"} is marked.\n` : turns;
  return `${unmarked}${cubeTable}\n${sums}\n${whole}\n${DEFINITIONS.join("\n")}\n${howText(report)}\n`;
}
