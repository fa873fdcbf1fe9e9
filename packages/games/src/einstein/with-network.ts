import type { Game } from "@tyche/engine";
import { type EinsteinAction, type EinsteinOptions, type EinsteinState, variantOf } from "./board.js";
import { SHIPPED } from "./learning/shipped.js";
import { einstein } from "./rules.js";

/**
 * EinStein with what comes with the project as the evaluator `network`: on 5 x 5 the network that learned by games against itself, on other
 * boards nothing more than `einstein` has.
 *
 * @throws GameOptionError where the size is out of 3..7
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
