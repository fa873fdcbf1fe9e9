import type { Evaluator } from "@tyche/engine";
import { defined, type GameOption, type NamedGame, named, type RegisteredGame } from "../entry.js";
import type { OutcomeEvaluator } from "./analysis/evaluator.js";
import { modelEvaluator } from "./analysis/network-evaluator.js";
import { withBearOff } from "./bear-off/evaluator.js";
import { networkCourse, positionsCourse } from "./learning/course.js";
import { equityEvaluators } from "./learning/evaluators.js";
import { inputsOf } from "./learning/network.js";
import { shippedEvaluator } from "./learning/shipped.js";
import { positionIdOf } from "./notation/notation.js";
import type { BackgammonPosition } from "./position.js";
import { type BackgammonGame, type BackgammonOptions, backgammon, hypergammon } from "./rules.js";

const STAKES: GameOption = {
  name: "stakes",
  values: "money|single",
  help: "With money stakes a gammon counts 2 and a backgammon 3, with single stakes every win counts 1.",
};

function presented(
  game: BackgammonGame,
  example: { position: string; roll: string },
  evaluators?: Readonly<Record<string, (position: BackgammonPosition) => number>>,
): NamedGame {
  return named(
    game,
    {
      position:
        "a GNU Position ID seen by the player on roll, PositionID:MatchID, an XGID, or 26 numbers; the roll as 31 or 3-1",
      example,
      ...(evaluators?.net && { evaluator: "net" }),
      dice: true,
      afterstateEvaluators: Object.keys(game.evaluators ?? {}),
      afterstate: (state, action) => positionIdOf(action === "roll" ? state : game.afterstate(state, action)),
      awaitsRoll: ({ dice }) => dice === null,
      rollOf: ({ dice }) => dice!.join(""),
    },
    // Safe: the positions of this game are the only ones that its evaluators are handed.
    evaluators as Readonly<Record<string, Evaluator>> | undefined,
  );
}

export const backgammonEntry: RegisteredGame = {
  name: "backgammon",
  help: "Backgammon without the doubling cube.",
  options: [STAKES],
  courses: [networkCourse, positionsCourse],
  create(given) {
    const stakes = given.choice("stakes", ["money", "single"]);
    const pips = (position: BackgammonPosition): number => position.evaluate();
    const worth = (evaluator: () => OutcomeEvaluator) =>
      equityEvaluators(evaluator, stakes ?? "money").ofPosition;
    return {
      ...presented(
        backgammon(defined<BackgammonOptions>({ stakes })),
        { position: "4HPwATDgc/ABMA", roll: "31" },
        { default: pips, pips, net: worth(shippedEvaluator) },
      ),
      // Safe: the positions of this game are the only ones that its evaluators are handed.
      evaluatorOf: (model) =>
        inputsOf(model) !== undefined
          ? (worth(() => withBearOff(modelEvaluator("model", model))) as Evaluator)
          : undefined,
    };
  },
};

export const hypergammonEntry: RegisteredGame = {
  name: "hypergammon",
  help: "Backgammon with three checkers a side.",
  options: [STAKES],
  create(given) {
    const stakes = given.choice("stakes", ["money", "single"]);
    return presented(hypergammon(defined<BackgammonOptions>({ stakes })), {
      position: "AACgAgAAKgAAAA",
      roll: "31",
    });
  },
};
