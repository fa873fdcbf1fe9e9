import { Budget } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import type { Game } from "../contract/game.js";
import { ROUNDING } from "../search/settings.js";
import type { ProofOptions, proofOf } from "./proof.js";

/**
 * Decisions as they arrive, with what is proved of their rows. A search whose best action is proved ends with it,
 * unless the caller requested more.
 */
export async function* provedDecisions<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: ProofOptions,
  decisions: AsyncIterable<Decision<Action>>,
): AsyncGenerator<Decision<Action>, void, void> {
  let proof: ReturnType<typeof proofOf<State, Action>> | undefined;
  const budget = Budget.of(options);
  for await (const decision of decisions) {
    if (!proof && mayBeProved(game.facts, decision)) {
      const { proofOf } = await import("./proof.js");
      proof = proofOf(game, state, options, budget);
    }
    if (!proof) {
      yield { ...decision, ms: budget.ms };
      continue;
    }
    const isLast = decision.stopped !== "depth" || decision.depth === options.depth;
    const refined = proof.refined(decision, isLast);
    yield { ...refined, ms: budget.ms };
    if (!isLast && proof.ends(refined)) return;
  }
}

/** Whether a row may be a proved win or loss, so that the proof module is worth loading. */
function mayBeProved({ bounds: [low, high], hidden }: Facts, { actions }: Decision<unknown>): boolean {
  const rounding = ROUNDING * (high - low);
  const isEnd = (value: number | undefined): boolean =>
    value !== undefined && (value - low <= rounding || high - value <= rounding);
  return !hidden && actions.some(({ value, payoffs }) => isEnd(value) || payoffs?.some(isEnd));
}
