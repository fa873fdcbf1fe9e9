export { GamePosition, keyOf, outcomesOf, type PositionOptions, positionOf, startsOf } from "./adapter.js";
