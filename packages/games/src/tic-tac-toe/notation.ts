import { type Notation, NotationError } from "@tyche/engine";
import { actionNamed } from "../kit/notation.js";
import { hasThree, type TicTacToeAction, type TicTacToeState } from "./board.js";
import { texts } from "./texts.js";

/** Parses nine cells: x and o in either case, "." "-" "_" for empty; whitespace, "|" and "/" separate rows. */
function parsePosition(text: string): TicTacToeState {
  let cells = "";
  for (const [offset, character] of [...text].entries()) {
    if (/[\s|/,]/.test(character)) continue;
    if (!/[xo.\-_]/i.test(character)) throw texts.notationError("game-x-o-cell", { text: character }, offset);
    cells += /[xo]/i.test(character) ? character.toUpperCase() : ".";
  }
  if (cells.length !== 9) throw texts.notationError("tic-tac-toe-cells", { found: cells.length });
  const crosses = cells.replaceAll(/[^X]/g, "").length;
  const noughts = cells.replaceAll(/[^O]/g, "").length;
  if (crosses !== noughts && crosses !== noughts + 1)
    throw texts.notationError("game-x-o-turns", { x: crosses, o: noughts });
  if (hasThree(cells, "X") && hasThree(cells, "O")) throw texts.notationError("tic-tac-toe-both-won", {});
  if (hasThree(cells, "X") && crosses === noughts)
    throw texts.notationError("tic-tac-toe-after-win", { winner: "X", loser: "O" });
  if (hasThree(cells, "O") && crosses > noughts) {
    throw new NotationError(
      "tic-tac-toe-after-win",
      { winner: "O", loser: "X" },
      "O has three in a row, so X cannot have played after that.",
    );
  }
  return cells;
}

function draw(state: TicTacToeState): string {
  const cells = [...state].map((cell, index) =>
    cell === "." ? String(index + 1) : cell === "X" ? "╳" : "◯",
  );
  const row = (from: number): string => `│ ${cells.slice(from, from + 3).join(" │ ")} │`;
  return ["┌───┬───┬───┐", row(0), "├───┼───┼───┤", row(3), "├───┼───┼───┤", row(6), "└───┴───┴───┘"].join(
    "\n",
  );
}

export const notation: Notation<TicTacToeState, TicTacToeAction> = {
  position: (state) => [0, 3, 6].map((from) => state.slice(from, from + 3)).join("|"),
  parsePosition,
  action: (_state, action) => String(action + 1),
  parseAction(state, text) {
    const free = [...state].flatMap((cell, index) => (cell === "." ? [index] : []));
    const over = hasThree(state, "X") || hasThree(state, "O");
    return actionNamed(over ? [] : free, (action) => String(action + 1), text);
  },
  draw,
};
