import type { Insight } from "./insight.js";

/** The insight of each game, loaded on demand, and only by a worker. */
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
