export { type RootOptions, search } from "./root.js";
export { decideMinimax, decideSync, type MinimaxOptions, thinkMinimax } from "./think.js";
