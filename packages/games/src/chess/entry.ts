import { named, type RegisteredGame } from "../entry.js";
import { linearCourse } from "./evaluation/course.js";
import { linearEvaluator } from "./evaluation/evaluators.js";
import { FEATURES } from "./evaluation/features.js";
import { keptGames } from "./kept-games.js";
import { writeFen } from "./notation/fen.js";
import { writePgn } from "./notation/pgn.js";
import { chess } from "./rules.js";
import { type ChessAction, type ChessState, standing } from "./state.js";

/** What the registry knows of the game: its name, its options, how people write it. */
export const entry: RegisteredGame = {
  name: "chess",
  help: "Chess, judged by weights of the pieces that it has learned itself.",
  options: [],
  courses: [linearCourse],
  readGames: keptGames,
  create: () => ({
    ...named(chess, {
      position: "a FEN, or startpos, with the moves played from there after the word moves",
      example: { position: "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 4" },
      evaluator: "learned",
      fixedStart: true,
      reached: (state) => writeFen(standing(state)),
      terminal: { seats: ["White", "Black"] },
    }),
    record: {
      format: "PGN",
      // Safe: states and actions are those of chess.
      write: (start, actions, [White, Black]) =>
        writePgn({
          tags: { Event: "tyche play chess", White: White!, Black: Black! },
          start: start as ChessState,
          actions: actions as readonly ChessAction[],
        }),
    },
    learned: (name, model) =>
      FEATURES.has(model.header.inputs)
        ? { positionEvaluators: { [name]: linearEvaluator(model) } }
        : undefined,
  }),
};
