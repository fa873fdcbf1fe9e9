import type { Budget } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import type { Game, MethodOptions } from "../contract/game.js";
import { followsFromOne } from "../contract/sides.js";
import { ABSENT, decisionFrom, NO_WORK } from "../decision/decision-from.js";

/**
 * Whether a single action may be returned at once: a depth, `rank: "all"`, `outcomes` or no limit requests its value.
 */
export function mayBeForced({ depth, time, nodes, rank, outcomes, settings }: MethodOptions<never>): boolean {
  const isLimited = time !== undefined || nodes !== undefined || settings?.simulations !== undefined;
  return isLimited && depth === undefined && rank !== "all" && outcomes !== true;
}

/** The actions without values, in the order of the rules: the only one is forced, others had no time. */
export function undecided<State, Action>(
  game: Game<State, Action>,
  state: State,
  actions: readonly Action[],
  method: string,
  budget: Budget,
): Decision<Action> {
  const player = game.turn(state);
  return decisionFrom(
    {
      actions: actions.map((action) => ({ action, certainty: ABSENT, depth: 0, method })),
      ...(player !== 0 && !followsFromOne(game.facts) && { side: player }),
      depth: 0,
      algorithm: method,
      approximations: [],
      ...NO_WORK,
      ms: budget.ms,
      stopped: "forced",
    },
    game.facts,
    player,
  );
}
