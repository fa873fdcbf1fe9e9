import { type GameOption, type NamedGame, named, type RegisteredGame } from "../entry.js";
import { chancesEvaluator } from "./analysis/chances-evaluator.js";
import { modelEvaluator, type Precision } from "./analysis/network-evaluator.js";
import { withBearOff } from "./bear-off/evaluator.js";
import { BACKGAMMON } from "./board.js";
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
  help: "Backgammon without the doubling cube.",
  options: [STAKES],
  courses: [networkCourse, positionsCourse],
  methods: [FILTERED],
  create(given) {
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
