export { entry } from "./entry.js";
export { LAYOUT_NAMES, LAYOUTS } from "./maze/layout.js";
export { type Direction, HEADINGS } from "./maze/maze.js";
export { PacManPosition } from "./position.js";
export { type PacManGame, type PacManOptions, pacMan } from "./rules.js";
export type { GhostBehaviour } from "./state/ghosts.js";
export { PURSUIT_FEATURES, pursuitFeatures, pursuitWeights } from "./state/pursuit.js";
export type { PacManAction, PacManState } from "./state/state.js";
