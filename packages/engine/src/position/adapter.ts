import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { adapterFor } from "./load.js";
import type { PositionOptions } from "./rules-position.js";

export { GamePosition } from "./game-position.js";
export { adapterFor, loadAdapter } from "./load.js";
export { onlyOutcome, outcomesOf, startsOf } from "./outcomes.js";
export { type PositionOptions, RulesPosition } from "./rules-position.js";
export { keyOf } from "./state-key.js";

/** The position to search: the game's own native position if it has one, else the adapter. */
export function positionOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PositionOptions = {},
): Position {
  if (options.native !== false && game.position) return game.position(state);
  const Adapter = adapterFor(game.name);
  return new Adapter(game, state, options);
}
