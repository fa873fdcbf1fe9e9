import type { FormatPhrase } from "@tyche/engine";
import { inEnglish, rollPhrase } from "../kit/notation.js";
import { HOME, LAST, type LudoState, squareOf, type Variant, winnerOf } from "./board.js";
import { texts } from "./texts.js";

type Cell = readonly [column: number, row: number];

/** Squares along an edge of the board. */
const EDGE = 15;

/** Cells of a straight line, both ends included. */
function line([fromColumn, fromRow]: Cell, [toColumn, toRow]: Cell): Cell[] {
  const [dx, dy] = [Math.sign(toColumn - fromColumn), Math.sign(toRow - fromRow)];
  const length = Math.max(Math.abs(toColumn - fromColumn), Math.abs(toRow - fromRow));
  return Array.from({ length: length + 1 }, (_, i) => [fromColumn + i * dx, fromRow + i * dy]);
}

/** The cells of the track, clockwise from the start square of the left seat. */
const TRACK_CELLS: readonly Cell[] = [
  ...line([1, 6], [5, 6]),
  ...line([6, 5], [6, 0]),
  [7, 0],
  ...line([8, 0], [8, 5]),
  ...line([9, 6], [14, 6]),
  [14, 7],
  ...line([14, 8], [9, 8]),
  ...line([8, 9], [8, 14]),
  [7, 14],
  ...line([6, 14], [6, 9]),
  ...line([5, 8], [0, 8]),
  [0, 7],
  [0, 6],
];

/** Home columns, indexed by seat, from the track to the centre; the last cell is home. */
const COLUMNS: readonly (readonly Cell[])[] = [
  line([1, 7], [6, 7]),
  line([7, 1], [7, 6]),
  line([13, 7], [8, 7]),
  line([7, 13], [7, 8]),
];

const NAMES = "abcd";

/**
 * Draws the board: a lower-case letter for a piece, a capital for several of one player, * for pieces of several
 * players.
 */
export function draw(variant: Variant, state: LudoState, format: FormatPhrase = inEnglish): string {
  const cells = Array.from({ length: EDGE }, () => new Array<string>(EDGE).fill(" "));
  const put = ([column, row]: Cell, text: string): void => {
    cells[row]![column] = text;
  };
  for (const cell of TRACK_CELLS) put(cell, "·");
  for (const [player, start] of variant.starts.entries()) {
    for (const cell of COLUMNS[start / 13]!.slice(0, -1)) put(cell, "-");
    put(TRACK_CELLS[start]!, "+");
    const own = state.pieces[player]!;
    for (const progress of new Set(own)) {
      if (progress === 0 || progress === HOME) continue;
      const cell =
        progress <= LAST
          ? TRACK_CELLS[squareOf(variant, player, progress)]!
          : COLUMNS[start / 13]![progress - LAST - 1]!;
      const name = NAMES[player]!;
      const isAlone = own.filter((other) => other === progress).length === 1;
      const isTaken = /[a-dA-D]/.test(cells[cell[1]]![cell[0]]!);
      put(cell, isTaken ? "*" : isAlone ? name : name.toUpperCase());
    }
  }
  const rows = cells.map((row) => row.join(" ").trimEnd());
  const counts = state.pieces.map((own, player) => {
    const [yard, home] = [0, HOME].map((place) => own.filter((progress) => progress === place).length);
    const name = NAMES[player]!;
    const pieces = own.join(" ");
    return format(
      texts.phrase("drawn-ludo-pieces", { name, who: "player", player, pieces, yard: yard!, home: home! }),
    );
  });
  const { player, die } = state;
  const status =
    winnerOf(variant, state.pieces) === undefined
      ? format(rollPhrase(player, die))
      : format(texts.phrase("drawn-over", {}));
  return [...rows, ...counts, status].join("\n");
}
