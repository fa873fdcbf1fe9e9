/**
 * Tyche for boardgame.io 0.50: games built from definitions (`gameOf`), and a bot to replace `MCTSBot`.
 *
 * @module
 */

export type { BoardAction, Dispatched, Enumerate, Enumerated } from "./actions.js";
export { type Advice, type BotClass, type BotOptions, type BotSetting, TycheBot } from "./bot.js";
export { type BoardGame, gameOf } from "./game-of.js";
export type { Native } from "./native.js";
export type { BoardGameOptions, Payoff } from "./options.js";
export { type Player, playAs, type RemoteClient, type RemoteOptions } from "./remote.js";
export type { BoardState, LibraryMatch } from "./rules.js";
