import type { Evaluator } from "@tyche/engine";
import { type PackedNTuples, readNTuples } from "@tyche/learn/ntuple";
import { weightsFile } from "../../kit/weights-file.js";
import type { Twenty48Position } from "../positions/position.js";
import { rareExponent } from "./downgrading.js";

/** Model file of the shipped 2048 network, as written by `tyche train`. */
const SHIPPED = weightsFile(() => new URL("../../../weights/twenty48.model", import.meta.url));

/** A network that evaluates 4 x 4 boards, and the tile from which it is unreliable. */
export interface LearnedNetwork {
  readonly network: PackedNTuples;
  /** The exponent from which it saw few boards in training; 0 if there is none. See `rareExponent`. */
  readonly rare: number;
}

/** The network of an evaluator, for the packed search, which calls it directly. */
const networks = new WeakMap<Evaluator<never>, () => LearnedNetwork>();

/**
 * @returns a function that unpacks the network on its first call; undefined if the evaluator is not from `forecastBy`
 */
export function networkBehind(evaluator: Evaluator<never> | undefined): (() => LearnedNetwork) | undefined {
  return evaluator && networks.get(evaluator);
}

/**
 * The points scored plus the network's forecast of those to come.
 *
 * @param learned called when the first board is evaluated
 * @param most the largest possible score
 */
export function forecastBy(learned: () => LearnedNetwork, most: number): Evaluator<Twenty48Position> {
  const evaluate: Evaluator<Twenty48Position> = (position) => {
    const expected = learned().network.evaluate(position.packedLow(), position.packedHigh());
    return Math.max(0, Math.min(most, position.score() + expected));
  };
  networks.set(evaluate, learned);
  return evaluate;
}

let made: LearnedNetwork | undefined;

/** The network trained by self-play (docs/games/2048.md): unpacked on first use, then shared. */
export function shippedLearned(): LearnedNetwork {
  if (!made) {
    const { network, history } = readNTuples(SHIPPED.bytes(), "2048");
    made = { network, rare: rareExponent(history) };
  }
  return made;
}
