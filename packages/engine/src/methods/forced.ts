import type { Decision, RankedAction } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import type { MethodOptions } from "../contract/options.js";
import { followsFromOne, minimizerOf, otherSide } from "../contract/sides.js";

/**
 * Whether one action alone may be answered at once: where a limit says how long to search, which there is no need to use up. A depth,
 * `rank: "all"`, `outcomes` or no limit at all asks what the action is worth.
 */
export function mayBeForced({ depth, time, nodes, rank, outcomes, settings }: MethodOptions<never>): boolean {
  const isLimited = time !== undefined || nodes !== undefined || settings?.simulations !== undefined;
  return isLimited && depth === undefined && rank !== "all" && outcomes !== true;
}

/** The only action there is, of whose value no more is said than the bounds of the game do. */
export function forcedDecision<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  method: string,
): Decision<Action> {
  const { facts } = game;
  const player = game.turn(state);
  const [low] = facts.bounds;
  const turned = player === minimizerOf(facts) && followsFromOne(facts);
  const row: RankedAction<Action> = {
    action,
    value: turned ? otherSide(facts, low) : low,
    bound: turned ? "upper" : "lower",
    depth: 0,
    method,
  };
  return {
    actions: [row],
    best: action,
    line: [action],
    value: row.value,
    ...(player !== 0 && !followsFromOne(facts) && { side: player }),
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
