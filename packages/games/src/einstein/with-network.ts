import type { Game } from "@tyche/engine";
import { weightsFile } from "../kit/weights-file.js";
import type { EinsteinOptions } from "./about.js";
import { type EinsteinAction, type EinsteinState, variantOf } from "./board/board.js";
import { einsteinModel, type NetworkEvaluator, networkEvaluator } from "./learning/network.js";
import { einstein } from "./rules.js";

const FILE = weightsFile(() => new URL("../../weights/einstein.model", import.meta.url));

/** The shipped network; docs/games/einstein.md describes its training. */
const SHIPPED: NetworkEvaluator = networkEvaluator(() => einsteinModel(FILE.bytes()));

/** Measured by `npm run research -- errors einstein`. */
const RACE_ERRORS = [0.45, 0.44, 0.34, 0.33];
const differenceErrors = { default: RACE_ERRORS, race: RACE_ERRORS, network: [0.21, 0.15, 0.081] };

/**
 * EinStein with the shipped evaluator `network`, trained by self-play, on 5 x 5; on other boards the same as
 * `einstein`.
 *
 * @throws GameOptionError if the size is outside 3..7
 */
export function einsteinWithNetwork(options: EinsteinOptions = {}): Game<EinsteinState, EinsteinAction> {
  const game = einstein(options);
  if (variantOf(options).size !== variantOf().size) return game;
  return {
    ...game,
    evaluators: { ...game.evaluators, network: SHIPPED.ofState },
    positionEvaluators: { network: SHIPPED.ofPosition },
    differenceErrors,
  };
}
