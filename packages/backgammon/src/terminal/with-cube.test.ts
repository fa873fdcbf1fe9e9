import type { Remarks } from "@tyche/games";
import { describe, expect, it } from "vitest";
import type { CubeAdvice } from "../analysis/cube-advice.js";
import { cubeRules } from "../cube/cube-rules.js";
import { parseEquities } from "../cube/equities-file.js";
import { EVALUATORS, type EvaluatorMap } from "../evaluation/evaluators.js";
import { backgammon } from "../game/rules.js";
import { gameIn, optionsNamedIn, remarksWithoutCube, withCube } from "./with-cube.js";

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
    expect(PATHS["--match 7"]!(2).verdict).toBe("no double, take");
    const rules = cubeRules({ length: 7, equities: parseEquities("kazaross-xg2") });
    for (const depth of [1, 2, 3]) {
      const { noDouble, doubleTake } = adviceIn(withCube(rules), MATCH, depth);
      // Exact, by an independent calculation with this table.
      expect(Math.abs(noDouble - 0.071)).toBeLessThan(6e-4);
      expect(Math.abs(doubleTake - -0.048)).toBeLessThan(6e-4);
    }
  });
});

it("a position with a match names all of its rules, whatever the current ones are", () => {
  const board = "-b----E-C---eE---c-e----B-";
  const cases: readonly (readonly [text: string, options: Readonly<Record<string, string>> | undefined])[] = [
    [`XGID=${board}:1:-1:1:00:2:1:0:7:10`, { match: "7" }],
    [`XGID=${board}:0:0:1:31:0:0:0:0:10`, { cube: "on" }],
    [`XGID=${board}:0:0:1:00:0:0:1:0:10`, { cube: "on", jacoby: "on" }],
    [`XGID=${board}:0:0:1:00:0:0:3:0:10`, { cube: "on", jacoby: "on", beavers: "on" }],
    ["4HPwATDgc/ABMA:QYkqASAAIAAA", { match: "9" }],
    ["4HPwATDgc/ABMA", undefined],
    ["XGID=nonsense", undefined],
  ];
  for (const [text, options] of cases) {
    expect(optionsNamedIn(text, {}), text).toEqual(options);
    for (const given of [{ match: "3" }, { stakes: "single" }, { cube: "off" }, { jacoby: "off" }])
      expect(optionsNamedIn(text, given), text).toEqual(options);
    if (options) expect(optionsNamedIn(text, { resign: "on" })).toEqual({ ...options, resign: "on" });
  }
});
