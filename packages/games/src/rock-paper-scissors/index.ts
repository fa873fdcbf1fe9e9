export type { RockPaperScissorsOptions } from "./about.js";
export { entry } from "./entry.js";
export {
  HANDS,
  type Hand,
  type RockPaperScissorsState,
  rockPaperScissors,
} from "./rules.js";
