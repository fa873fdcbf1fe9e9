export type { BlackjackAction, BlackjackState, BlackjackView } from "./cards.js";
export { type BlackjackOptions, blackjack } from "./rules.js";
