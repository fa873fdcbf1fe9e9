export type { CoinAction, CoinState, CoinView } from "./coin.js";
export { type HiddenCoinOptions, hiddenCoin } from "./rules.js";
