import {
  type OutcomeEvaluator,
  type Precision,
  pipsOnly,
  savedNetworkEvaluator,
  shippedEvaluator,
  withBearOff,
} from "@tyche/backgammon";
import { checkFile } from "../io/access.js";
import { UsageError } from "../io/errors.js";
import { modelFrom } from "../io/model-file.js";
import { isThere } from "../io/user-file.js";

/** Backgammon evaluators by name. All but `pips` use the bear-off tables when both sides are bearing off. */
const EVALUATORS: Readonly<Record<string, (precision: Precision) => OutcomeEvaluator>> = {
  default: shippedEvaluator,
  net: shippedEvaluator,
  pips: () => pipsOnly,
};

/** The evaluators with names; any other evaluator is the file of a trained network. */
export const NAMED_EVALUATORS: readonly string[] = Object.keys(EVALUATORS);

/** Suffix of a network's name or file: evaluate it in floating point, as trained, not in integers. */
const FLOAT = "@float";

/** Removes the suffix from an evaluator's name. */
function plainName(name: string): string {
  return name.endsWith(FLOAT) ? name.slice(0, -FLOAT.length) : name;
}

/**
 * Returns an evaluator by name, or from the file of a network; the suffix "@float" selects floating point.
 * @throws UsageError if there is no such evaluator or file, or the file has a different kind of model
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
