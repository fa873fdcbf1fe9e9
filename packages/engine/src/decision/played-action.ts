import type { Chance } from "../contract/chance.js";
import type { RankedAction } from "../contract/decision.js";

/** The part of a decision, or of an answer like it, that says what is played. */
export interface Choice<Action> {
  readonly actions: readonly Pick<RankedAction<Action>, "action" | "probability">[];
}

/**
 * The action to play after a decision: the best one or, if the method found a mixed strategy, one drawn from it. Whoever
 * always plays the likeliest action of a mixture can be exploited.
 */
export function playedAction<Action>({ actions }: Choice<Action>, chance: Chance): Action {
  const likely = actions.flatMap(({ action, probability = 0 }) =>
    probability > 0 ? [[action, probability] as const] : [],
  );
  if (likely.length === 0) return actions[0]!.action;
  return likely.length === 1 ? likely[0]![0] : chance.weighted(likely);
}
