import type { Decision } from "../src/contract/decision.js";
import type { Game } from "../src/contract/game.js";
import { lastDecision } from "../src/deepening/deepen.js";
import { lastOf } from "../src/deepening/turns.js";
import { type MinimaxOptions, thinkMinimax } from "../src/minimax/think.js";
import { type PlayersOptions, playersSearch } from "../src/multi-player/think.js";
import { lastStep } from "./last-step.js";

/** The last decision of `thinkMinimax`. */
export function decideMinimax<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: MinimaxOptions<State> = {},
): Promise<Decision<Action>> {
  return lastOf(thinkMinimax(game, state, options));
}

/** The last decision of `thinkMultiPlayer`, without a pause. */
export function decideMultiPlayer<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PlayersOptions<State> = {},
): Decision<Action> {
  const { steps, decision } = playersSearch(game, state, options);
  return lastStep(lastDecision(steps, decision));
}
