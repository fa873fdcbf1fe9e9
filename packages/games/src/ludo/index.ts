export type { LudoAction, LudoOptions, LudoState } from "./board.js";
export { entry } from "./entry.js";
export { LudoPosition } from "./position.js";
export { ludo } from "./rules.js";
