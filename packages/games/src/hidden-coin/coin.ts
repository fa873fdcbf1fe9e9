export const SIDES = ["heads", "tails"] as const;
export type Side = (typeof SIDES)[number];

export const VARIANTS = ["guess", "asked"] as const;
export type Variant = (typeof VARIANTS)[number];

/** What comes first, the naming of a side, the end. */
export const STAGES = ["open", "named", "over"] as const;
export type Stage = (typeof STAGES)[number];

export interface CoinState {
  readonly coin: Side;
  readonly stage: Stage;
  /** At the end: what player 0 gets. */
  readonly pays: number;
}

export interface CoinView extends Omit<CoinState, "coin"> {
  /** Null for a player who does not see it. */
  readonly coin: Side | null;
}

export type CoinAction = "stop" | "play" | "ask" | "pass" | Side;
