export {
  GamePosition,
  keyOf,
  outcomesOf,
  type PositionOptions,
  positionOf,
  RulesError,
  startsOf,
} from "./adapter.js";
