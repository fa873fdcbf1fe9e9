import type { Decision } from "../contract/decision.js";
import type { Game, MethodOptions } from "../contract/game.js";
import { followsFromOne } from "../contract/sides.js";

/**
 * Whether a single action may be returned at once: a depth, `rank: "all"`, `outcomes` or no limit requests its value.
 */
export function mayBeForced({ depth, time, nodes, rank, outcomes, settings }: MethodOptions<never>): boolean {
  const isLimited = time !== undefined || nodes !== undefined || settings?.simulations !== undefined;
  return isLimited && depth === undefined && rank !== "all" && outcomes !== true;
}

/** The only action, without a value, since none was requested. */
export function forcedDecision<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  method: string,
): Decision<Action> {
  const player = game.turn(state);
  return {
    actions: [{ action, depth: 0, method }],
    best: action,
    line: [action],
    ...(player !== 0 && !followsFromOne(game.facts) && { side: player }),
    depth: 0,
    algorithm: method,
    solved: false,
    approximations: [],
    nodes: { decision: 0, chance: 0, leaf: 0 },
    tableHits: 0,
    cuts: 0,
    ms: 0,
    stopped: "forced",
  };
}
