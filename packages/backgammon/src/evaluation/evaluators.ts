import type { BatchEvaluator, Position } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import { weightsFile } from "@tyche/games";
import { withBearOff } from "./bear-off.js";
import { type OutcomeEvaluator, pipsOnly } from "./evaluator.js";
import { inputsOf } from "./network/network.js";
import { modelEvaluator, type Precision, savedNetworkEvaluator } from "./network-evaluator.js";

const FILE = weightsFile(() => new URL("../../weights/backgammon.model", import.meta.url));

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

/** The evaluator used where nobody names one. */
export const DEFAULT_EVALUATOR = "net";

/** The evaluators of backgammon by name, with the cube or without; `net@float` is the network in floating point. */
export const EVALUATORS = {
  net: () => shippedEvaluator(),
  "net@float": () => shippedEvaluator("float"),
  pips: () => pipsOnly,
} as const satisfies Readonly<Record<string, () => OutcomeEvaluator>>;

/** Evaluators by name, to which those of model files are added when they are read. */
export type EvaluatorMap = Map<string, () => OutcomeEvaluator>;

/**
 * Reads the model of a file as evaluators under its name, in integers and in floats, and adds them to the map.
 *
 * @param wrap makes an evaluator of the game's positions
 */
export function learnedBy<Kind extends Position>(
  evaluators: EvaluatorMap,
  wrap: (make: () => OutcomeEvaluator) => BatchEvaluator<Kind>,
): NonNullable<NamedGame["learned"]> {
  return (name, model) => {
    if (inputsOf(model) === undefined) return undefined;
    const batchEvaluators: Record<string, BatchEvaluator<Kind>> = {};
    for (const [each, precision] of [
      [name, "int16"],
      [`${name}@float`, "float"],
    ] as const) {
      const make = () => withBearOff(modelEvaluator(name, model, precision));
      evaluators.set(each, make);
      batchEvaluators[each] = wrap(make);
    }
    return { batchEvaluators };
  };
}
