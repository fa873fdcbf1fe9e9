import { boundOf, type Certainty, CLOSED, isProved, provedInterval } from "../contract/certainty.js";
import type { Decision, RankedAction } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { knownValue, minimizerOf } from "../contract/sides.js";

/** A root action as a method found it: what follows from its certainty is left out. */
export type FoundAction<Action> = Omit<RankedAction<Action>, "bound" | "interval" | "solved">;

/** A decision as a method found it: its rows, best first, and what was done. */
export type Found<Action> = Omit<
  Decision<Action>,
  "actions" | "best" | "line" | "value" | "payoffs" | "solved"
> & {
  readonly actions: readonly FoundAction<Action>[];
  /** Default: the first action. */
  readonly line?: readonly Action[];
};

/** Nothing is known of a value. */
export const ABSENT: Certainty = { kind: "absent" };

/** The counts of a method that does not search. */
export const NO_WORK = { nodes: { decision: 0, chance: 0, leaf: 0 }, tableHits: 0, cuts: 0 } as const;

/**
 * A decision with all that follows from the certainty of its rows: bounds, intervals, the value, and whether it is
 * solved.
 * @param player the player to move
 */
export function decisionFrom<Action>(given: Found<Action>, facts: Facts, player: number): Decision<Action> {
  // What followed from the rows of an earlier decision may no longer hold.
  const {
    actions: found,
    line,
    approximations,
    value: _value,
    payoffs: _payoffs,
    ...rest
  } = given as Found<Action> & Partial<Decision<Action>>;
  const [least, most] = facts.bounds;
  const range = most - least;
  const isMin = rest.side === undefined && player === minimizerOf(facts);
  const solved = isSolved(found, isMin, facts.bounds);
  const actions = found.map((given): RankedAction<Action> => {
    const { bound: _bound, interval: _interval, solved: _solved, ...row } = given as RankedAction<Action>;
    const { certainty, visits } = row;
    if (certainty.kind === "absent") return row;
    const isOfSamples =
      visits !== undefined || (certainty.kind === "proved" && certainty.proof === "solution");
    const shown =
      certainty.kind === "sample" ? ([certainty.low, certainty.high] as const) : provedInterval(row);
    return {
      ...row,
      bound: boundOf(row, range)!,
      ...(isOfSamples && shown?.every(Number.isFinite) && { interval: shown }),
      // Next to what is proved for the whole game, other rows have a horizon.
      ...(solved && !["payoff", "proved"].includes(certainty.kind) && { solved: false as const }),
    };
  });
  const best = actions[0]!;
  return {
    ...rest,
    actions,
    best: best.action,
    line: line ?? [best.action],
    ...knownValue(best),
    ...(best.payoffs && { payoffs: best.payoffs }),
    solved,
    approximations: solved ? [] : approximations,
  };
}

/** Whether the first row is proved, and nothing that is known allows another to be better. */
function isSolved(
  [best, ...others]: readonly FoundAction<unknown>[],
  isMin: boolean,
  [least, most]: Facts["bounds"],
): boolean {
  const range = most - least;
  if (!best || !isProved(best, range)) return false;
  const { value } = best as { readonly value: number };
  const rounding = Number.isFinite(range) ? CLOSED * range : 0;
  if (isMin ? value <= least : value >= most) return true;
  return others.every((row) => {
    const interval = provedInterval(row);
    return interval && (isMin ? interval[0] >= value - rounding : interval[1] <= value + rounding);
  });
}
