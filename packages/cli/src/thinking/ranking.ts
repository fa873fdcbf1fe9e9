import {
  boundOf,
  canonicalText,
  type Decision,
  type Facts,
  mapped,
  minimizerOf,
  type RankedAction,
  valueFor,
} from "@tyche/engine";

export { valueFor as moverValue } from "@tyche/engine";

/** A ranked action; values are for the player to move. */
export type Ranked = Omit<RankedAction<unknown>, "payoffs" | "outcomes">;

/** Relative difference below which values count as equal: the sums may have been added in different orders. */
const ROUNDING = 1e-12;

/**
 * The value for the player to move: of the method's own side, one of the given payoffs, or converted from player 0's
 * value.
 */
export function ownValue(
  { value, payoffs }: Pick<RankedAction<unknown>, "value" | "payoffs">,
  side: number | undefined,
  facts: Facts,
  player: number,
): number | undefined {
  if (side !== undefined || value === undefined) return value;
  return payoffs?.[player] ?? valueFor(facts, player, value);
}

export interface RankingOptions {
  /** Subtracted from every value. */
  readonly offset?: number;
  /** Whether an estimate is of the action's own value, not just of a bound. */
  readonly ranksAll?: boolean;
}

/**
 * Returns the actions of a decision with values for the player to move. The order is the decision's, but rows of equal
 * value and distance are in the game's fixed order. Methods that report their side, visit counts, probabilities or statistics of their
 * own also decide the order of equal rows.
 *
 * @param order all legal actions in the game's fixed order
 */
export function ranked(
  { actions, side }: Decision<unknown>,
  facts: Facts,
  player: number,
  order: readonly unknown[],
  { offset = 0, ranksAll = true }: RankingOptions = {},
): Ranked[] {
  const places = new Map(order.map((action, place) => [canonicalText(action), place]));
  const placeOf = ({ action }: Ranked): number => places.get(canonicalText(action))!;
  const isTurned = side === undefined && player === minimizerOf(facts);
  const own = (value: number): number => (isTurned ? valueFor(facts, player, value) : value) - offset;
  const [least, most] = facts.bounds;
  const rows = actions.map((given): Ranked => {
    const { payoffs: _, outcomes: __, ...row } = given;
    const found = ownValue(given, side, facts, player);
    if (found === undefined) return row;
    const [value, certainty] = [found - offset, mapped(row.certainty, own)];
    const [low, high] = (row.interval ?? []).map(own).sort((a, b) => a - b);
    return {
      ...row,
      value,
      certainty,
      bound: boundOf({ value, certainty }, most - least)!,
      ...(row.interval && { interval: [low!, high!] }),
    };
  });
  const hasReasons = ({ visits, probability, figures }: Ranked): boolean =>
    [visits, probability, figures].some((reason) => reason !== undefined);
  if (side !== undefined || rows.some(hasReasons)) return rows;
  // Among equal rows, those with a known value come before those with only an upper bound.
  const rank = ({ bound }: Ranked): number =>
    bound === "exact" || (bound === "estimate" && ranksAll) ? 0 : 1;
  const isFirst = (row: Ranked): number => (!ranksAll && row === rows[0] && row.bound === "estimate" ? 0 : 1);
  return groups(rows).flatMap((group) =>
    group.sort((a, b) => isFirst(a) - isFirst(b) || rank(a) - rank(b) || placeOf(a) - placeOf(b)),
  );
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one - other <= ROUNDING * Math.max(1, Math.abs(one), Math.abs(other));
}

/** Groups consecutive rows with the same depth, the same distance to the end and, up to rounding, the same value. */
function groups(rows: readonly Ranked[]): Ranked[][] {
  const found: Ranked[][] = [];
  for (const row of rows) {
    const last = found.at(-1)?.at(-1);
    const isEqual =
      last !== undefined &&
      last.depth === row.depth &&
      last.plies === row.plies &&
      isSame(last.value, row.value);
    if (isEqual) found.at(-1)!.push(row);
    else found.push([row]);
  }
  return found;
}
