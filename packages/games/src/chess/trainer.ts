import { decodeModel, LeafTraining, type LeafTrainingOptions, TrainingError } from "@tyche/learn";
import { defined } from "../kit/entry.js";
import type { Trainer } from "../kit/trainer.js";
import { CLASSIC } from "./board/position.js";
import { INPUTS } from "./evaluation/features.js";
import { chess } from "./rules.js";
import { texts } from "./texts.js";

const DEPTH = 2;
const RATE = 0.02;
const LAMBDA = 0.7;
/** Random moves at the start of each game. */
const OPENING = 8;
/** Maximum game length in plies; longer games are scored by the last search. */
const LONGEST = 240;

/**
 * The classic material values, scaled down so that near-even positions can be told apart; piece kinds come first in
 * all inputs.
 */
function rival(features: number): { readonly name: string; readonly weights: readonly number[] } {
  return {
    name: "1-3-3-5-9",
    weights: Array.from({ length: features }, (_, i) => (CLASSIC[i + 1] ?? 0) / 10),
  };
}

/** Trains piece weights from zero by self-play. */
export const linearTrainer: Trainer = {
  evaluator: "linear",
  help: "TD-Leaf: a weight for each piece, for a few sums of placement and for mobility, from searched games.",
  settings: ["rate", "lambda", "depth", "every", "inputs", "from"],
  create({ games, seed, rate, lambda = LAMBDA, depth = DEPTH, every, inputs = "all", from }) {
    const features = INPUTS.get(inputs);
    if (!features)
      throw texts.error(TrainingError, "chess-inputs", { all: [...INPUTS.keys()], text: inputs });
    const options = defined<LeafTrainingOptions>({
      games,
      seed,
      rate: rate?.[0] ?? RATE,
      lambda,
      depth,
      every,
      opening: OPENING,
      longest: LONGEST,
      rival: rival(features.names.length),
      from: from && decodeModel(from, { kind: "linear", game: "chess" }),
    });
    return new LeafTraining(chess, features, options);
  },
};
