import { describe, expect, it } from "vitest";
import { cubeGame } from "../cube/cube-game.js";
import type { CubeRules } from "../cube/cube-rules.js";
import { pipsOnly } from "../evaluation/evaluator.js";
import { cubeCandidates } from "./rollout-candidates.js";
import { circumstancesOf, verdictOf, verdictPhrase } from "./verdict.js";

const usual = { isOwned: false, beavers: false, gammons: true };

describe("verdictOf", () => {
  it.each([
    [0.092, -0.191, usual, false, true, "no double, take"],
    [0.745, 0.866, usual, true, true, "double, take"],
    [0.785, 1.057, usual, true, false, "double, pass"],
    [1.033, 1.642, usual, false, false, "too good to double, pass"],
    [1.02, 0.95, usual, false, true, "too good to double, take"],
    // Only a gammon would make it worth playing on.
    [1.033, 1.642, { ...usual, gammons: false }, true, false, "double, pass"],
    [0.778, 0.866, { ...usual, isOwned: true }, true, true, "redouble, take"],
    [0.9, 0.866, { ...usual, isOwned: true }, false, true, "no redouble, take"],
    [1.1, 1.3, { ...usual, isOwned: true }, false, false, "too good to redouble, pass"],
    [0.5, 0.5, usual, true, true, "optional double, take"],
    [0.099, -0.167, { ...usual, beavers: true }, false, true, "no double, beaver"],
    // Under the Jacoby rule a double can be right even if it should be beavered.
    [-0.4, -0.1, { ...usual, beavers: true }, true, true, "double, beaver"],
    [-0.15, -0.1, { ...usual, beavers: true }, false, true, "no double, beaver"],
  ] as const)("%d against %d", (noDouble, doubleTake, circumstances, double, take, verdict) => {
    expect(verdictOf({ noDouble, doubleTake, doublePass: 1 }, circumstances)).toEqual({
      double,
      take,
      verdict,
    });
  });
});

const START = "XGID=-b----E-C---eE---c-e----B-";

/** Rules and terms under which a gammon counts, or does not. */
const GAMMONS: readonly (readonly [Partial<CubeRules>, string, boolean])[] = [
  [{}, "0:0:1:00:0:0:0:0:10", true],
  [{ jacoby: true }, "0:0:1:00:0:0:1:0:10", false],
  [{ jacoby: true }, "1:1:1:00:0:0:1:0:10", true],
  [{ length: 7 }, "0:0:1:00:3:3:0:7:10", true],
  [{ length: 7 }, "2:1:1:00:3:3:0:7:10", false],
  [{ length: 7 }, "2:1:1:00:2:3:0:7:10", true],
  [{ length: 7 }, "2:1:-1:00:2:3:0:7:10", false],
];

describe("circumstancesOf", () => {
  it.each(GAMMONS)("asks whether gammons count: %j, %s", (options, rest, gammons) => {
    const { rules, notation } = cubeGame(options);
    const state = notation.parsePosition(`${START}:${rest}`);
    expect(circumstancesOf(rules, state, [0.7, 0.3, 0, 0.1, 0]).gammons).toBe(gammons);
    expect(circumstancesOf(rules, state, [0.7, 0, 0, 0.1, 0]).gammons).toBe(false);
  });

  it("has the owner of the cube and the rule on beavers", () => {
    const { rules, notation } = cubeGame({ beavers: true });
    const state = notation.parsePosition(`${START}:1:1:1:00:0:0:2:0:10`);
    expect(circumstancesOf(rules, state, [0.7, 0, 0, 0, 0])).toEqual({
      isOwned: true,
      beavers: true,
      gammons: false,
    });
  });
});

describe("the verdict of a rollout", () => {
  it.each(GAMMONS)("asks whether gammons count: %j, %s", (options, rest, gammons) => {
    const { rules, notation } = cubeGame(options);
    const state = notation.parsePosition(`${START}:${rest}`);
    const { advice } = cubeCandidates(rules, state, { most: 5, depth: 1, evaluator: () => pipsOnly });
    // The cube is not for the player on roll to turn.
    if (!advice) return;
    const row = { action: "", trials: 36, outcomes: [0.9, 0.4, 0, 0, 0], halfWidth: 0.01 };
    const { verdict } = advice([
      { ...row, equity: 1.05 },
      { ...row, equity: 1.6 },
    ]);
    expect(verdict.startsWith("too good")).toBe(gammons);
  });
});

it("becomes a phrase with two parts", () => {
  expect(verdictPhrase("too good to redouble, pass")).toEqual({
    id: "cube-verdict",
    values: { double: "too-good-to-redouble", answer: "pass" },
    message: "too good to redouble, pass",
  });
});
