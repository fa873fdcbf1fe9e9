import { type Game, OVER } from "@tyche/engine";
import type { ConnectFourOptions } from "./about.js";
import {
  actionsOf,
  type ConnectFourAction,
  type ConnectFourState,
  differenceErrors,
  emptyBoard,
  evaluatorsOf,
  hasFour,
  isOver,
  mover,
  stonesOn,
  variantOf,
  winPays,
} from "./board/board.js";
import { notationOf } from "./board/notation.js";
import { ConnectFourPosition } from "./board/position.js";
import { LEVELS } from "./levels.js";
import { isSolvable, perfectMethod } from "./perfect-method.js";

/**
 * Connect four (H. Wexler, 1974): stones fall to the lowest free cell of a column; four of one's own in a row, column
 * or diagonal win.
 *
 * @throws GameOptionError if a size is outside 4..9
 */
export function connectFour(options: ConnectFourOptions = {}): Game<ConnectFourState, ConnectFourAction> {
  const variant = variantOf(options);
  const { order } = variant;
  // The earliest possible win is player 0's fourth stone, the seventh on the board.
  const most = winPays(variant, 7);
  return {
    name: "connect-four",
    facts: { players: 2, zeroSum: true, bounds: [-most, most], cycles: false, chance: false },
    start: () => emptyBoard(variant),
    turn: (state) => (isOver(variant, state) ? OVER : mover(state)),
    actions: (state) => actionsOf(variant, state),
    play: (state, action) => state.with(action, state[action]! + (mover(state) === 0 ? "X" : "O")),
    payoff(state) {
      const pays = winPays(variant, stonesOn(state));
      if (hasFour(state, "X")) return [pays, -pays];
      return hasFour(state, "O") ? [-pays, pays] : [0, 0];
    },
    key: (state) => state.join("/"),
    notation: notationOf(variant),
    position: (state) => new ConnectFourPosition(variant, state),
    moveOf: (column) => order.indexOf(column),
    evaluators: evaluatorsOf(variant),
    ...(variant.columns === 7 && variant.rows === 6 && most === 1 && { differenceErrors }),
    ...(isSolvable(variant) && { methods: [perfectMethod(variant)] }),
    // The levels are fitted to a payoff of 1.
    ...(most === 1 && { levels: LEVELS }),
  };
}
