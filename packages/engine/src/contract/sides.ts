import type { Facts } from "./facts.js";

/** A number that is no player's. */
const NOBODY = -9;

/**
 * The player who minimises player 0's value: the second of two players who do not share one payoff; otherwise nobody.
 */
export function minimizerOf({ players, cooperative }: Pick<Facts, "players" | "cooperative">): number {
  return players === 2 && !cooperative ? 1 : NOBODY;
}

/** Whether player 0's payoff determines every other player's. */
export function followsFromOne({ players, zeroSum, cooperative }: Facts): boolean {
  return players === 1 || cooperative || (players === 2 && zeroSum);
}

/** The sum of two players' payoffs: `facts.sum`, or the sum of the bounds, or 0 if one is infinite. */
export function constantSum({ sum, bounds: [low, high] }: Facts): number {
  return sum ?? (Number.isFinite(low + high) ? low + high : 0);
}

/** The other player's payoff, for two players with a constant sum. */
export function otherSide(facts: Facts, value: number): number {
  return constantSum(facts) - value;
}

/** The value of a decision, or of one of its rows together with the decision's `side`. */
export interface Valued {
  readonly value?: number | undefined;
  readonly side?: number | undefined;
  readonly payoffs?: readonly number[] | undefined;
}

/** A value from player 0's side converted to a player's side, if one determines the other. */
export function valueFor(facts: Facts, player: number, value: number): number;
/** A player's expected payoff according to a decision; undefined if that has no value for the player. */
export function valueFor(facts: Facts, player: number, decision: Valued): number | undefined;
export function valueFor(facts: Facts, player: number, of: number | Valued): number | undefined {
  if (facts?.players === undefined)
    throw new TypeError("valueFor takes the facts of a game first: pass game.facts.");
  if (typeof of !== "number") {
    const { value, side, payoffs } = of;
    if (payoffs) return payoffs[player];
    if (side !== undefined) return side === player ? value : undefined;
    if (value === undefined) return undefined;
    return player === 0 || followsFromOne(facts) ? valueFor(facts, player, value) : undefined;
  }
  return player === minimizerOf(facts) ? otherSide(facts, of) : of;
}

/** The value of a decision, which is that of its first row; absent if that is. */
export function knownValue({ value }: Valued): { readonly value?: number } {
  return value === undefined ? {} : { value };
}
