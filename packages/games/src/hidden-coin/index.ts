export type { CoinAction, CoinState, CoinView } from "./coin.js";
export { entry } from "./entry.js";
export { type HiddenCoinOptions, hiddenCoin } from "./rules.js";
