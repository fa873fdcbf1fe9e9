import { type Notation, NotationError } from "@tyche/engine";
import { actionNamed } from "../kit/notation.js";
import { hasThree, type TicTacToeAction, type TicTacToeState } from "./board.js";

/** Parses nine cells: x and o in either case, "." "-" "_" for empty; whitespace, "|" and "/" separate rows. */
function parsePosition(text: string): TicTacToeState {
  let cells = "";
  for (const [offset, character] of [...text].entries()) {
    if (/[\s|/,]/.test(character)) continue;
    if (!/[xo.\-_]/i.test(character)) {
      throw new NotationError(
        "game-x-o-cell",
        { text: character },
        `A cell must be X, O or ".", not "${character}".`,
        offset,
      );
    }
    cells += /[xo]/i.test(character) ? character.toUpperCase() : ".";
  }
  if (cells.length !== 9)
    throw new NotationError(
      "tic-tac-toe-cells",
      { found: cells.length },
      `A tic-tac-toe board has 9 cells, not ${cells.length}.`,
    );
  const crosses = cells.replaceAll(/[^X]/g, "").length;
  const noughts = cells.replaceAll(/[^O]/g, "").length;
  if (crosses !== noughts && crosses !== noughts + 1) {
    throw new NotationError(
      "game-x-o-turns",
      { x: crosses, o: noughts },
      `X plays first and the players take turns, so there cannot be ${crosses} X and ${noughts} O.`,
    );
  }
  if (hasThree(cells, "X") && hasThree(cells, "O")) {
    throw new NotationError("tic-tac-toe-both-won", {}, "X and O cannot both have three in a row.");
  }
  if (hasThree(cells, "X") && crosses === noughts) {
    throw new NotationError(
      "tic-tac-toe-after-win",
      { winner: "X", loser: "O" },
      "X has three in a row, so O cannot have played after that.",
    );
  }
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
