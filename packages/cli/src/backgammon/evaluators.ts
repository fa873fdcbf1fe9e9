import { type OutcomeEvaluator, pipsOnly, withBearOff } from "@tyche/games";
import { UsageError } from "../errors.js";

/** What can judge backgammon boards, by name; where both sides bear off all use the tables but `pips`. */
const EVALUATORS: Readonly<Record<string, () => OutcomeEvaluator>> = {
  default: () => withBearOff(pipsOnly),
  pips: () => pipsOnly,
};

export const EVALUATOR_NAMES: readonly string[] = Object.keys(EVALUATORS);

/** @throws UsageError where there is none of this name */
export function evaluatorNamed(name: string): OutcomeEvaluator {
  const make = Object.hasOwn(EVALUATORS, name) ? EVALUATORS[name] : undefined;
  if (!make)
    throw new UsageError(`there is no evaluator "${name}": take one of ${EVALUATOR_NAMES.join(", ")}`);
  return make();
}
