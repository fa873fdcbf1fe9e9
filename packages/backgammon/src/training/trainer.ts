import type { Trainer, TrainerSettings } from "@tyche/games";
import { defined } from "@tyche/games";
import { TrainingError, type TrainingRun } from "@tyche/learn";
import {
  givenBytes,
  grownNetwork,
  iterationCount,
  NetworkFitting,
  NetworkTraining,
  PositionGathering,
  readTrainingSet,
  TrainingSet,
} from "@tyche/learn/network";
import { BOARD_INPUTS, type BoardInputs } from "../evaluation/network/encoding.js";
import {
  backgammonIntegers,
  backgammonModel,
  backgammonNetwork,
  inputsOf,
  modelNetwork,
} from "../evaluation/network/network.js";
import { texts } from "../rules/texts.js";
import { RaceTraining } from "./race-training.js";
import { BACKGAMMON_TASK, backgammonTask } from "./task.js";

const HIDDEN = [256, 32];
const RATE = [0.015, 0.002] as const;
const LAMBDA = 0.3;
/** Games per iteration with sampled and with full backups; full backups take twenty times as long. */
const LAP = 10_000;
const FULL_LAP = 1000;
/** Defaults for fitting to positions: first and last step size of Adam, and passes over the positions. */
const FIT_RATE = [0.002, 0.00005] as const;
const PASSES = 8;

/** Self-play training, from scratch or from an already trained network. */
export const networkTrainer: Trainer = {
  evaluator: "network",
  help: "Temporal differences on the boards after each turn; five outputs: win, gammons and backgammons for and against.",
  settings: [
    "inputs",
    "hidden",
    "rate",
    "lambda",
    "explore",
    "rare",
    "full",
    "positions",
    "passes",
    "every",
    "average",
    "from",
  ],
  create(settings): TrainingRun {
    const { network, inputs, history } = start(settings);
    const { games, seed, explore = 0, rare, every, average } = settings;
    if (rare !== undefined && settings.positions !== undefined)
      throw texts.error(TrainingError, "backgammon-rare-positions", {});
    const about = {
      game: "backgammon",
      inputs: BOARD_INPUTS[inputs],
      seed,
      ...defined({ average, history }),
    };
    if (settings.positions !== undefined) {
      const { passes = PASSES, rate = FIT_RATE } = settings;
      const none = new TrainingSet(givenBytes(network.encoding!), BACKGAMMON_TASK.outputs);
      const read = readTrainingSet(settings.positions, "backgammon", none);
      return new NetworkFitting(network, BACKGAMMON_TASK, read.positions, {
        ...about,
        // Only the last entry of the positions' history, which generated them; the history of the network that played
        // them is in its own file.
        history: [...(history ?? []), ...read.history.slice(-1)],
        passes,
        rate,
        ...(every !== undefined && { iteration: every }),
      });
    }
    const { rate = RATE, lambda = LAMBDA, full = false, stream } = settings;
    return new NetworkTraining(network, backgammonTask(rare), {
      ...about,
      games,
      explore,
      rate,
      lambda,
      iteration: every ?? (full ? FULL_LAP : LAP),
      ...(rare !== undefined && { starts: { rare } }),
      ...(stream !== undefined && { stream }),
      ...(full && { backup: "full" }),
    });
  },
};

/**
 * Generates training positions: games played by a network, each position with a target value one decision deeper than
 * the network's own.
 */
export const positionsTrainer: Trainer = {
  evaluator: "positions",
  help: "Not an evaluator: positions from games of the network in --from, valued over all rolls; train on them with --positions.",
  settings: ["lambda", "explore", "noise", "rare", "every", "from", "part"],
  pieces: ({ games, every }) => iterationCount({ games, ...defined({ iteration: every }) }),
  create(settings): TrainingRun {
    if (settings.from === undefined) throw texts.error(TrainingError, "backgammon-gather-from", {});
    const { network, inputs, history } = start(settings);
    const { games, seed, lambda, explore, noise, rare, every, part } = settings;
    // The network is not trained here, so integers are used: they are faster.
    return new PositionGathering(backgammonIntegers(network), backgammonTask(rare), {
      game: "backgammon",
      inputs: BOARD_INPUTS[inputs],
      games,
      seed,
      ...defined({ explore, noise, lambda, iteration: every, history, part }),
      ...(rare !== undefined && { starts: { rare } }),
    });
  },
};

/** Trains the small network that replaces the large one in races. */
export const raceTrainer: Trainer = {
  evaluator: "race",
  help: "How many rolls one side needs to bear off in a race without contact, by value iteration; --games counts positions.",
  settings: ["hidden", "rate", "every", "from"],
  create: ({ games, seed, hidden, rate, every, from }): TrainingRun =>
    new RaceTraining({ games, seed, ...defined({ hidden, rate, every, from }) }),
};

/** The initial network of a training run, its inputs, and its training history. */
function start({ hidden, seed, from, positions, inputs: asked }: TrainerSettings) {
  if (asked !== undefined && !(asked in BOARD_INPUTS)) {
    const known = Object.keys(BOARD_INPUTS);
    throw new TrainingError(
      "backgammon-inputs",
      { known, text: asked },
      `The inputs of a backgammon network are ${known.join(" or ")}, not "${asked}".`,
    );
  }
  const options = { seed, adam: positions !== undefined };
  const wanted = asked as BoardInputs | undefined;
  if (!from) {
    const inputs = wanted ?? "points";
    return { network: backgammonNetwork(inputs, hidden ?? HIDDEN, options), inputs };
  }
  const model = backgammonModel(from);
  const before = modelNetwork(model, options);
  const known = inputsOf(model)!;
  const inputs = wanted ?? known;
  const grows = hidden !== undefined || inputs !== known;
  const network = grows
    ? grownNetwork(before, backgammonNetwork(inputs, hidden ?? before.shape.hidden, options))
    : before;
  return { network, inputs, history: model.header.history };
}
