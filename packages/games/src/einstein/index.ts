export type { EinsteinAction, EinsteinOptions, EinsteinState } from "./board.js";
export { entry } from "./entry.js";
export { EinsteinPosition } from "./position.js";
export { einstein } from "./rules.js";
export { einsteinWithNetwork } from "./with-network.js";
