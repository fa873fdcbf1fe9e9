export type { ConnectFourAction, ConnectFourOptions, ConnectFourState } from "./board.js";
export { entry } from "./entry.js";
export { ConnectFourPosition } from "./position.js";
export { connectFour } from "./rules.js";
