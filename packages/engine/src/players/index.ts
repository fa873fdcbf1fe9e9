export type { MotiveOptions } from "./motives.js";
export type { PayoffOptions } from "./payoffs.js";
export {
  decideAmong,
  decideAmongSync,
  PLAYER_ALGORITHMS,
  type PlayerAlgorithm,
  type PlayersOptions,
  playersRefusal,
  thinkAmong,
} from "./think.js";
