import { MODEL } from "../../weights/generated/backgammon.js";
import type { OutcomeEvaluator } from "../analysis/evaluator.js";
import { savedNetworkEvaluator } from "../analysis/network-evaluator.js";
import { withBearOff } from "../bear-off/evaluator.js";

let made: OutcomeEvaluator | undefined;

/**
 * The network that taught itself backgammon (docs/training.md), with the bear-off tables. It is unpacked when it is first
 * asked for, and then shared.
 */
export function shippedEvaluator(): OutcomeEvaluator {
  made ??= withBearOff(savedNetworkEvaluator("net", shippedModel()));
  return made;
}

/** The bytes of its file. */
function shippedModel(): Uint8Array {
  return Uint8Array.from(atob(MODEL), (character) => character.charCodeAt(0));
}
