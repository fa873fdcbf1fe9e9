import type { Decision } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import type { MethodOptions } from "../contract/options.js";
import { followsFromOne } from "../contract/sides.js";

/**
 * Whether one action alone may be answered at once: where a limit says how long to search, which there is no need to use up. A depth,
 * `rank: "all"`, `outcomes` or no limit at all asks what the action is worth.
 */
export function mayBeForced({ depth, time, nodes, rank, outcomes, settings }: MethodOptions<never>): boolean {
  const isLimited = time !== undefined || nodes !== undefined || settings?.simulations !== undefined;
  return isLimited && depth === undefined && rank !== "all" && outcomes !== true;
}

/** The only action there is, without a value: nobody asked for it. */
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
