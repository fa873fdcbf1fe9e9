export type { BettingAction } from "../kit/betting.js";
export { entry } from "./entry.js";
export { leduc } from "./rules.js";
export type { LeducState, LeducView } from "./state.js";
