import type { StateEvaluator } from "@tyche/engine";

/** Nine cells row by row, each "." (empty), "X" (player 0, who begins) or "O" (player 1). */
export type TicTacToeState = string;

/** The index of an empty cell, 0..8 row by row. */
export type TicTacToeAction = number;

export const EMPTY_BOARD: TicTacToeState = ".........";

/** The eight rows of three. */
export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Whether a mark has three in a row. */
export function hasThree(state: TicTacToeState, mark: "X" | "O"): boolean {
  for (const [a, b, c] of LINES) if (state[a] === mark && state[b] === mark && state[c] === mark) return true;
  return false;
}

/** The player to move, ignoring the end of the game: X begins and the players alternate. */
export function mover(state: TicTacToeState): 0 | 1 {
  let marks = 0;
  for (const cell of state) if (cell !== ".") marks++;
  return marks % 2 === 0 ? 0 : 1;
}

export function isOver(state: TicTacToeState): boolean {
  return hasThree(state, "X") || hasThree(state, "O") || !state.includes(".");
}

export function actionsOf(state: TicTacToeState): TicTacToeAction[] {
  const empty: TicTacToeAction[] = [];
  if (isOver(state)) return empty;
  for (let cell = 0; cell < state.length; cell++) if (state[cell] === ".") empty.push(cell);
  return empty;
}

/**
 * Rows of three still open for X minus those open for O (N. Nilsson, "Problem-Solving Methods in Artificial
 * Intelligence", 1971), divided by 8 so that the value stays between a win and a loss.
 */
function openLines(state: TicTacToeState): number {
  let open = 0;
  for (const line of LINES) {
    const cells = line.map((cell) => state[cell]);
    if (!cells.includes("O")) open++;
    if (!cells.includes("X")) open--;
  }
  return open / LINES.length;
}

export const evaluators: Readonly<Record<"default" | "lines", StateEvaluator<TicTacToeState>>> = {
  default: openLines,
  lines: openLines,
};

/** Measured by `npm run research -- errors tic-tac-toe`. */
const ERRORS = [1.3, 1.2, 1.2, 1.2, 1];
export const differenceErrors = { default: ERRORS, lines: ERRORS };
