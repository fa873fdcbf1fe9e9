export { LEVELS } from "./levels.js";
export { createOpponent, type Opponent, type OpponentOptions } from "./opponent.js";
