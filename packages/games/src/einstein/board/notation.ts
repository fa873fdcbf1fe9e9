import type { Notation, Phrase } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import {
  checkDie,
  type Field,
  fieldsOf,
  inEnglish,
  plainActions,
  playerOfTwo,
  rolledDie,
  wholeNumber,
} from "../../kit/notation.js";
import { texts } from "../texts.js";
import { actionsOf, type EinsteinAction, type EinsteinState, type Variant, winnerOf } from "./board.js";

const FILLED = "❶❷❸❹❺❻❼❽❾❿";
const HOLLOW = "①②③④⑤⑥⑦⑧⑨⑩";

/**
 * Notation of a variant: the squares row by row as signed numbers, then the die (0: not rolled) and the player, 0 or
 * 1.
 */
export function notationOf(variant: Variant): Notation<EinsteinState, EinsteinAction> {
  const { size } = variant;
  const write = (state: EinsteinState, { from, to }: EinsteinAction): string =>
    `${Math.abs(state.cells[from]!)} ${wayOf(size, from, to)}`;
  return {
    position: ({ cells, die, player }) => `${cells.join(" ")} ${die} ${player}`,
    parsePosition: (text, roll) => parsePosition(variant, text, roll),
    ...plainActions(
      (state) => actionsOf(variant, state),
      write,
      (text) => text.trim().replaceAll(/\s+/g, " "),
    ),
    draw: (state, format) => draw(size, state, format),
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
  if (fields.length !== squares + 2 && !withoutDie)
    throw texts.notationError("einstein-numbers", { squares, numbers: squares + 2, found: fields.length });
  const cells = fields.slice(0, squares).map(wholeNumber);
  checkStones(variant, cells, fields);
  const last = fields.at(-1)!;
  const player = playerOfTwo(wholeNumber(last), last);
  const written = withoutDie ? 0 : wholeNumber(fields[squares]!);
  const rolled = rolledDie(written, roll, fields[squares]!.offset);
  const winner = winnerOf(cells);
  if (winner !== undefined) return { cells, player: winner === 0 ? 1 : 0, die: 0 };
  checkDie(rolled, stones);
  return { cells, player, die: rolled };
}

function checkStones(variant: Variant, cells: readonly number[], fields: readonly Field[]): void {
  const seen = new Set<number>();
  for (const [square, cell] of cells.entries()) {
    const { offset } = fields[square]!;
    if (Math.abs(cell) > variant.stones)
      throw texts.notationError("einstein-stone", { most: variant.stones, stone: cell }, offset);
    if (cell !== 0 && seen.has(cell))
      throw texts.notationError(
        "einstein-stone-twice",
        { stone: Math.abs(cell), player: cell > 0 ? 0 : 1 },
        offset,
      );
    seen.add(cell);
  }
  if (cells.at(-1)! > 0 && cells[0]! < 0) throw texts.notationError("einstein-both-arrived", {});
  if (cells.every((cell) => cell === 0)) throw texts.notationError("einstein-no-stones", {});
}

function draw(size: number, { cells, player, die }: EinsteinState, format: FormatPhrase = inEnglish): string {
  const stone = (cell: number): string =>
    cell === 0 ? "·" : cell > 0 ? FILLED[cell - 1]! : HOLLOW[-cell - 1]!;
  const rows = Array.from({ length: size }, (_, row) =>
    cells
      .slice(row * size, (row + 1) * size)
      .map(stone)
      .join(" "),
  );
  const edge = "─".repeat(2 * size + 1);
  const winner = player === 0 ? "①" : "❶";
  const status: Phrase =
    die === 0
      ? texts.phrase("drawn-einstein-won", { name: winner })
      : player === 0
        ? texts.phrase("drawn-einstein-first", { die })
        : texts.phrase("drawn-einstein-second", { die });
  return [`┌${edge}┐`, ...rows.map((row) => `│ ${row} │`), `└${edge}┘`, format(status)].join("\n");
}
