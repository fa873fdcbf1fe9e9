import { decodeModel, grownNetwork, Network, NetworkCourse, writeParameters } from "@tyche/learn";
import type { CourseEntry } from "../../courses.js";
import { OUTCOME_COUNT } from "../outcomes.js";
import { RECORD } from "../records.js";
import { BOARD_ENCODING, BOARD_INPUTS } from "./encoding.js";
import { BACKGAMMON_LESSON } from "./lesson.js";

/** Boards in one call: more results than all but a few rolls have. */
const BATCH = 3100;

/** A network that reads boards as the move generator writes them. */
export function backgammonNetwork(
  hidden: readonly number[],
  seed: number | string = 0,
  batch = BATCH,
): Network {
  return new Network(
    { features: BOARD_ENCODING.features, hidden, outputs: OUTCOME_COUNT },
    { encoding: BOARD_ENCODING, batch, stride: 4 * RECORD, entries: 512, seed },
  );
}

const HIDDEN = [256, 32];
const RATE = [0.015, 0.002] as const;
const LAMBDA = 0.3;
/** Games of a lap with sampled and with full backups, which take twenty times as long. */
const LAP = 10_000;
const FULL_LAP = 1000;

/** Self-play from nothing, or from a network that has been taught before. */
export const networkCourse: CourseEntry = {
  evaluator: "network",
  help: "Temporal differences on the boards after each turn; five outputs: win, gammons and backgammons for and against.",
  settings: ["hidden", "rate", "lambda", "explore", "full", "every", "average", "from"],
  create({
    games,
    seed,
    stream,
    hidden,
    rate = RATE,
    lambda = LAMBDA,
    explore = 0,
    full = false,
    every,
    average,
    from,
  }) {
    const before = from && decodeModel(from, { kind: "network", game: "backgammon", inputs: BOARD_INPUTS });
    const shape = before?.header.shape as { readonly hidden: readonly number[] } | undefined;
    let network = backgammonNetwork(shape?.hidden ?? hidden ?? HIDDEN, seed);
    if (before) {
      writeParameters(network, before.arrays);
      if (hidden) network = grownNetwork(network, backgammonNetwork(hidden, seed));
    }
    return new NetworkCourse(network, BACKGAMMON_LESSON, {
      game: "backgammon",
      inputs: BOARD_INPUTS,
      games,
      seed,
      rate,
      lambda,
      explore,
      lap: every ?? (full ? FULL_LAP : LAP),
      ...(stream !== undefined && { stream }),
      ...(average !== undefined && { average }),
      ...(full && { backup: "full" }),
      ...(before && { history: before.header.history }),
    });
  },
};
