export { RulesError } from "../contract/errors.js";
export { GamePosition, keyOf, outcomesOf, type PositionOptions, positionOf, startsOf } from "./adapter.js";
