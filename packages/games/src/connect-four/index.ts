export type { ConnectFourAction, ConnectFourOptions, ConnectFourState } from "./board.js";
export { ConnectFourPosition } from "./position.js";
export { connectFour } from "./rules.js";
