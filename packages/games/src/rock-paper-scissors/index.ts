export { entry } from "./entry.js";
export {
  HANDS,
  type Hand,
  type RockPaperScissorsOptions,
  type RockPaperScissorsState,
  rockPaperScissors,
} from "./rules.js";
