export type { EinsteinOptions } from "./about.js";
export type { EinsteinAction, EinsteinState } from "./board/board.js";
export { EinsteinPosition } from "./board/position.js";
export { entry } from "./entry.js";
export { einstein } from "./rules.js";
export { einsteinWithNetwork } from "./with-network.js";
