import type { NamedGame } from "@tyche/games/options";

/**
 * What a game knows of a state beyond the values of actions, such as the chance of a mine in each cell: plain data, the same for the same
 * state. It runs in a worker of its own, may take seconds, and sees only what `viewers` may know.
 */
export type Insight = (game: NamedGame, state: unknown, viewers: readonly number[]) => unknown;

/** By game, loaded when it is first asked for: a worker alone does. */
const FILES: Readonly<Record<string, () => Promise<{ readonly insight: Insight }>>> = {
  backgammon: () => import("./games/backgammon/insight.js"),
  blackjack: () => import("./games/blackjack/insight.js"),
  "hidden-coin": () => import("./games/hidden-coin/insight.js"),
  minesweeper: () => import("./games/minesweeper/insight.js"),
  "pac-man": () => import("./games/pac-man/insight.js"),
};

export async function insightOf(game: string): Promise<Insight | undefined> {
  return Object.hasOwn(FILES, game) ? (await FILES[game]!()).insight : undefined;
}
