export type { BettingAction } from "../kit/betting.js";
export { entry } from "./entry.js";
export type { LeducState, LeducView } from "./hand.js";
export { leduc } from "./rules.js";
