export type { Twenty48Options } from "./about.js";
export {
  SLIDES,
  type Twenty48Action,
  type Twenty48State,
} from "./board/board.js";
export { entry } from "./entry.js";
export { type ExactStart, exactStart, MOST_EXACT_CELLS } from "./exact/exact.js";
export { NETWORK_SHAPES } from "./network/shapes.js";
export { type PackedDecision, type PackedLimits, PackedSearch } from "./packed/search.js";
export type { Twenty48Position } from "./positions/position.js";
export { type Twenty48Game, twenty48 } from "./rules.js";
export { SelfPlay, type SelfPlayedGame } from "./training/self-play.js";
export { twenty48WithNetwork } from "./with-network.js";
