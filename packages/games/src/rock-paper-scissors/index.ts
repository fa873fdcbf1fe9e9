export { entry } from "./entry.js";
export { rockPaperScissors } from "./rules.js";
export { HANDS, type Hand, type RockPaperScissorsOptions, type RockPaperScissorsState } from "./state.js";
