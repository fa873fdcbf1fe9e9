import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { USUAL_THRESHOLDS } from "../../kit/report-words.js";
import { pipsOnly } from "../evaluation/evaluator.js";
import { MatchEvaluator } from "./match-evaluator.js";
import { matchReport, openMatch } from "./match-report.js";

it("counts turns and rates as GNU Backgammon does", () => {
  const text = readFileSync(new URL("../../../test/backgammon/data/match.mat", import.meta.url), "utf8");
  const opened = openMatch(text, {});
  const judge = new MatchEvaluator(opened.rules, () => pipsOnly, { depth: 1 });
  const judged = opened.decisions.map((decision) => judge.judge(decision));
  const settings = { depth: 1, evaluator: "pips", thresholds: USUAL_THRESHOLDS, rules: {} };
  const { players, plays } = matchReport(opened, judged, settings);
  expect(plays).toHaveLength(59);
  for (const { loss, equity, bestEquity } of plays) {
    expect(loss).toBeGreaterThanOrEqual(0);
    expect(bestEquity - equity).toBeCloseTo(loss, 12);
  }
  // From GNU Backgammon's own statistics of this match.
  expect(players.map(({ turns, unforced }) => [turns, unforced])).toEqual([
    [30, 27],
    [29, 23],
  ]);
  const [left] = players;
  expect(left!.errorRate).toBeCloseTo((1000 * left!.loss) / 27, 9);
  expect(left!.snowieRate).toBeCloseTo((1000 * left!.loss) / 59, 9);
});
