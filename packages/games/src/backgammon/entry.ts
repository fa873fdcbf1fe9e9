import {
  defined,
  type GameOption,
  type GivenOptions,
  type NamedGame,
  named,
  type RegisteredGame,
} from "../entry.js";
import { chancesEvaluator } from "./analysis/chances-evaluator.js";
import { modelEvaluator, type Precision } from "./analysis/network-evaluator.js";
import { withBearOff } from "./bear-off/evaluator.js";
import { BACKGAMMON } from "./board.js";
import { type CubeRules, cubeRules } from "./cube/cube-rules.js";
import { cubeEvaluator } from "./cube/evaluator.js";
import { cubeGame } from "./cube/game.js";
import { hypergammonSolver } from "./hypergammon/solver.js";
import { networkCourse, positionsCourse } from "./learning/course.js";
import { inputsOf } from "./learning/network.js";
import { positionIdOf } from "./notation/notation.js";
import { type BackgammonGame, backgammon, FILTERED, hypergammon } from "./rules.js";

const STAKES: GameOption = {
  name: "stakes",
  values: "money|single",
  help: "With money stakes a gammon counts 2 and a backgammon 3, with single stakes every win counts 1.",
};

/** Options that each bring the cube. */
const CUBE_OPTIONS: readonly GameOption[] = [
  {
    name: "cube",
    values: "on|off",
    help: "With the doubling cube, for money; off by default, on with any of the next options.",
  },
  { name: "match", values: "N", help: "A whole match of N points, 1 to 64, with the cube." },
  { name: "jacoby", values: "on|off", help: "For money: gammons count 1 until the cube is turned; off." },
  {
    name: "beavers",
    values: "on|off",
    help: "For money: who is doubled may turn the cube once more and keep it, the doubler then once again; off.",
  },
  {
    name: "automatic-doubles",
    values: "N",
    help: "For money: equal opening dice turn the cube, N times at most; 0.",
  },
  { name: "resign", values: "on|off", help: "Whether one may offer to resign before one's roll; off." },
];

/**
 * What is agreed about the cube; undefined where the game has none.
 * @throws RangeError where the options do not go together
 */
function givenRules(given: GivenOptions): CubeRules | undefined {
  const isOn = (name: string): boolean | undefined => {
    const chosen = given.choice(name, ["on", "off"]);
    return chosen === undefined ? undefined : chosen === "on";
  };
  const options = defined({
    length: given.whole("match"),
    jacoby: isOn("jacoby"),
    beavers: isOn("beavers"),
    automatic: given.whole("automatic-doubles"),
    resignations: isOn("resign"),
  });
  const cube = isOn("cube");
  const isAsked = Object.values(options).some((value) => value !== false && value !== undefined);
  if (options.length === 0) throw new RangeError("A match has 1 to 64 points, not 0.");
  if (cube === false && isAsked)
    throw new RangeError(
      "Matches, Jacoby, beavers, automatic doubles and resignations are played with the cube: leave out --cube off.",
    );
  if (!(cube ?? isAsked)) return undefined;
  if (given.text("stakes") !== undefined)
    throw new RangeError("With the cube the stakes are those of money or of the match: leave out --stakes.");
  return cubeRules(options);
}

/** Backgammon with the cube, as people read and write it. */
function withCube(rules: CubeRules): NamedGame {
  const game = cubeGame(rules);
  const { length } = rules;
  const start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0";
  const flags = length > 0 ? 0 : Number(rules.jacoby) + 2 * Number(rules.beavers);
  return {
    ...named(game, {
      position:
        "an XGID, a Position ID with a Match ID, or one without the cube: a Position ID seen by the player on roll, or 26 numbers; the roll as 31 or 3-1",
      example: { position: `${start}:${flags}:${length}:10`, roll: "31" },
      evaluator: "net",
      dice: true,
      afterstateEvaluators: [],
      afterstate: game.afterstate,
    }),
    learned(name, model) {
      if (inputsOf(model) === undefined) return undefined;
      const judge = (precision: Precision) =>
        cubeEvaluator(() => withBearOff(modelEvaluator(name, model, precision)), rules);
      return { batchEvaluators: { [name]: judge("int16"), [`${name}@float`]: judge("float") } };
    },
  };
}

function presented(game: BackgammonGame, example: { position: string; roll: string }): NamedGame {
  return named(game, {
    position:
      "a GNU Position ID seen by the player on roll, PositionID:MatchID, an XGID, or 26 numbers; the roll as 31 or 3-1",
    example,
    ...(game.batchEvaluators && { evaluator: "net" }),
    dice: true,
    afterstateEvaluators: Object.keys(game.evaluators ?? {}),
    afterstate: (state, action) => positionIdOf(action === "roll" ? state : game.afterstate(state, action)),
  });
}

export const backgammonEntry: RegisteredGame = {
  name: "backgammon",
  help: "Backgammon, with the doubling cube and as a match if asked.",
  options: [STAKES, ...CUBE_OPTIONS],
  courses: [networkCourse, positionsCourse],
  methods: [FILTERED],
  create(given) {
    const rules = givenRules(given);
    if (rules !== undefined) return withCube(rules);
    const stakes = given.choice("stakes", ["money", "single"]) ?? "money";
    return {
      ...presented(backgammon({ stakes }), { position: "4HPwATDgc/ABMA", roll: "31" }),
      learned(name, model) {
        if (inputsOf(model) === undefined) return undefined;
        const judge = (precision: Precision) =>
          chancesEvaluator(
            () => withBearOff(modelEvaluator(name, model, precision)),
            stakes,
            BACKGAMMON.checkers,
          );
        return { batchEvaluators: { [name]: judge("int16"), [`${name}@float`]: judge("float") } };
      },
    };
  },
};

export const hypergammonEntry: RegisteredGame = {
  name: "hypergammon",
  help: "Backgammon with three checkers a side.",
  options: [STAKES],
  create(given) {
    const stakes = given.choice("stakes", ["money", "single"]) ?? "money";
    const game = hypergammon({ stakes });
    return {
      ...presented(game, { position: "AACgAgAAKgAAAA", roll: "31" }),
      solver: hypergammonSolver(game, stakes),
    };
  },
};
