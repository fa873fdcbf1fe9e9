import type { Facts } from "./facts.js";

/** The number that no player has. */
const NOBODY = -9;

/**
 * The player who wants player 0's value small, for whoever compares with it: the second of two who do not share one
 * payoff, else nobody.
 */
export function minimizerOf({ players, cooperative }: Pick<Facts, "players" | "cooperative">): number {
  return players === 2 && !cooperative ? 1 : NOBODY;
}

/** Whether player 0's payoff says what every other player gets. */
export function followsFromOne({ players, zeroSum, cooperative }: Facts): boolean {
  return players === 1 || cooperative || (players === 2 && zeroSum);
}

/** What the payoffs of two players with a constant sum add up to: `facts.sum`, or the sum of the bounds, or 0 where one is infinite. */
export function constantSum({ sum, bounds: [low, high] }: Facts): number {
  return sum ?? (Number.isFinite(low + high) ? low + high : 0);
}

/** What the other of two players with a constant sum gets. */
export function otherSide(facts: Facts, value: number): number {
  return constantSum(facts) - value;
}

/** What a decision, or one of its rows with the `side` of the decision, says of its value. */
export interface Valued {
  readonly value?: number | undefined;
  readonly side?: number | undefined;
  readonly payoffs?: readonly number[] | undefined;
}

/** A value of player 0's side as a player sees it, where the one says the other. */
export function valueFor(facts: Facts, player: number, value: number): number;
/** What a player may expect by a decision; undefined where it does not say, as it speaks for another player alone or nothing computed it. */
export function valueFor(facts: Facts, player: number, decision: Valued): number | undefined;
export function valueFor(facts: Facts, player: number, of: number | Valued): number | undefined {
  if (facts?.players === undefined)
    throw new TypeError("valueFor is handed the facts of a game first: game.facts.");
  if (typeof of !== "number") {
    const { value, side, payoffs } = of;
    if (payoffs) return payoffs[player];
    if (side !== undefined) return side === player ? value : undefined;
    if (value === undefined) return undefined;
    return player === 0 || followsFromOne(facts) ? valueFor(facts, player, value) : undefined;
  }
  return player === minimizerOf(facts) ? otherSide(facts, of) : of;
}

/** The value of a decision, which is that of its first row: absent where that is. */
export function knownValue({ value }: Valued): { readonly value?: number } {
  return value === undefined ? {} : { value };
}
