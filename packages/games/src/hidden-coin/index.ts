export type { HiddenCoinOptions } from "./about.js";
export { entry } from "./entry.js";
export type { CoinAction, CoinState, CoinView } from "./rules.js";
export { hiddenCoin } from "./rules.js";
