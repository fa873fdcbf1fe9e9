import {
  type OutcomeEvaluator,
  type Precision,
  pipsOnly,
  savedNetworkEvaluator,
  shippedEvaluator,
  withBearOff,
} from "@tyche/games/backgammon";
import { checkFile } from "../../io/access.js";
import { UsageError } from "../../io/errors.js";
import { modelFrom } from "../../io/model-file.js";
import { isThere } from "../../io/user-file.js";

/** What can judge backgammon boards, by name; where both sides bear off all use the tables but `pips`. */
const EVALUATORS: Readonly<Record<string, (precision: Precision) => OutcomeEvaluator>> = {
  default: shippedEvaluator,
  net: shippedEvaluator,
  pips: () => pipsOnly,
};

/** The evaluators that have a name; all others are files of trained networks. */
export const NAMED_EVALUATORS: readonly string[] = Object.keys(EVALUATORS);

/** What can be named, in English. */
export const EVALUATOR_NAMES: readonly string[] = [...NAMED_EVALUATORS, "the file of a trained network"];

/** Behind the name of a network, or of its file: played in floats, as it was trained, and not in integers. */
const FLOAT = "@float";

/** The name of an evaluator without what follows it. */
function plainName(name: string): string {
  return name.endsWith(FLOAT) ? name.slice(0, -FLOAT.length) : name;
}

/**
 * An evaluator by its name, or from the file of a network; with "@float" behind either, in floats.
 * @throws UsageError where there is neither, or the file holds another model
 */
export function evaluatorNamed(written: string): OutcomeEvaluator {
  const name = plainName(written);
  const precision = name === written ? "int16" : "float";
  const make = Object.hasOwn(EVALUATORS, name) ? EVALUATORS[name] : undefined;
  if (make) return make(precision);
  if (!isThere(name)) {
    checkFile(name);
    const text = name.slice(0, 80);
    const known = Object.keys(EVALUATORS);
    throw new UsageError(
      "evaluator-no-file",
      { name: text, known },
      `there is no evaluator or file "${text}": use ${known.join(", ")} or the file of a trained network`,
    );
  }
  return withBearOff(modelFrom(name, (bytes) => savedNetworkEvaluator(name, bytes, precision)));
}
