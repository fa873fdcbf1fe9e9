import { readFileSync } from "node:fs";
import { USUAL_THRESHOLDS } from "@tyche/games";
import { describe, expect, it } from "vitest";
import { pipsOnly } from "../../evaluation/evaluator.js";
import { type EvaluatedDecision, MatchEvaluator } from "./match-evaluator.js";
import { matchReport, openMatch } from "./match-report.js";

const MATCH = readFileSync(new URL("../../../test/data/match.mat", import.meta.url), "utf8");
const evaluated = (text: string) => {
  const opened = openMatch(text, {});
  const judge = new MatchEvaluator(opened.rules, () => pipsOnly, { depth: 1 });
  return { opened, judged: opened.decisions.map((decision) => judge.judge(decision)) };
};
const { opened, judged } = evaluated(MATCH);

it("counts turns and rates as GNU Backgammon does", () => {
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

it("takes the luck out of the result of the player who had it, once the match is won", () => {
  // The game is won with four points.
  const { opened, judged } = evaluated(MATCH.replace("5 point match", "4 point match"));
  const settings = { depth: 1, evaluator: "pips", thresholds: USUAL_THRESHOLDS, rules: {} };
  const { players, plays } = matchReport(opened, judged, settings);
  for (const [i, { result, luckAdjusted }] of players.entries()) {
    const lucky = plays.reduce((sum, { player, luckCost }) => sum + (player === i ? 1 : -1) * luckCost, 0);
    expect(Math.abs(result!)).toBe(0.5);
    expect(Math.abs(lucky)).toBeGreaterThan(0.01);
    expect(luckAdjusted).toBeCloseTo(result! - lucky, 9);
  }
});

describe("marks and names of errors", () => {
  const report = (errors?: readonly number[], more: readonly EvaluatedDecision[] = judged) =>
    matchReport(opened, more, {
      depth: 1,
      evaluator: "file.model",
      thresholds: USUAL_THRESHOLDS,
      rules: {},
      ...(errors && { errors }),
    });

  it.each([undefined, [0], [0.02], [0.1], [9]])("need losses larger than the errors %j", (errors) => {
    const { plays, cubes, players } = report(errors);
    const limit = errors?.[0] ?? Number.POSITIVE_INFINITY;
    let marked = 0;
    for (const [i, { play }] of judged.filter(({ play }) => play).entries()) {
      const { loss, sure, mark } = plays[i]!;
      expect(loss).toBe(play!.loss);
      expect(sure).toBe(loss > limit);
      expect(mark !== null).toBe(sure && loss >= USUAL_THRESHOLDS.doubtful);
      if (mark !== null) marked++;
    }
    expect(marked > 0).toBe(limit < 9);
    const errorsNamed = cubes.flatMap(({ actions }) => actions.filter(({ error }) => error !== null));
    for (const { loss } of errorsNamed) expect(loss).toBeGreaterThan(0);
    if (limit >= 9) expect(errorsNamed).toEqual([]);
    const counted = players.flatMap(({ cubeErrors }) => Object.values(cubeErrors));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(errorsNamed.length);
  });

  it("follow the interval of a rollout, whatever is known of the evaluator", () => {
    const rolled = (halfWidth: number): EvaluatedDecision[] =>
      judged.map((one) => (one.play ? { ...one, play: { ...one.play, halfWidth } } : one));
    for (const half of [0.01, 0.06, 9]) {
      const { plays } = report(undefined, rolled(half));
      for (const { loss, sure } of plays) expect(sure).toBe(loss > half);
    }
    expect(report(undefined, rolled(0.01)).plays.some(({ sure }) => sure)).toBe(true);
  });
});
