import type { NamedGame } from "@tyche/games/options";

/**
 * What a game computes about a state beyond the values of actions, such as the probability of a mine in each cell:
 * plain data that depends only on the state. It runs in its own worker, may take seconds, and uses only what `viewers`
 * may know.
 */
export type Insight = (game: NamedGame, state: unknown, viewers: readonly number[]) => unknown;
