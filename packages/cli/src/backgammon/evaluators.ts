import { existsSync, readFileSync } from "node:fs";
import {
  type OutcomeEvaluator,
  pipsOnly,
  savedNetworkEvaluator,
  shippedEvaluator,
  withBearOff,
} from "@tyche/games";
import { systemSentence, UsageError } from "../errors.js";

/** What can judge backgammon boards, by name; where both sides bear off all use the tables but `pips`. */
const EVALUATORS: Readonly<Record<string, () => OutcomeEvaluator>> = {
  default: shippedEvaluator,
  net: shippedEvaluator,
  pips: () => pipsOnly,
};

/** For usage lines. */
export const EVALUATOR_NAMES: readonly string[] = [
  ...Object.keys(EVALUATORS),
  "the file of a trained network",
];

/**
 * An evaluator by its name, or from the file of a network.
 * @throws UsageError where there is neither, ModelFileError where the file holds another model
 */
export function evaluatorNamed(name: string): OutcomeEvaluator {
  const make = Object.hasOwn(EVALUATORS, name) ? EVALUATORS[name] : undefined;
  if (make) return make();
  if (!existsSync(name))
    throw new UsageError(
      `there is no evaluator and no file "${name.slice(0, 80)}": take ${EVALUATOR_NAMES.join(", ")}`,
    );
  return withBearOff(savedNetworkEvaluator(name, bytesOf(name)));
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${systemSentence(error)}`);
  }
}
