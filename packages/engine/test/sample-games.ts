/** Tiny games for the engine's own tests. */
import { type Game, OVER } from "../src/contract/game.js";

/** Pig with one die: [own banked, other's banked, turn total, player]. */
export type PigState = readonly [number, number, number, number];

export function pig(target: number): Game<PigState, "roll" | "hold"> {
  return {
    name: "pig",
    facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: true, chance: true },
    start: () => [0, 0, 0, 0],
    turn: ([own, other, total, player]) => (other >= target || own + total >= target ? OVER : player),
    actions: (state) => {
      if (state[0] + state[2] >= target || state[1] >= target) return [];
      return state[2] > 0 ? ["roll", "hold"] : ["roll"];
    },
    play: ([own, other, total, player], action, chance) => {
      if (action === "hold") return [other, own + total, 0, 1 - player];
      const face = chance.die(6);
      return face === 1 ? [other, own, 0, 1 - player] : [own, other, total + face, player];
    },
    payoff: ([own, , total, player]) => {
      const winner = own + total >= target ? player : 1 - player;
      return winner === 0 ? [1, 0] : [0, 1];
    },
  };
}

/** Tic-tac-toe: nine cells, 0 empty, 1 and 2 the players. */
export type TicTacToeState = readonly number[];

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) =>
  line.split("").map(Number),
);

const lineOf = (board: TicTacToeState): number =>
  LINES.map((line) => (line.every((cell) => board[cell] === board[line[0]!]) ? board[line[0]!]! : 0)).find(
    Boolean,
  ) ?? 0;

export const ticTacToe: Game<TicTacToeState, number> = {
  name: "tic-tac-toe",
  facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false },
  start: () => [0, 0, 0, 0, 0, 0, 0, 0, 0],
  turn: (board) => (lineOf(board) || !board.includes(0) ? OVER : board.filter(Boolean).length % 2),
  actions: (board) => (lineOf(board) ? [] : board.flatMap((mark, cell) => (mark ? [] : [cell]))),
  play: (board, cell) => board.with(cell, 1 + (board.filter(Boolean).length % 2)),
  payoff: (board) =>
    [
      [0, 0],
      [1, -1],
      [-1, 1],
    ][lineOf(board)]!,
  notation: {
    position: (board) => board.join(""),
    parsePosition: (text) => text.split("").map(Number),
    action: (_, cell) => String(cell),
    parseAction: (_, text) => Number(text),
  },
};
