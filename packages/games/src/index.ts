export { type ExactStart, exactStart, MOST_EXACT_CELLS } from "./2048/exact/exact.js";
export {
  DIRECTIONS,
  type GameUnderWay,
  MOST_EXPONENT as MOST_TWENTY48_EXPONENT,
  NETWORK_SHAPES,
  type PackedDecision,
  type PackedLimits,
  PackedSearch,
  PlainExpectimax,
  playBySearch,
  positionEvaluators as twenty48PositionEvaluators,
  rareExponent as rareTwenty48Exponent,
  type SearchedPlay,
  SelfPlay as Twenty48SelfPlay,
  shippedFile as shippedTwenty48File,
  summaryOf as twenty48Summary,
  type Twenty48Action,
  type Twenty48Game,
  type Twenty48Options,
  type Twenty48Position,
  type Twenty48State,
  type Twenty48Summary,
  twenty48,
} from "./2048/index.js";
export type { Advice, AdviceRow } from "./advice.js";
export * from "./backgammon/index.js";
export * from "./blackjack/index.js";
export * from "./briscola/index.js";
export * from "./chess/index.js";
export * from "./connect-four/index.js";
export type { CourseEntry, CourseSettings } from "./courses.js";
export * from "./einstein/index.js";
export type { GameEntry, GameOption, NamedGame, Presentation } from "./entry.js";
export * from "./hidden-coin/index.js";
export * from "./lifeboat/index.js";
export * from "./ludo/index.js";
export * from "./minesweeper/index.js";
export * from "./pac-man/index.js";
export * from "./pig/index.js";
export * from "./registry.js";
export * from "./rock-paper-scissors/index.js";
export * from "./tic-tac-toe/index.js";
