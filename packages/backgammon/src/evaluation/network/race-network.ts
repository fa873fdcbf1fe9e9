import { asProbability } from "@tyche/games";
import type { ModelFile } from "@tyche/learn";
import {
  type BoardEncoding,
  type FeatureValue,
  hiddenLayersOf,
  Network,
  writeParameters,
} from "@tyche/learn/network";
import { BACKGAMMON, BAR } from "../../rules/board.js";
import type { Moments } from "../bear-off/rolls.js";

/** The name of the input encoding in model files. */
const RACE_INPUTS = "checkers of one side by point, 25 slots, at least so many";

const CHECKERS = BACKGAMMON.checkers;
const ROWS_PER_SLOT = CHECKERS + 1;

/** One feature for each point and number n: whether at least n checkers are on the point. Slot 0 is not read. */
const ENCODING: BoardEncoding = {
  slots: BAR,
  features: (BAR - 1) * CHECKERS,
  rows: Array.from({ length: BAR * ROWS_PER_SLOT }, (_, row): FeatureValue[] => {
    const slot = Math.floor(row / ROWS_PER_SLOT);
    const count = slot === 0 ? 0 : row % ROWS_PER_SLOT;
    return Array.from({ length: count }, (__, i) => [(slot - 1) * CHECKERS + i, 1]);
  }),
  views: [{ bases: Array.from({ length: BAR }, (_, slot) => slot * ROWS_PER_SLOT), sign: 1 }],
};

/** Outputs: mean, deviation and skewness of the rolls to bear off all checkers, and the same for the first. */
export const RACE_OUTPUTS = 6;
/** Distance between two results of a network, in numbers. */
export const OUTPUT_STEP = 8;
export const RACE_BATCH = 256;

export interface RaceNetworkOptions {
  readonly seed?: number | string;
  /** Whether the network is trained with Adam. */
  readonly adam?: boolean;
  /** Sides per call. Default `RACE_BATCH`. */
  readonly batch?: number;
}

/**
 * A network that reads one side's checkers in a race, on the points 1 to 24 at the bytes 1 to 24 of a board. Its results
 * are to be read by `allMoments` and `firstMoments`.
 */
export function raceNetwork(hidden: readonly number[], options: RaceNetworkOptions = {}): Network {
  return new Network(
    { features: ENCODING.features, hidden, outputs: RACE_OUTPUTS },
    { batch: RACE_BATCH, ...options, encoding: ENCODING, stride: BAR },
  );
}

/** What the model file of such a network must be. */
export const RACE_MODEL = { kind: "network", game: "backgammon", inputs: RACE_INPUTS } as const;

/**
 * The network in a model file.
 * @throws ModelFileError if it is none of its shape
 */
export function raceModel(model: ModelFile, options?: RaceNetworkOptions): Network {
  const network = raceNetwork(hiddenLayersOf(model, ENCODING.features), options);
  writeParameters(network, model.arrays);
  return network;
}

/** Pips of a mean roll. */
const MEAN_ROLL = 49 / 6;
/** The spans of the outputs; all but the deviations are 0 at 1/2. */
const MEAN = 4;
const FIRST_MEAN = 6;
const DEVIATION = 12;
const SKEWNESS = 20;

/**
 * An estimate of the mean number of rolls, to which the network adds a correction: the larger of what the pips and what the number
 * of checkers need, rounded where they meet. Fitted to the home boards, with an error of a quarter of a roll.
 */
function usualMean(pips: number, checkers: number): number {
  const byPips = (pips + 8) / MEAN_ROLL;
  const byCheckers = 0.47 * checkers + 0.2;
  return (byPips + byCheckers + Math.sqrt((byPips - byCheckers) ** 2 + 4)) / 2 - 0.27;
}

/** An estimate of the mean number of rolls to bear off the first checker. @param outside pips to bring all checkers home */
function usualFirstMean(outside: number): number {
  return 1.5 + outside / MEAN_ROLL;
}

/** What the network does not need to be asked. */
export interface RaceCounts {
  readonly checkers: number;
  readonly pips: number;
  /** Pips to bring all checkers into the home board. */
  readonly outside: number;
}

/**
 * The rolls to bear off all checkers.
 * @param outputs the network's, from index `at`
 */
export function allMoments(outputs: ArrayLike<number>, at: number, { checkers, pips }: RaceCounts): Moments {
  return moments(outputs, at, usualMean(pips, checkers) + MEAN * (outputs[at]! - 0.5));
}

/** The rolls to bear off the first of 15 checkers. */
export function firstMoments(outputs: ArrayLike<number>, at: number, { outside }: RaceCounts): Moments {
  return moments(outputs, at + 3, usualFirstMean(outside) + FIRST_MEAN * (outputs[at + 3]! - 0.5));
}

function moments(outputs: ArrayLike<number>, at: number, mean: number): Moments {
  return { mean, deviation: DEVIATION * outputs[at + 1]!, skewness: SKEWNESS * (outputs[at + 2]! - 0.5) };
}

/** Writes the outputs that mean these moments. */
export function writeRaceTarget(all: Moments, first: Moments, counts: RaceCounts, into: Float32Array): void {
  const { checkers, pips, outside } = counts;
  into[0] = (all.mean - usualMean(pips, checkers)) / MEAN + 0.5;
  into[1] = all.deviation / DEVIATION;
  into[2] = all.skewness / SKEWNESS + 0.5;
  into[3] = (first.mean - usualFirstMean(outside)) / FIRST_MEAN + 0.5;
  into[4] = first.deviation / DEVIATION;
  into[5] = first.skewness / SKEWNESS + 0.5;
  for (let i = 0; i < RACE_OUTPUTS; i++) into[i] = asProbability(into[i]!);
}
