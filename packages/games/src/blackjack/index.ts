export type { BlackjackAction, BlackjackState, BlackjackView } from "./cards.js";
export { entry } from "./entry.js";
export { type BlackjackOptions, blackjack } from "./rules.js";
