export type { BettingAction } from "../kit/betting.js";
export type { KuhnOptions } from "./about.js";
export { entry } from "./entry.js";
export { kuhn } from "./rules.js";
export type { KuhnState, KuhnView } from "./state.js";
