import { type Game, OVER } from "@tyche/engine";
import {
  actionsOf,
  differenceErrors,
  EMPTY_BOARD,
  evaluators,
  hasThree,
  isOver,
  mover,
  type TicTacToeAction,
  type TicTacToeState,
} from "./board.js";
import { LEVELS } from "./levels.js";
import { notation } from "./notation.js";
import { TicTacToePosition } from "./position.js";

/** Tic-tac-toe: a win pays 1, a draw 0, a loss -1. */
export function ticTacToe(): Game<TicTacToeState, TicTacToeAction> {
  return {
    name: "tic-tac-toe",
    facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false },
    start: () => EMPTY_BOARD,
    turn: (state) => (isOver(state) ? OVER : mover(state)),
    actions: actionsOf,
    play: (state, action) =>
      state.slice(0, action) + (mover(state) === 0 ? "X" : "O") + state.slice(action + 1),
    payoff(state) {
      if (hasThree(state, "X")) return [1, -1];
      return hasThree(state, "O") ? [-1, 1] : [0, 0];
    },
    key: (state) => state,
    notation,
    position: (state) => new TicTacToePosition(state),
    moveOf: (cell) => cell,
    evaluators,
    differenceErrors,
    levels: LEVELS,
  };
}
