import { weightsFile } from "../../kit/weights-file.js";
import { withBearOff } from "./bear-off.js";
import type { OutcomeEvaluator } from "./evaluator.js";
import { type Precision, savedNetworkEvaluator } from "./network-evaluator.js";

const FILE = weightsFile(() => new URL("../../../weights/backgammon.model", import.meta.url));

const made: Partial<Record<Precision, OutcomeEvaluator>> = {};

/**
 * The included network, trained by self-play (docs/training.md), combined with the bear-off tables. It is unpacked on
 * first use and then shared.
 */
export function shippedEvaluator(precision: Precision = "int16"): OutcomeEvaluator {
  made[precision] ??= withBearOff(shippedNetworkEvaluator(precision));
  return made[precision];
}

/** The network alone; every call unpacks it again. */
export function shippedNetworkEvaluator(precision: Precision): OutcomeEvaluator {
  return savedNetworkEvaluator("net", FILE.bytes(), precision);
}
