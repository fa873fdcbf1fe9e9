export type { BriscolaOptions, BriscolaState, BriscolaView, Card } from "./cards.js";
export { entry } from "./entry.js";
export { briscola } from "./rules.js";
