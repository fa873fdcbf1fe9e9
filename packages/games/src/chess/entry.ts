import { type GameEntry, named } from "../kit/entry.js";
import { about } from "./about.js";
import { linearEvaluator } from "./evaluation/evaluators.js";
import { FEATURES } from "./evaluation/features.js";
import { writeFen } from "./notation/fen.js";
import { writePgn } from "./notation/pgn.js";
import { type ChessAction, type ChessState, standing } from "./notation/state.js";
import { chess } from "./rules.js";
import { texts } from "./texts.js";

/** What a pawn counts in the sums of `squares` and `quiet`, and about what it counts in those of `learned`. */
const PAWN = 0.075;

/** Entry of the registry: how the game is created, read and trained. */
export const entry: GameEntry = {
  ...about,
  trainers: async () => [(await import("./trainer.js")).linearTrainer],
  readGames: async (file) =>
    typeof file === "string" ? (await import("./read-games.js")).gamesInFile(file) : undefined,
  create: () => ({
    ...named(chess, about, {
      evaluator: "quiet",
      fixedStart: true,
      reached: (state) => writeFen(standing(state)),
      mates: true,
      unit: { pawn: PAWN },
      terminal: {
        seats: [texts.phrase("seat-white", {}), texts.phrase("seat-black", {})],
        // White's pieces; letters for files are small, like Black's.
        colours: [{ of: /\b[A-Z]\b/g, colour: "cyan" }],
      },
    }),
    record: {
      format: "PGN",
      // Safe: the states and actions are those of chess.
      write: (start, actions, [White, Black], states, asked) => {
        const result = (states?.at(-1) as ChessState | undefined)?.claimed
          ? "1/2-1/2"
          : ["0-1", "1-0"][asked?.resigned ?? -1];
        return writePgn({
          tags: {
            Event: "tyche play chess",
            White: White!,
            Black: Black!,
            ...(result && { Result: result }),
          },
          start: start as ChessState,
          // The Lab records a claim as an action.
          actions: (actions as readonly ChessAction[]).filter((action) => action !== "draw"),
        });
      },
    },
    learned: (name, model) =>
      FEATURES.has(model.header.inputs)
        ? { positionEvaluators: { [name]: linearEvaluator(model) } }
        : undefined,
  }),
};
