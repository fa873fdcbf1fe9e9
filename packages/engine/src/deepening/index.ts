export {
  type DeepeningRoot,
  deepenRoot,
  limitsFor,
  type Pause,
  type Stopped,
} from "./deepen.js";
export { type Struck, Watch } from "./limits.js";
export { type Report, Root } from "./root.js";
export { byValue, type Row } from "./rows.js";
export { inTurns, lastOf } from "./turns.js";
