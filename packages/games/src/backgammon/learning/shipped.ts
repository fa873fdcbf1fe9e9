import { model } from "../../weights/generated/backgammon.js";
import type { OutcomeEvaluator } from "../analysis/evaluator.js";
import { type Precision, savedNetworkEvaluator } from "../analysis/network-evaluator.js";
import { withBearOff } from "../bear-off/evaluator.js";

const made: Partial<Record<Precision, OutcomeEvaluator>> = {};

/**
 * The network that taught itself backgammon (docs/training.md), with the bear-off tables. It is unpacked when it is first
 * asked for, and then shared.
 */
export function shippedEvaluator(precision: Precision = "int16"): OutcomeEvaluator {
  made[precision] ??= withBearOff(shippedNetworkEvaluator(precision));
  return made[precision];
}

/** The network alone, unpacked anew. */
export function shippedNetworkEvaluator(precision: Precision): OutcomeEvaluator {
  return savedNetworkEvaluator("net", model(), precision);
}
