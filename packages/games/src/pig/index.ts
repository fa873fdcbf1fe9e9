export { PIG_DICE, type PigOptions } from "./about.js";
export { entry } from "./entry.js";
export { PigPosition } from "./position.js";
export { pig } from "./rules.js";
export {
  PIG_ACTIONS,
  type PigAction,
  type PigDice,
  type PigState,
} from "./state.js";
