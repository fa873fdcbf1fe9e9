export interface State {
  readonly distance: number;
  readonly water: number;
  readonly player: number;
  readonly die: number;
}
export type Action = "row" | "bail";

/** Buckets of water that sink the boat, and buckets that leak in each turn. */
export const SINKS = 12;
export const LEAK = 2;

/**
 * The state after a turn, before the next die: the boat is closer or less full, and water leaks in unless it is ashore.
 */
export function after({ distance, water, die }: State, action: Action): Pick<State, "distance" | "water"> {
  const left = action === "row" ? Math.max(0, distance - die) : distance;
  const bailed = action === "bail" ? Math.max(0, water - die) : water;
  return { distance: left, water: left === 0 ? bailed : Math.min(SINKS, bailed + LEAK) };
}
