import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { pipsOnly } from "../../evaluation/evaluator.js";
import { OPENINGS } from "../../game/rules.js";
import { parseMat } from "../../records/match-files/mat.js";
import { ROLLS, seenBy } from "../../rules/board.js";
import { equityOf } from "../../rules/outcomes.js";
import { Lookahead } from "../lookahead.js";
import { decisionsOfMatch, rulesOf } from "./match-decisions.js";
import { MatchEvaluator } from "./match-evaluator.js";
import { sumsOf } from "./match-sums.js";

/** A match to 3: the first game ends with a redouble that is passed, the second is the Crawford game. */
const MATCH = ` 3 point match

 Game 1
 One : 0                        Other : 0
  1)                             31: 8/5 6/5
  2)  Doubles => 2                Takes
  3) 65: 24/13                   41: 24/23 13/9
  4) 62: 24/18 13/11              Doubles => 4
  5)  Drops
                                  Wins 2 points

 Game 2
 One : 0                        Other : 2
  1) 21: 13/11 6/5               64: 8/2 6/2
  2) 33: 8/5(2) 6/3(2)
`;

describe("decisions of a match", () => {
  const match = parseMat(MATCH);
  const rules = rulesOf(match);
  const decisions = decisionsOfMatch(match, rules);

  it("have the cube and score that the record has reached", () => {
    const told = decisions.map(({ kind, game, turn, state }) => {
      const { player, cube, owner, score, crawford } = state;
      return [kind, game, turn, player, cube, owner, score.join("-"), crawford];
    });
    expect(told).toEqual([
      ["turn", 1, 1, 1, 1, null, "0-0", false],
      ["double", 1, 2, 0, 1, null, "0-0", false],
      ["turn", 1, 2, 0, 2, 1, "0-0", false],
      ["turn", 1, 3, 1, 2, 1, "0-0", false],
      ["turn", 1, 4, 0, 2, 1, "0-0", false],
      ["double", 1, 5, 1, 2, 1, "0-0", false],
      ["turn", 2, 1, 0, 1, null, "0-2", true],
      ["turn", 2, 2, 1, 1, null, "0-2", true],
      ["turn", 2, 3, 0, 1, null, "0-2", true],
    ]);
    expect(
      decisions.map((one) => (one.kind === "turn" ? one.mayDouble : one.events.map(({ kind }) => kind))),
    ).toEqual([false, ["double", "take"], false, true, true, ["double", "drop"], false, true, true]);
  });

  it("are analysed the same for either player", () => {
    const judge = new MatchEvaluator(rules, () => pipsOnly, { depth: 1 });
    const turned = parseMat(MATCH);
    for (const decision of decisions) {
      const found = judge.judge(decision);
      const { state } = decision;
      // Nobody may double in the Crawford game, or without access to the cube.
      const mayDouble = state.cube === 1 || state.owner === state.player;
      const asked = decision.kind === "double" || (decision.mayDouble && mayDouble && !state.crawford);
      expect(found.cube !== undefined).toBe(asked);
      expect(found.play !== undefined).toBe(decision.kind === "turn");
      for (const { loss } of found.cube?.actions ?? []) expect(loss).toBeGreaterThanOrEqual(0);
    }
    expect(turned).toEqual(match);
  });

  it.each([
    [3, "the doubler wins the match without it", 6],
    [7, "it counts", 7],
    [2, "the first one wins the match", 5],
    [1, "nobody needs more than a point", 4],
  ])("do not include a double that the rules refuse (to %i points: %s)", (length, _, count) => {
    const match = parseMat(` ${length} point match

 Game 1
 One : 0                        Other : 0
  1) 31: 8/5 6/5                 Doubles => 2
  2)  Takes                      62: 24/18 13/11
  3)  Doubles => 4               Takes
  4) 65: 24/13                   Doubles => 8
  5)  Takes                      41: 24/23 13/9
`);
    const rules = rulesOf(match);
    const decisions = decisionsOfMatch(match, rules);
    expect(decisions).toHaveLength(count);
    const judge = new MatchEvaluator(rules, () => pipsOnly, { depth: 1 });
    for (const decision of decisions)
      expect(judge.judge(decision).cube !== undefined).toBe(decision.kind === "double");
  });
});

describe("an illegal play", () => {
  it("is not analysed; its roll counts as luck, and the game continues from its board", () => {
    const legal = ` 0 point match

 Game 1
 One : 0                        Other : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
  2) 65: 24/13
`;
    const match = parseMat(legal.replace("8/5 6/5", "Illegal play (8/5 6/4)"));
    const rules = rulesOf(match);
    const decisions = decisionsOfMatch(match, rules);
    const judge = new MatchEvaluator(rules, () => pipsOnly, { depth: 1 });
    const judged = decisions.map((decision) => judge.judge(decision));
    expect(judged.map(({ play }) => play !== undefined)).toEqual([false, true, true]);
    expect(judged[0]!.luck).toBe(judge.judge(decisionsOfMatch(parseMat(legal), rules)[0]!).luck);
    expect(decisions[1]!.state.points[4]).toBe(1);
    const [one] = sumsOf(decisions, judged);
    expect(one.luck).toBeCloseTo(judged[0]!.luck! + judged[2]!.luck!, 12);
  });
});

describe("MatchEvaluator", () => {
  const money = parseMat(MATCH.replace(" 3 point", " 0 point"));
  const rules = rulesOf(money);
  const turns = decisionsOfMatch(money, rules).filter((one) => one.kind === "turn");

  it("ranks plays as without a cube if gammons do not count and the cube is dead", () => {
    // At 1-away 1-away equity is twice the winning probability, minus 1.
    const last = parseMat(` 1 point match

 Game 1
 One : 0                        Other : 0
  1)                             31: 8/5 6/5
  2) 65: 24/13                   41: 24/23 13/9
  3) 62: 24/18 13/11
`);
    const single = rulesOf(last);
    const judge = new MatchEvaluator(single, () => pipsOnly, { depth: 1, candidates: 1000 });
    for (const decision of decisionsOfMatch(last, single)) {
      if (decision.kind !== "turn") continue;
      const { player } = decision.state;
      const points = seenBy(decision.event.points, player);
      const plain = new Lookahead(pipsOnly).rank(points, decision.event.dice, 1);
      const { play, unit } = judge.judge(decision);
      expect(unit).toBe(0.5);
      expect(play!.candidates.map(({ equity }) => equity.toFixed(9))).toEqual(
        plain.map(({ outcomes }) => (2 * outcomes[0]! - 1).toFixed(9)),
      );
      expect(equityOf(plain[0]!.outcomes)).toBeCloseTo(play!.bestEquity, 9);
    }
  });

  it("has zero mean luck over all rolls", () => {
    const judge = new MatchEvaluator(rules, () => pipsOnly, { depth: 1 });
    for (const decision of turns.slice(0, cases(turns.length, 1))) {
      const rolls = decision.isOpening
        ? OPENINGS.filter(({ player }) => player === 0).map(({ dice }) => ({ dice, probability: 1 / 15 }))
        : ROLLS;
      const mean = rolls.reduce((sum, { dice, probability }) => {
        const event = { ...decision.event, dice, play: [] };
        return sum + probability * luckOf(judge, decision, event);
      }, 0);
      // Starting is an advantage: the opening roll includes half a roll of luck.
      if (decision.isOpening) expect(mean).toBeGreaterThan(0);
      else expect(mean).toBeCloseTo(0, 9);
    }
  });

  function luckOf(
    judge: MatchEvaluator,
    decision: (typeof turns)[number],
    event: (typeof turns)[number]["event"],
  ): number {
    const { state } = decision;
    const rank = new Lookahead(pipsOnly).rank(seenBy(state.points, state.player), event.dice, 1);
    return judge.judge({ ...decision, event: { ...event, play: rank[0]!.play } }).luck!;
  }

  it("searches deeper only the plays in doubt", () => {
    const [one, two, both] = [{ depth: 1 }, { depth: 2 }, { depth: 1, doubtDepth: 2 }].map(
      (options) => new MatchEvaluator(rules, () => pipsOnly, options),
    );
    const counts = { doubted: 0, plain: 0 };
    for (const decision of turns) {
      const [before, after] = [one!, both!].map((judge) => judge.judge(decision).play!);
      const isInDoubt = before!.loss >= 0.02;
      counts[isInDoubt ? "doubted" : "plain"]++;
      expect(after).toEqual(isInDoubt ? two!.judge(decision).play : before);
    }
    expect(Math.min(counts.doubted, counts.plain)).toBeGreaterThan(0);
  });

  it("rolls out what is in doubt, and reports confidence intervals", () => {
    const all = decisionsOfMatch(money, rules);
    const plain = new MatchEvaluator(rules, () => pipsOnly, { depth: 1 });
    const rolling = new MatchEvaluator(rules, () => pipsOnly, { depth: 1, rollout: { trials: 6, turns: 1 } });
    let rolled = 0;
    for (const decision of all) {
      const [before, after] = [plain.judge(decision), rolling.judge(decision)];
      const isInDoubt = (before.play?.loss ?? 0) >= 0.02;
      expect(after.play?.halfWidth !== undefined).toBe(isInDoubt);
      if (!isInDoubt) {
        expect(after.play).toEqual(before.play);
        continue;
      }
      rolled++;
      // After one turn with luck subtracted, every trial equals the mean over the replies: no variance is left.
      expect(after.play!.halfWidth).toBeLessThan(1e-9);
      expect(after.play!.loss).toBeGreaterThanOrEqual(0);
      expect(after.play!.candidates.some(({ play }) => play === before.play!.played)).toBe(true);
    }
    expect(rolled).toBeGreaterThan(0);
  });

  it("sums up by the documented formulas", () => {
    const all = decisionsOfMatch(money, rules);
    const judge = new MatchEvaluator(rules, () => pipsOnly, { depth: 1 });
    const found = all.map((decision) => judge.judge(decision));
    const sums = sumsOf(all, found);
    for (const player of [0, 1] as const) {
      let [loss, points, counted] = [0, 0, 0];
      for (const [i, { state }] of all.entries()) {
        const { cube, play } = found[i]!;
        for (const { loss: lost, by } of cube?.actions ?? []) {
          if ((by === "doubler") !== (state.player === player)) continue;
          loss += lost;
          points += lost * state.cube;
          if (cube!.isCounted) counted++;
        }
        if (!play || state.player !== player) continue;
        loss += play.loss;
        points += play.loss * state.cube;
        if (play.plays > 1) counted++;
      }
      const { totalLoss, totalCost, overallErrorRate, overallSnowieRate, performanceRating } = sums[player];
      expect(totalLoss).toBeCloseTo(loss, 9);
      expect(totalCost).toBeCloseTo(points, 9);
      expect(overallErrorRate).toBeCloseTo((1000 * loss) / counted, 9);
      expect(performanceRating).toBeCloseTo((500 * loss) / counted, 9);
      expect(overallSnowieRate).toBeCloseTo((1000 * loss) / turns.length, 9);
    }
  });
});
