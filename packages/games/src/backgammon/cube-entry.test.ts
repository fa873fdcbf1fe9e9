import { describe, expect, it } from "vitest";
import type { Remarks } from "../kit/entry.js";
import type { CubeAdvice } from "./analysis/cube-advice.js";
import { cubeRules } from "./cube/cube-rules.js";
import { gameIn, remarksWithoutCube, withCube } from "./cube-entry.js";
import { EVALUATORS, type EvaluatorMap } from "./evaluation/evaluators.js";
import { backgammon } from "./rules/rules.js";

const BOARD = "XGID=---A-AA-------------a-a-a-:0:0:1:00";
const MONEY = `${BOARD}:0:0:0:0:10`;
const MATCH = `${BOARD}:4:5:0:7:10`;

const cubeIn = (remarks: Remarks | undefined): CubeAdvice => remarks!.members.cube as CubeAdvice;

/** The cube advice on each path, with the network and the bear-off tables. */
const PATHS: Readonly<Record<string, (depth: number) => CubeAdvice>> = {
  "money, the cube in the text only": (depth) => {
    const state = backgammon().notation.parsePosition(MONEY);
    const evaluators: EvaluatorMap = new Map(Object.entries(EVALUATORS));
    return cubeIn(remarksWithoutCube(state, { position: MONEY, evaluator: "net", depth }, evaluators));
  },
  "--cube on": (depth) => adviceIn(withCube(cubeRules()), MONEY, depth),
  "--match 7": (depth) => adviceIn(withCube(cubeRules({ length: 7 })), MATCH, depth),
  "a match, from the text": (depth) => adviceIn(gameIn(MATCH)!, MATCH, depth),
};

function adviceIn({ game, remarks }: ReturnType<typeof withCube>, position: string, depth: number) {
  const state = game.notation!.parsePosition(position);
  return cubeIn(remarks!(state, { position, evaluator: "net", depth }));
}

describe("cube advice", () => {
  it.each(Object.keys(PATHS))("is searched as many turns deep as asked: %s", (path) => {
    for (const depth of [1, 2, 3]) expect(PATHS[path]!(depth).depth).toBe(depth);
  });

  it("is the same with --cube on and without", () => {
    for (const depth of [1, 2])
      expect(PATHS["--cube on"]!(depth)).toEqual(PATHS["money, the cube in the text only"]!(depth));
  });

  it("does not double a bear-off at 3-away 2-away that is better played on", () => {
    const { verdict, noDouble, doubleTake } = PATHS["--match 7"]!(2);
    expect(verdict).toBe("no double, take");
    // Exact: 0.071 and -0.048.
    expect(Math.abs(noDouble - 0.071)).toBeLessThan(0.05);
    expect(Math.abs(doubleTake - -0.048)).toBeLessThan(0.05);
  });
});
