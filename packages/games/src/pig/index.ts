export { entry } from "./entry.js";
export { PigPosition } from "./position.js";
export { pig } from "./rules.js";
export {
  PIG_ACTIONS,
  PIG_DICE,
  type PigAction,
  type PigDice,
  type PigOptions,
  type PigState,
} from "./state.js";
