/** What a hand can show; each beats the one before it, and the first beats the last. */
export const HANDS = ["rock", "paper", "scissors"] as const;

/** What is shown. */
export type Hand = (typeof HANDS)[number];

/**
 * Both choose at the same time. In the rules one does so before the other and in secret: the one who is to choose later
 * sees a state in which it is the first to choose, which asks it the same.
 */
export interface RockPaperScissorsState {
  /** What both have shown in earlier rounds, player 0's hand first. */
  readonly shown: readonly (readonly [Hand, Hand])[];
  /** Who chooses first in this round. */
  readonly first: 0 | 1;
  /** What the first has chosen in secret. */
  readonly chosen: Hand | null;
}

/** Rounds, 1 to 1000. */
export interface RockPaperScissorsOptions {
  /** Rounds of a game, 1 to 1000. Default 100. */
  readonly rounds?: number;
}

/** 1 where player 0 wins the round, -1 where it loses it, 0 where both show the same. */
export function winOf([own, other]: readonly [Hand, Hand]): number {
  const ahead = (HANDS.indexOf(own) - HANDS.indexOf(other) + 3) % 3;
  return ahead === 2 ? -1 : ahead;
}
