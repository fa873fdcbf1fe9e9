import {
  type AtTerminal,
  type Counted,
  type GameInfo,
  type NamedGame,
  named,
  type TutorScale,
} from "@tyche/games";
import { DEFAULT_EVALUATOR } from "../evaluation/evaluators.js";
import type { BackgammonGame } from "../game/rules.js";
import { positionIdOf } from "../notation/notation.js";
import type { BackgammonState } from "../rules/board.js";
import { roundedOutcomes } from "../rules/outcomes.js";
import { texts } from "../rules/texts.js";

/** Losses, in points or in cube-normalised equity, from which a play counts as an error or a blunder. */
const LOSSES = { warn: 0.04, blunder: 0.08 };

/**
 * The settings for playing backgammon at a terminal.
 *
 * @param unit the payoff of a normalised loss of 1; default 1
 * @param counted converts payoffs to the values shown to players; default: the payoffs themselves
 */
export function atTerminal<State extends Pick<BackgammonState, "points">, Action>(
  unit?: (state: State) => number,
  counted?: Counted<State>,
): AtTerminal<State, Action> {
  const tutor: TutorScale<State> = { ...LOSSES, ...(unit && { unit }) };
  return {
    typing: texts.phrase("typing-backgammon", {}),
    seats: ["X", "O"],
    colours: [
      { of: /\bX\b/g, colour: "cyan" },
      { of: /\bO\b/g, colour: "yellow" },
    ],
    tutor,
    roundChances: roundedOutcomes,
    isSameBoard: (one, other) => one.points.join() === other.points.join(),
    ...(counted && { counted }),
  };
}

/** Backgammon or hypergammon without the cube, with its text forms. */
export function presented(game: BackgammonGame, info: Pick<GameInfo, "position" | "example">): NamedGame {
  return named(game, info, {
    terminal: atTerminal(),
    ...(game.batchEvaluators && { evaluator: DEFAULT_EVALUATOR }),
    dice: true,
    afterstateEvaluators: Object.keys(game.evaluators ?? {}),
    afterstate: (state, action) => positionIdOf(action === "roll" ? state : game.afterstate(state, action)),
  });
}
