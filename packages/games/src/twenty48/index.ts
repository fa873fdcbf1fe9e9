export {
  DIRECTIONS,
  type Twenty48Action,
  type Twenty48Options,
  type Twenty48State,
} from "./board.js";
export { positionEvaluators, type Twenty48Position } from "./position.js";
export { type Twenty48Game, twenty48 } from "./rules.js";
