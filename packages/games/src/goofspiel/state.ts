/** Between two rounds. What a player remembers is all here: prizes and bids are open once a round is over. */
export interface GoofspielState {
  /** The prizes turned so far, the last one in play until all are won. */
  readonly prizes: readonly number[];
  /** The bids of the finished rounds, player 0's first. */
  readonly bids: readonly (readonly [number, number])[];
}

/** The cards or prizes 1 to n. */
export function deckOf(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** The cards that a player still has. */
export function handOf({ bids }: GoofspielState, player: number, cards: number): number[] {
  return deckOf(cards).filter((card) => !bids.some((bid) => bid[player as 0 | 1] === card));
}

/** The points of a player: the prizes for which it bid higher. */
export function pointsOf({ prizes, bids }: GoofspielState, player: number): number {
  return bids.reduce((sum, bid, i) => {
    const [own, other] = [bid[player as 0 | 1], bid[(1 - player) as 0 | 1]];
    return own > other ? sum + prizes[i]! : sum;
  }, 0);
}
