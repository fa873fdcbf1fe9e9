import type { Notation } from "@tyche/engine";
import { checkTurns, plainActions, wrongCell } from "../kit/notation.js";
import { actionsOf, hasThree, type TicTacToeAction, type TicTacToeState } from "./board.js";
import { texts } from "./texts.js";

/** Parses nine cells: x and o in either case, "." "-" "_" for empty; whitespace, "|" and "/" separate rows. */
function parsePosition(text: string): TicTacToeState {
  let cells = "";
  for (const [offset, character] of [...text].entries()) {
    if (/[\s|/,]/.test(character)) continue;
    if (!/[xo.\-_]/i.test(character)) throw wrongCell(character, offset);
    cells += /[xo]/i.test(character) ? character.toUpperCase() : ".";
  }
  if (cells.length !== 9) throw texts.notationError("tic-tac-toe-cells", { found: cells.length });
  const crosses = cells.replaceAll(/[^X]/g, "").length;
  const noughts = cells.replaceAll(/[^O]/g, "").length;
  checkTurns(crosses, noughts);
  const [x, o] = [hasThree(cells, "X"), hasThree(cells, "O")];
  if (x && o) throw texts.notationError("tic-tac-toe-both-won", {});
  if (x && crosses === noughts)
    throw texts.notationError("tic-tac-toe-after-win", { winner: "X", loser: "O" });
  if (o && crosses > noughts) throw texts.notationError("tic-tac-toe-after-win", { winner: "O", loser: "X" });
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
  ...plainActions(actionsOf, (_state, action) => String(action + 1)),
  draw,
};
