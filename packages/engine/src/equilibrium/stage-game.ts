import { within } from "../contract/certainty.js";
import { type Game, OVER } from "../contract/game.js";
import { otherSide } from "../contract/sides.js";
import { type CompileOptions, compileSteps } from "./compile.js";
import type { SequenceGame } from "./sequence-game.js";
import type { Stages } from "./stages.js";

/**
 * The one decision of each player at a solved state that both know, as a game of its own: its payoffs are what the players
 * get if the rest of the game is an equilibrium.
 */
export function* stageGame<State, Action>(
  game: Game<State, Action>,
  from: State,
  stages: Stages<State, Action>,
  options: CompileOptions<State>,
): Generator<undefined, SequenceGame, void> {
  const { facts, simultaneous } = game;
  const other = 1 - game.turn(from);
  const stage: Game<State, Action> = {
    ...game,
    turn: (state) => (state === from || simultaneous!.isSecret(state, other) ? game.turn(state) : OVER),
    payoff(state) {
      const value = within(stages.valueOf(state), facts.bounds);
      return [value, otherSide(facts, value)];
    },
  };
  return yield* compileSteps(stage, { ...options, from });
}
