export type { LiarsDiceAction, LiarsDiceOptions, LiarsDiceState, LiarsDiceView } from "./bids.js";
export { entry } from "./entry.js";
export { liarsDice } from "./rules.js";
