export const SIDES = ["heads", "tails"] as const;
export type Side = (typeof SIDES)[number];

export const VARIANTS = ["guess", "asked"] as const;
export type Variant = (typeof VARIANTS)[number];

/** Stages of a round: the first decision, naming a side, the end. */
export const STAGES = ["open", "named", "over"] as const;
export type Stage = (typeof STAGES)[number];

/** State: the coin, the stage of the round, and player 0's payoff at the end. */
export interface CoinState {
  readonly coin: Side;
  readonly stage: Stage;
  /** At the end: player 0's payoff. */
  readonly pays: number;
}

/** A player's view of the state; the coin may be hidden. */
export interface CoinView extends Omit<CoinState, "coin"> {
  /** Null if hidden from the player. */
  readonly coin: Side | null;
}

/** All actions; the stage determines which are legal. */
export type CoinAction = "stop" | "play" | "ask" | "pass" | Side;
