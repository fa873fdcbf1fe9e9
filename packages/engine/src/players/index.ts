export type { MotiveOptions } from "./motives.js";
export type { PayoffOptions } from "./payoffs.js";
export { PLAYER_ALGORITHMS, type PlayerAlgorithm, playersRefusal } from "./settings.js";
export { decideAmong, decideAmongSync, type PlayersOptions, thinkAmong } from "./think.js";
