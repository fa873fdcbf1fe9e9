export type { BettingAction } from "../kit/betting.js";
export { entry } from "./entry.js";
export type { KuhnState, KuhnView } from "./hand.js";
export { type KuhnOptions, kuhn } from "./rules.js";
