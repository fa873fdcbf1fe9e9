export type { LiarsDiceOptions } from "./about.js";
export { entry } from "./entry.js";
export { liarsDice } from "./rules.js";
export type { LiarsDiceAction, LiarsDiceState, LiarsDiceView } from "./state.js";
