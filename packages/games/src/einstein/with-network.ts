import type { Game } from "@tyche/engine";
import { type EinsteinAction, type EinsteinOptions, type EinsteinState, variantOf } from "./board/board.js";
import { SHIPPED } from "./learning/shipped.js";
import { einstein } from "./rules.js";

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
  };
}
