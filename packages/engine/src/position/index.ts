export {
  GamePosition,
  keyOf,
  outcomesOf,
  type PositionOptions,
  positionOf,
  RulesError,
  RulesPosition,
  startsOf,
} from "./adapter.js";
