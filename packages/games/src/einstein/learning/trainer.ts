import { type ModelFile, scaledTo8, scaledTo16, type TrainingRun, unscaled } from "@tyche/learn";
import { grownNetwork, NetworkTraining } from "@tyche/learn/network";
import { defined } from "../../kit/entry.js";
import type { Trainer, TrainerSettings } from "../../kit/trainer.js";
import { EINSTEIN_INPUTS } from "./encoding.js";
import { einsteinModel, einsteinNetwork, modelNetwork } from "./network.js";
import { einsteinTask } from "./task.js";

const HIDDEN = [64, 16];
const RATE = [0.05, 0.0005] as const;
const LAMBDA = 0.7;
const EXPLORE = 0.02;
const LAP = 10_000;

/**
 * Training run with a model file a quarter of the size: the first layer, nearly all of it, in 8 bits, the others in
 * 16.
 */
class EinsteinTraining extends NetworkTraining {
  override model(): ModelFile {
    const { header, arrays } = super.model();
    const [first, ...others] = arrays.map(unscaled);
    return { header, arrays: [scaledTo8(first!), ...others.map(scaledTo16)] };
  }
}

/** Self-play from zero, or from a trained network. */
export const networkTrainer: Trainer = {
  evaluator: "network",
  help: "Temporal differences on the boards after each move, 5 x 5: the chance to win.",
  settings: ["hidden", "rate", "lambda", "explore", "rare", "full", "every", "average", "from"],
  create(settings): TrainingRun {
    const { rate = RATE, lambda = LAMBDA, explore = EXPLORE, every = LAP } = settings;
    const { games, seed, rare, full, average, stream } = settings;
    const { network, history } = start(settings);
    return new EinsteinTraining(network, einsteinTask(rare), {
      game: "einstein",
      inputs: EINSTEIN_INPUTS,
      games,
      seed,
      rate,
      lambda,
      explore,
      iteration: every,
      ...defined({ average, stream, history }),
      ...(rare !== undefined && { starts: { rare } }),
      ...(full && { backup: "full" }),
    });
  },
};

/** The initial network of a training run and its training history. */
function start({ hidden, seed, from }: TrainerSettings) {
  if (from === undefined) return { network: einsteinNetwork(hidden ?? HIDDEN, seed), history: undefined };
  const model = einsteinModel(from);
  const before = modelNetwork(model);
  const network = hidden ? grownNetwork(before, einsteinNetwork(hidden, seed)) : before;
  return { network, history: model.header.history };
}
