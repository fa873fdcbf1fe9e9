export type { BriscolaOptions } from "./about.js";
export { entry } from "./entry.js";
export { briscola } from "./rules.js";
export type { BriscolaState, BriscolaView, Card } from "./state.js";
