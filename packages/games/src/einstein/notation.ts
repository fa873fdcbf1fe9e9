import { type Notation, NotationError } from "@tyche/engine";
import { actionNamed, type Field, fieldsOf, wholeNumber } from "../fields.js";
import {
  actionsOf,
  type EinsteinAction,
  type EinsteinState,
  stonesOf,
  type Variant,
  winnerOf,
} from "./board.js";

const FILLED = "❶❷❸❹❺❻❼❽❾❿";
const HOLLOW = "①②③④⑤⑥⑦⑧⑨⑩";

/** Text of a variant: the squares row by row as signed numbers, then the die (0: not rolled) and the player, 0 or 1. */
export function notationOf(variant: Variant): Notation<EinsteinState, EinsteinAction> {
  const { size } = variant;
  const write = (state: EinsteinState, { from, to }: EinsteinAction): string =>
    `${Math.abs(state.cells[from]!)} ${wayOf(size, from, to)}`;
  return {
    position: ({ cells, die, player }) => `${cells.join(" ")} ${die} ${player}`,
    parsePosition: (text, roll) => parsePosition(variant, text, roll),
    action: write,
    parseAction(state, text) {
      const legal = winnerOf(state.cells) === undefined ? actionsOf(variant, state) : [];
      return actionNamed(legal, (action) => write(state, action), text.trim().replaceAll(/\s+/g, " "));
    },
    draw: (state) => draw(size, state),
  };
}

/** "right", "down", "right-down" and their opposites. */
function wayOf(size: number, from: number, to: number): string {
  const columns = (to % size) - (from % size);
  const rows = Math.floor(to / size) - Math.floor(from / size);
  const across = columns === 0 ? [] : [columns > 0 ? "right" : "left"];
  const along = rows === 0 ? [] : [rows > 0 ? "down" : "up"];
  return [...across, ...along].join("-");
}

function parsePosition(variant: Variant, text: string, roll: string | undefined): EinsteinState {
  const { size, stones } = variant;
  const squares = size * size;
  const fields = fieldsOf(text);
  const withoutDie = roll !== undefined && fields.length === squares + 1;
  if (fields.length !== squares + 2 && !withoutDie) {
    throw new NotationError(
      `A position has ${squares} squares, the die and the player, ${squares + 2} numbers, not ${fields.length}.`,
    );
  }
  const cells = fields.slice(0, squares).map((field) => wholeNumber(field, "a stone"));
  checkStones(variant, cells, fields);
  const last = fields.at(-1)!;
  const player = wholeNumber(last, "a player");
  if (player !== 0 && player !== 1) {
    throw new NotationError(`The player to move is 0 or 1, not ${player}.`, last.offset);
  }
  const written = withoutDie ? 0 : wholeNumber(fields[squares]!, "a die");
  const rolled = roll === undefined ? written : wholeNumber({ text: roll.trim(), offset: 0 }, "a roll");
  if (written !== 0 && rolled !== written) {
    throw new NotationError(
      `The position says that the die shows ${written}, but the roll is ${rolled}.`,
      fields[squares]!.offset,
    );
  }
  const winner = winnerOf(cells);
  if (winner !== undefined) return { cells, player: winner === 0 ? 1 : 0, die: 0 };
  if (rolled === 0) {
    throw new NotationError(`The die is not rolled yet: give 1 to ${stones} as the die or the roll.`);
  }
  if (rolled < 1 || rolled > stones) throw new NotationError(`A die shows 1 to ${stones}, not ${rolled}.`);
  return { cells, player, die: rolled };
}

function checkStones(variant: Variant, cells: readonly number[], fields: readonly Field[]): void {
  const seen = new Set<number>();
  for (const [square, cell] of cells.entries()) {
    const { offset } = fields[square]!;
    if (Math.abs(cell) > variant.stones) {
      throw new NotationError(`Stones are numbered 1 to ${variant.stones}, so ${cell} is none.`, offset);
    }
    if (cell !== 0 && seen.has(cell)) {
      throw new NotationError(
        `Stone ${Math.abs(cell)} of player ${cell > 0 ? 0 : 1} is on the board twice.`,
        offset,
      );
    }
    seen.add(cell);
  }
  if (cells.at(-1)! > 0 && cells[0]! < 0) {
    throw new NotationError(
      "Both players have a stone in their goal, but the first to arrive ends the game.",
    );
  }
  const [first, second] = [stonesOf(cells, 0).length, stonesOf(cells, 1).length];
  if (first === 0 && second === 0) {
    throw new NotationError("There is no stone on the board, but at least one player has some.");
  }
  if ((first === 0 && cells.at(-1)! > 0) || (second === 0 && cells[0]! < 0)) {
    throw new NotationError("A player without stones cannot have reached the goal.");
  }
}

function draw(size: number, { cells, player, die }: EinsteinState): string {
  const stone = (cell: number): string =>
    cell === 0 ? "·" : cell > 0 ? FILLED[cell - 1]! : HOLLOW[-cell - 1]!;
  const rows = Array.from({ length: size }, (_, row) =>
    cells
      .slice(row * size, (row + 1) * size)
      .map(stone)
      .join(" "),
  );
  const edge = "─".repeat(2 * size + 1);
  const status =
    die === 0
      ? `${player === 0 ? "①" : "❶"} has won`
      : `${player === 0 ? "❶ moves right and down" : "① moves left and up"}, die ${die}`;
  return [`┌${edge}┐`, ...rows.map((row) => `│ ${row} │`), `└${edge}┘`, status].join("\n");
}
