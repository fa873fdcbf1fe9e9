export type { Chance } from "./chance.js";
export * from "./decision.js";
export type { Facts } from "./facts.js";
export * from "./game.js";
export * from "./position.js";
