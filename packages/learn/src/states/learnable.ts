import { type Game, OVER, outcomesOf, seededChance } from "@tyche/engine";
import { TrainingError } from "../model-file/errors.js";

/** Limit on the states that one move at the start may have to evaluate; beyond it games take minutes. */
const MOST_STATES = 20_000;

/**
 * Checks whether a game can be learned with one value per state. @throws TrainingError with one message if it cannot
 */
export function checkLearnable<State, Action>(game: Game<State, Action>): void {
  const { name, facts } = game;
  const { players, zeroSum, cooperative, bounds, hidden } = facts;
  if (players > 1 && !cooperative && !(players === 2 && zeroSum)) {
    throw new TrainingError(
      "training-one-value",
      { game: name },
      `${name} cannot be learned by one value: it needs one player, two opponents, or a shared payoff.`,
    );
  }
  if (hidden)
    throw new TrainingError(
      "training-hidden",
      { game: name },
      `${name} hides part of its states from the players, which learning would see.`,
    );
  if (!bounds.every(Number.isFinite)) {
    throw new TrainingError(
      "training-infinite-bounds",
      { game: name },
      `${name} has no finite bounds, and values are learned as a share between them.`,
    );
  }
  checkWidth(game);
}

/** Checks only the start, where games of chance usually branch most. */
function checkWidth<State, Action>(game: Game<State, Action>): void {
  const state = game.start(seededChance(0));
  if (game.turn(state) === OVER) return;
  const actions = game.actions(state);
  const limit = Math.max(1, Math.floor(MOST_STATES / actions.length));
  for (const action of actions) {
    const { outcomes, samples } = outcomesOf(game, state, action, { limit, samples: 1 });
    if (samples === 0 && outcomes.length <= limit) continue;
    throw new TrainingError(
      "training-too-wide",
      { game: game.name, actions: actions.length, limit },
      `${game.name} is too wide to be learned by its rules alone, with ${actions.length} actions at the start, one of which has more than ${limit} outcomes: use a smaller game, or training made for this one.`,
    );
  }
}
