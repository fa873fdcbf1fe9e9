export { PrunedPosition } from "./pruned-position.js";
