export type { EinsteinAction, EinsteinOptions, EinsteinState } from "./board.js";
export { EinsteinPosition } from "./position.js";
export { einstein } from "./rules.js";
