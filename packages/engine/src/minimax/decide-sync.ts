import { Budget } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import { checkedValues } from "../decision/checked-values.js";
import { checkOptions } from "../options/check-options.js";
import { THINK_OPTIONS } from "../options/think-options.js";
import { proofOf } from "../proof/proof.js";
import { decisionAt } from "../rules/first-states.js";
import { type MinimaxOptions, minimaxSteps } from "./think.js";

const { kept: _kept, pool: _pool, deterministic: _deterministic, ...SYNC_OPTIONS } = THINK_OPTIONS;

/**
 * Searches a state synchronously by the minimax family, for scripts and tests.
 * @throws SearchError if the options do not fit the game; the message names the fix
 */
export function decideSync<State, Action>(
  game: Game<State, Action>,
  state: State,
  given: MinimaxOptions<State> = {},
): Decision<Action> {
  checkOptions("decideSync", given, SYNC_OPTIONS);
  const budget = Budget.of(given);
  const options = { ...given, budget };
  decisionAt(game, state, game.position !== undefined && options.native !== false, budget);
  let last: Decision<Action> | undefined;
  const proof = proofOf(game, state, options, budget);
  for (const decision of minimaxSteps(game, state, options)) last = decision ?? last;
  return { ...proof.refined(checkedValues(game, last!, options), true), ms: budget.ms };
}
