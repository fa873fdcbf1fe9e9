import type { NamedGame } from "@tyche/games/options";

/**
 * What a game knows of a state beyond the values of actions, such as the chance of a mine in each cell: plain data, the same for the same
 * state. It runs in a worker of its own, may take seconds, and sees only what `viewers` may know.
 */
export type Insight = (game: NamedGame, state: unknown, viewers: readonly number[]) => unknown;
