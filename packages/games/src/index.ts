export * from "./backgammon/index.js";
export * from "./connect-four/index.js";
export type { CourseEntry, CourseSettings } from "./courses.js";
export * from "./einstein/index.js";
export type { GameEntry, GameOption, NamedGame, Presentation } from "./entry.js";
export * from "./ludo/index.js";
export * from "./minesweeper/index.js";
export * from "./pig/index.js";
export * from "./registry.js";
export * from "./rock-paper-scissors/index.js";
export * from "./tic-tac-toe/index.js";
export { type ExactStart, exactStart } from "./twenty48/exact.js";
export {
  DIRECTIONS,
  positionEvaluators as twenty48PositionEvaluators,
  type Twenty48Action,
  type Twenty48Game,
  type Twenty48Options,
  type Twenty48Position,
  type Twenty48State,
  twenty48,
} from "./twenty48/index.js";
