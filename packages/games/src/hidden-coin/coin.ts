export const SIDES = ["heads", "tails"] as const;
export type Side = (typeof SIDES)[number];

export const VARIANTS = ["guess", "asked"] as const;
export type Variant = (typeof VARIANTS)[number];

/** What comes first, the naming of a side, the end. */
export const STAGES = ["open", "named", "over"] as const;
export type Stage = (typeof STAGES)[number];

/** The coin, how far the round has come, and at its end what player 0 gets. */
export interface CoinState {
  readonly coin: Side;
  readonly stage: Stage;
  /** At the end: what player 0 gets. */
  readonly pays: number;
}

/** The same as a player sees it, from whom the coin may be hidden. */
export interface CoinView extends Omit<CoinState, "coin"> {
  /** Null for a player who does not see it. */
  readonly coin: Side | null;
}

/** What the two may do; the stage says which. */
export type CoinAction = "stop" | "play" | "ask" | "pass" | Side;
