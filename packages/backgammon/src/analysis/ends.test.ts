import { decide, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { cubeEvaluator } from "../cube/cube-evaluator.js";
import { type CubeGame, cubeGame } from "../cube/cube-game.js";
import { type CubeRules, type CubeState, DOUBLE, ROLL, TAKE } from "../cube/cube-rules.js";
import { computedEquities } from "../cube/match-equity.js";
import { twoSided } from "../evaluation/bear-off/two-sided.js";
import { withBearOff } from "../evaluation/bear-off.js";
import { pipsOnly } from "../evaluation/evaluator.js";
import { EVALUATORS } from "../evaluation/evaluators.js";
import { USUAL_FILTERS } from "../game/rules.js";
import { seenBy } from "../rules/board.js";
import { cubeAdvice } from "./cube-advice.js";
import { cubeEquities } from "./cube-equities.js";
import { CubeLookahead } from "./cube-lookahead.js";
import { CubeRollout } from "./cube-rollout.js";

const PASS = TAKE + 1;
const evaluator = withBearOff(pipsOnly);
const lookahead = new CubeLookahead(evaluator);

/** The exact winning probability, without a cube, of the player on roll in a bear-off. */
function winOf({ points, player }: CubeState): number {
  const table = twoSided();
  const bytes = Int8Array.from(seenBy(points, player));
  return table.win(table.boards.numberOf(bytes, 1, 1, 1), table.boards.numberOf(bytes, 24, -1, -1));
}

const at = (rules: Partial<CubeRules>, text: string): { game: CubeGame; state: CubeState } => {
  const game = cubeGame(rules);
  return { game, state: game.notation.parsePosition(`XGID=${text}`) };
};

/** The value of a score before a game, for the player who needs `own` points. */
const chance = (own: number, other: number) => 2 * computedEquities().chance(own, other, false) - 1;

/** Depths at which the vectors of exact bear-offs are compared; the last takes a second. */
const DEPTHS = [1, 2, 3, 4].slice(0, cases(4, 2));

const STAKES = [
  [{}, "0:0:0:0:10"],
  [{ length: 7 }, "3:3:0:7:10"],
  [{ length: 7 }, "6:5:1:7:10"],
  [{ length: 7 }, "6:5:0:7:10"],
  [{ length: 5 }, "3:3:0:5:10"],
] as const;

describe("chances where the search crosses the end of a game", () => {
  it.each(STAKES)("are exact for plays in bear-offs (%j, %s)", (rules, score) => {
    for (const text of ["---A-A-------------a--a---:0:0:1:31", "---A-A-------------a--a---:0:0:-1:31"]) {
      const { game, state } = at(rules, `${text}:${score}`);
      for (const depth of DEPTHS) {
        const [best] = lookahead.rank(game.rules, state, depth);
        expect(best!.depth).toBe(depth);
        // The afterstate, with the opponent on roll.
        const after = game.notation.parsePosition(game.afterstate(state, best!.action)!);
        expect(best!.chances[0]).toBeCloseTo(1 - winOf(after), 5);
        expect(best!.chances.slice(1)).toEqual([0, 0, 0, 0]);
      }
    }
  });

  it.each(STAKES)("are exact before a roll (%j, %s)", (rules, score) => {
    for (const board of ["---A-AA-------------a-a-a-", "-AB---A------------a---b--"]) {
      const { game, state } = at(rules, `${board}:0:0:1:00:${score}`);
      for (const depth of DEPTHS) {
        const means = {
          evaluator: cubeEvaluator(() => evaluator, game.rules),
          positionAt: game.position,
          facts: game.facts,
          depth,
          filters: USUAL_FILTERS,
        };
        const found = cubeEquities(game.rules, state, means);
        if (!found) continue;
        expect(found.chances[0]).toBeCloseTo(winOf(state), 5);
        expect(found.chances.slice(1)).toEqual([0, 0, 0, 0]);
        // The tables are the value of the game, so no depth changes the equities.
        const without = cubeEquities(game.rules, state, { ...means, depth: 0 })!;
        expect(found.noDouble).toBeCloseTo(without.noDouble, 8);
        expect(found.doubleTake).toBeCloseTo(without.doubleTake, 8);
      }
    }
  });

  it("equal GNU Backgammon's two-sided database for money, and a hand calculation at a score", () => {
    const equities = (rules: Partial<CubeRules>, text: string) => {
      const { game, state } = at(rules, text);
      const means = { evaluator: cubeEvaluator(() => evaluator, game.rules), positionAt: game.position };
      const settings = { facts: game.facts, filters: USUAL_FILTERS, depth: 1 };
      return cubeEquities(game.rules, state, { ...means, ...settings })!;
    };
    const money = equities({}, "-A--BA-------------a--b-a-:0:0:1:00:0:0:0:0:10");
    expect(Math.abs(money.noDouble - 0.606)).toBeLessThan(6e-4);
    expect(Math.abs(money.doubleTake - 0.865)).toBeLessThan(6e-4);
    // One roll: 19 of 36 win the game, and the opponent, on roll next, never misses. At 2-away 2-away a double ends the
    // match.
    const last = equities({ length: 7 }, "--A--A------------------a-:0:0:1:00:5:5:0:7:10");
    expect(last.values[1]).toBeCloseTo((2 * 19) / 36 - 1, 12);
    expect(last.values[0]).toBeCloseTo((19 * chance(1, 2) + 17 * chance(2, 1)) / 36, 12);
  });

  it.each([
    [{}, "-a-B--C-cD---dE--bc-b---A-:0:0:1:00:0:0:0:0:10"],
    [{ length: 5 }, "-a-B--C-cD---dE--bc-b---A-:0:0:-1:00:2:3:0:5:10"],
    [{ beavers: true, jacoby: true }, "-a-B--C-cD---dE--bc-b---A-:0:0:-1:00:0:0:3:0:10"],
  ] as const)(
    "have one depth on every path: the game's search, the cube's equities (%j)",
    async (rules, text) => {
      const { game, state } = at(rules, text);
      const sign = state.player === 0 ? 1 : -1;
      for (const depth of [1, 2]) {
        const means = {
          evaluator: cubeEvaluator(EVALUATORS.net, game.rules),
          positionAt: game.position,
          facts: game.facts,
          depth,
          filters: USUAL_FILTERS,
        };
        const found = cubeEquities(game.rules, state, means)!;
        const advice = cubeAdvice(game.rules, state, means)!;
        const decision = await decide(game, state, { depth, evaluator: "net" });
        const rowOf = (name: string) => decision.actions.find(({ action }) => action === name)!;
        expect([rowOf("roll").depth, rowOf("double").depth, advice.depth]).toEqual([depth, depth, depth]);
        expect(sign * rowOf("roll").value!).toBeCloseTo(found.values[0], 10);
        if (!game.rules.beavers)
          expect(sign * rowOf("double").value!).toBeCloseTo(Math.min(found.values[1], found.values[2]), 10);
      }
    },
  );

  it("do not count passes as wins", () => {
    const { game } = at({}, "---A-A-------------a--a---:0:0:1:00:0:0:0:0:10");
    const state = game.notation.parsePosition("u3cAAGD3CgAAAA");
    for (const depth of DEPTHS.slice(0, 3)) {
      const found = cubeEquities(game.rules, state, {
        evaluator: cubeEvaluator(() => evaluator, game.rules),
        positionAt: game.position,
        facts: game.facts,
        depth,
        filters: USUAL_FILTERS,
      })!;
      expect(found.chances[0]).toBeCloseTo(0.7682, 3);
    }
  });
});

describe("a side that has borne off a checker", () => {
  it.each(["dzcAALhtAwAAAA", "mxmAQ4PbAQAAAA", "tw0AAL5tAwAAAA"])("loses no gammon: %s", (id) => {
    const game = cubeGame();
    const state = game.notation.parsePosition(id);
    const [best] = new CubeLookahead(EVALUATORS.net()).rank(game.rules, state, 1);
    expect(best!.equity).toBeLessThanOrEqual(1 + 1e-12);
    expect(best!.chances.slice(1)).toEqual([0, 0, 0, 0]);
    const rollout = new CubeRollout(game.rules, EVALUATORS.net);
    for (const seed of ["one", "two"])
      expect(rollout.trial(state, seededChance(seed), true).slice(1, 5)).toEqual([0, 0, 0, 0]);
  });
});

describe("the vector at an end", () => {
  /** The vector for player 0 after moves of the native position. */
  const vectorAfter = (rules: Partial<CubeRules>, text: string, ...moves: readonly number[]): number[] => {
    const { game, state } = at(rules, text);
    const position = game.position(state);
    for (const move of moves) position.play(move);
    const judge = cubeEvaluator(() => evaluator, game.rules);
    const vector = new Float64Array(judge.components.length);
    judge.put(position, 0);
    judge.judge(1, vector, 0);
    return [...vector];
  };
  it.each([
    // A single win, a gammon and a backgammon; the sides of the text are X and O, on roll 1 and -1.
    ["-A----------------------b-:0:0:1:21", [1, 0, 0, 0, 0], 1],
    ["-A-----------o------------:0:0:1:21", [1, 1, 0, 0, 0], 2],
    ["-A-----------n-------a----:0:0:1:21", [1, 1, 0, 0, 0], 2],
    ["aA-----------n------------:0:0:1:21", [1, 1, 1, 0, 0], 3],
    ["-Aa----------n------------:0:0:1:21", [1, 1, 1, 0, 0], 3],
    ["-B----------------------a-:0:0:-1:21", [0, 0, 0, 0, 0], -1],
    ["------------O-----------a-:0:0:-1:21", [0, 0, 0, 1, 0], -2],
    ["------------N-----------aA:0:0:-1:21", [0, 0, 0, 1, 1], -3],
  ] as const)("of %s is %j", (text, chances, points) => {
    expect(vectorAfter({}, `${text}:0:0:0:0:10`, 0)).toEqual([...chances, points]);
    const score = points > 0 ? chance(7 - points, 7) : chance(7, 7 + points);
    const next = vectorAfter({ length: 7 }, `${text}:0:0:0:7:10`, 0);
    expect(next.slice(0, 5)).toEqual(chances);
    expect(next[5]).toBeCloseTo(score, 12);
    expect(vectorAfter({ length: 1 }, `${text}:0:0:0:1:10`, 0)).toEqual([...chances, Math.sign(points)]);
  });

  it.each([1, -1])("of a pass has the chances of the board with the doubler on roll (%d)", (turn) => {
    const board = "---A-AA-------------a-a-a-";
    for (const [rules, score] of STAKES.slice(0, 2)) {
      const text = `${board}:0:0:${turn}:00:${score}`;
      const { state } = at(rules, text);
      const win = turn > 0 ? winOf(state) : 1 - winOf(state);
      const rolled = vectorAfter(rules, text, ROLL);
      const passed = vectorAfter(rules, text, DOUBLE, PASS);
      expect(rolled[0]).toBeCloseTo(win, 6);
      expect(passed.slice(0, 5)).toEqual(rolled.slice(0, 5));
      const { length } = { length: 0, ...rules };
      const worth = turn > 0 ? chance(3, 4) : chance(4, 3);
      expect(passed[5]).toBeCloseTo(length === 0 ? turn : worth, 12);
    }
  });
});
