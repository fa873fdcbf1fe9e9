export {
  DIRECTIONS,
  type Twenty48Action,
  type Twenty48Options,
  type Twenty48State,
} from "./board.js";
export { rareExponent } from "./downgrading.js";
export { NETWORK_SHAPES } from "./networks.js";
export { MOST_EXPONENT } from "./packed-board.js";
export { type GameUnderWay, playBySearch, type SearchedPlay } from "./packed-play.js";
export { type PackedDecision, type PackedLimits, PackedSearch } from "./packed-search.js";
export { PlainExpectimax } from "./plain-expectimax.js";
export { positionEvaluators, type Twenty48Position } from "./position.js";
export { type Twenty48Game, twenty48 } from "./rules.js";
export { SelfPlay } from "./self-play.js";
export { shippedFile } from "./shipped.js";
export { summaryOf, type Twenty48Summary } from "./summary.js";
