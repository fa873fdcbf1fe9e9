export { rockPaperScissors } from "./rules.js";
export { HANDS, type Hand, type RockPaperScissorsOptions, type RockPaperScissorsState } from "./state.js";
