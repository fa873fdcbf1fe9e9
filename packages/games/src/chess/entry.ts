import { named, type RegisteredGame } from "../entry.js";
import { linearCourse } from "./evaluation/course.js";
import { linearEvaluator } from "./evaluation/evaluators.js";
import { FEATURES } from "./evaluation/features.js";
import { chess } from "./rules.js";

export const entry: RegisteredGame = {
  name: "chess",
  help: "Chess, judged by weights of the pieces that it has learned itself.",
  options: [],
  courses: [linearCourse],
  create: () => ({
    ...named(chess, {
      position: "a FEN, or startpos, with the moves played from there after the word moves",
      example: { position: "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 4" },
      evaluator: "learned",
      fixedStart: true,
    }),
    learned: (name, model) =>
      FEATURES.has(model.header.inputs)
        ? { positionEvaluators: { [name]: linearEvaluator(model).evaluate } }
        : undefined,
  }),
};
