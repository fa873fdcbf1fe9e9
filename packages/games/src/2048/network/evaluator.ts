import type { Evaluator } from "@tyche/engine";
import { type PackedNTuples, readNTuples } from "@tyche/learn/ntuple";
import type { Twenty48Position } from "../positions/position.js";
import { rareExponent } from "./downgrading.js";
import { shippedFile } from "./shipped.js";

/** A network that judges boards of 4 x 4 cells, and where its knowledge ends. */
export interface LearnedNetwork {
  readonly network: PackedNTuples;
  /** The exponent from which on it met few boards; 0 where it knows all alike. See `rareExponent`. */
  readonly rare: number;
}

/** The network behind an evaluator, for the search of packed boards, which asks it directly. */
const networks = new WeakMap<Evaluator<never>, () => LearnedNetwork>();

/** @returns what unpacks it at its first call; undefined where the evaluator is none of `forecastBy` */
export function networkBehind(evaluator: Evaluator<never> | undefined): (() => LearnedNetwork) | undefined {
  return evaluator && networks.get(evaluator);
}

/**
 * The points made and those to come, as a network expects them.
 *
 * @param learned is asked when the first board is judged
 * @param most the largest score that there is
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

/** The network that taught itself 2048 (docs/games/2048.md): unpacked when it is first asked for, then shared. */
export function shippedLearned(): LearnedNetwork {
  if (!made) {
    const { network, history } = readNTuples(shippedFile(), "2048");
    made = { network, rare: rareExponent(history) };
  }
  return made;
}
