export type { LudoOptions } from "./about.js";
export { entry } from "./entry.js";
export { LudoPosition } from "./position.js";
export { ludo } from "./rules.js";
export type { LudoAction, LudoState } from "./state.js";
