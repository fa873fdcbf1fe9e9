import {
  type Bound,
  canonicalText,
  type Decision,
  type Facts,
  minimizerOf,
  type RankedAction,
  valueFor,
} from "@tyche/engine";

export { valueFor as moverValue } from "@tyche/engine";

/** An action as it is ranked for the player to move: values from the mover's side. */
export interface Ranked {
  readonly action: unknown;
  /** Absent where nothing computed it, and the bound with it. */
  readonly value?: number;
  readonly bound?: Bound;
  readonly depth: number;
  /** 95 % confidence, and how many samples: of a value that is a mean of samples. */
  readonly interval?: readonly [low: number, high: number];
  readonly visits?: number;
  readonly vector?: readonly number[];
  readonly figures?: Readonly<Record<string, number>>;
  readonly plies?: number;
  readonly solved?: false;
  readonly method: string;
}

/** Values that differ by less, as a share of their size, are equal: they are sums in another order. */
const ROUNDING = 1e-12;

const TURNED: Readonly<Record<Bound, Bound>> = {
  exact: "exact",
  lower: "upper",
  upper: "lower",
  estimate: "estimate",
};

/** What a row or a decision is worth to the player to move: by its side, as told one by one, or from player 0's value. */
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
  /** What is taken off every value. */
  readonly offset?: number;
  /** Whether an estimate is one of the action's own value, and not only of a bound. */
  readonly ranksAll?: boolean;
}

/**
 * The actions of a decision as the player to move sees them: in its order, but rows of equal value and distance in the game's fixed order.
 * A method that says whose side its values are on, that goes by how often it tried an action, or by figures of its own, has reasons for its order
 * among equals too.
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
  const turned = side === undefined && player === minimizerOf(facts);
  const rows = actions.map((row): Ranked => {
    const value = ownValue(row, side, facts, player);
    const { action, bound, depth, interval, visits, vector, figures, method, plies, solved } = row;
    return {
      action,
      ...(interval && { interval: ownInterval(interval, turned, facts, offset) }),
      ...(visits !== undefined && { visits }),
      ...(vector && { vector }),
      ...(figures && { figures }),
      ...(plies !== undefined && { plies }),
      ...(solved === false && { solved }),
      ...(value !== undefined && { value: value - offset }),
      ...(bound !== undefined && { bound: turned ? TURNED[bound] : bound }),
      depth,
      method,
    };
  });
  const hasReasons = ({ visits, figures }: Ranked): boolean => visits !== undefined || figures !== undefined;
  if (side !== undefined || rows.some(hasReasons)) return rows;
  // Of equals the one whose value is known comes before those that are only not better.
  const rank = ({ bound }: Ranked): number =>
    bound === "exact" || (bound === "estimate" && ranksAll) ? 0 : 1;
  const isFirst = (row: Ranked): number => (!ranksAll && row === rows[0] && row.bound === "estimate" ? 0 : 1);
  return groups(rows).flatMap((group) =>
    group.sort((a, b) => isFirst(a) - isFirst(b) || rank(a) - rank(b) || placeOf(a) - placeOf(b)),
  );
}

/** An interval as the player to move sees it. */
function ownInterval(
  [low, high]: readonly [number, number],
  turned: boolean,
  facts: Facts,
  offset: number,
): readonly [number, number] {
  return turned
    ? [valueFor(facts, 1, high) - offset, valueFor(facts, 1, low) - offset]
    : [low - offset, high - offset];
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one - other <= ROUNDING * Math.max(1, Math.abs(one), Math.abs(other));
}

/** Runs of rows with the same depth, the same distance to the end and, but for rounding, the same value. */
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
