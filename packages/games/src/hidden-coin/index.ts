export { entry } from "./entry.js";
export type { CoinAction, CoinState, CoinView } from "./rules.js";
export { type HiddenCoinOptions, hiddenCoin } from "./rules.js";
