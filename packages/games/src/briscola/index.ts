export type { BriscolaOptions, BriscolaState, BriscolaView, Card } from "./cards.js";
export { briscola } from "./rules.js";
