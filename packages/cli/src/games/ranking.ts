import type { Bound, Decision, Facts } from "@tyche/engine";

/** An action as it is ranked for the player to move: values from the mover's side. */
export interface Ranked {
  readonly action: unknown;
  readonly value: number;
  readonly bound: Bound;
  readonly depth: number;
  /** 95 % confidence, and how many samples: of a value that is a mean of samples. */
  readonly interval?: readonly [low: number, high: number];
  readonly visits?: number;
}

/** Values that differ by less, as a share of their size, are equal: they are sums in another order. */
const ROUNDING = 1e-12;

const TURNED: Readonly<Record<Bound, Bound>> = { exact: "exact", lower: "upper", upper: "lower" };

/** A value of player 0's side as the player to move sees it. Two players' payoffs add up to the sum of the bounds. */
export function moverValue(
  { bounds: [low, high], cooperative }: Facts,
  player: number,
  value: number,
): number {
  return player === 0 || cooperative ? value : low + high - value;
}

/** What a row or a decision is worth to the player to move: by its side, as told one by one, or from player 0's value. */
export function ownValue(
  { value, payoffs }: { readonly value: number; readonly payoffs?: readonly number[] },
  side: number | undefined,
  facts: Facts,
  player: number,
): number {
  if (side !== undefined) return value;
  return payoffs?.[player] ?? moverValue(facts, player, value);
}

/**
 * The actions of a decision, best first for the player to move: deeper rows first, then higher values; rows of equal
 * value in the game's fixed order. A method that says whose side its values are on, or that goes by how often it tried
 * an action, has put them in order itself.
 *
 * @param order all legal actions in the game's fixed order
 * @param offset what is taken off every value
 */
export function ranked(
  { actions, side }: Decision<unknown>,
  facts: Facts,
  player: number,
  order: readonly unknown[],
  offset = 0,
): Ranked[] {
  const places = new Map(order.map((action, place) => [JSON.stringify(action), place]));
  const placeOf = ({ action }: Ranked): number => places.get(JSON.stringify(action))!;
  const turned = side === undefined && player !== 0 && !facts.cooperative;
  const rows = actions.map((row): Ranked => {
    const { action, bound, depth, interval, visits } = row;
    return {
      action,
      ...(interval && { interval: ownInterval(interval, turned, facts, offset) }),
      ...(visits !== undefined && { visits }),
      value: ownValue(row, side, facts, player) - offset,
      bound: turned ? TURNED[bound] : bound,
      depth,
    };
  });
  if (side !== undefined || actions.some(({ visits }) => visits !== undefined)) return rows;
  rows.sort((a, b) => b.depth - a.depth || b.value - a.value || placeOf(a) - placeOf(b));
  return groups(rows).flatMap((group) => group.sort((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b)));
}

/** An interval as the player to move sees it. */
function ownInterval(
  [low, high]: readonly [number, number],
  turned: boolean,
  facts: Facts,
  offset: number,
): readonly [number, number] {
  return turned
    ? [moverValue(facts, 1, high) - offset, moverValue(facts, 1, low) - offset]
    : [low - offset, high - offset];
}

/** Of equals the one whose value is known comes before those that are only not better. */
function rank({ bound }: Ranked): number {
  return bound === "exact" ? 0 : 1;
}

/** Runs of rows with the same depth and, but for rounding, the same value. */
function groups(rows: readonly Ranked[]): Ranked[][] {
  const found: Ranked[][] = [];
  for (const row of rows) {
    const last = found.at(-1)?.at(-1);
    const isEqual =
      last !== undefined &&
      last.depth === row.depth &&
      last.value - row.value <= ROUNDING * Math.max(1, Math.abs(last.value), Math.abs(row.value));
    if (isEqual) found.at(-1)!.push(row);
    else found.push([row]);
  }
  return found;
}
