export { DIRECTIONS as PAC_MAN_DIRECTIONS, type Direction } from "./directions.js";
export type { GhostBehaviour } from "./ghosts.js";
export { LAYOUT_NAMES, LAYOUTS } from "./layouts.js";
export { PacManPosition } from "./position.js";
export { type PacManGame, type PacManOptions, pacMan } from "./rules.js";
export type { PacManAction, PacManState } from "./state.js";
