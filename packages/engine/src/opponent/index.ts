export { LEVELS } from "./levels.js";
export { type AskOptions, createOpponent, type Opponent, type OpponentOptions } from "./opponent.js";
