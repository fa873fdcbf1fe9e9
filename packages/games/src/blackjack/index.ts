export type { BlackjackOptions } from "./about.js";
export { entry } from "./entry.js";
export { blackjack } from "./rules.js";
export type { BlackjackAction, BlackjackState, BlackjackView } from "./state.js";
