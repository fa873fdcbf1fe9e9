export { PrunedPosition, type Pruning } from "./pruned-position.js";
