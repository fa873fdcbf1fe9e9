/** The hands; each beats the one before it, and the first beats the last. */
export const HANDS = ["rock", "paper", "scissors"] as const;

/** A hand. */
export type Hand = (typeof HANDS)[number];

/**
 * Both players choose simultaneously. In the rules one of them chooses first, in secret; the one who chooses second
 * sees a state in which it is the first to choose, which is an equivalent decision.
 */
export interface RockPaperScissorsState {
  /** The hands shown in earlier rounds, player 0's first. */
  readonly shown: readonly (readonly [Hand, Hand])[];
  /** The player who chooses first in this round. */
  readonly first: 0 | 1;
  /** The first player's secret choice. */
  readonly chosen: Hand | null;
}

/** Number of rounds, 1 to 1000. */
export interface RockPaperScissorsOptions {
  /** Number of rounds, 1 to 1000. Default 100. */
  readonly rounds?: number;
}

/** 1 if player 0 wins the round, -1 if it loses, 0 if both show the same hand. */
export function winOf([own, other]: readonly [Hand, Hand]): number {
  const ahead = (HANDS.indexOf(own) - HANDS.indexOf(other) + 3) % 3;
  return ahead === 2 ? -1 : ahead;
}
