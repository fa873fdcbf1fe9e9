export type { LudoAction, LudoOptions, LudoState } from "./board.js";
export { LudoPosition } from "./position.js";
export { ludo } from "./rules.js";
