export type { Chance } from "./chance.js";
export * from "./decision.js";
export type * from "./evaluator.js";
export type { Facts } from "./facts.js";
export * from "./game.js";
export * from "./options.js";
export * from "./position.js";
export type { OptionName, Setting } from "./setting.js";
export { followsFromOne, minimizerOf, otherSide, valueFor } from "./sides.js";
