import type { FormatPhrase } from "@tyche/engine/errors";
import { inEnglish, rollPhrase } from "../kit/notation.js";
import { HOME, LAST, type LudoState, squareOf, type Variant, winnerOf } from "./state.js";
import { texts } from "./texts.js";
import { COLUMNS, type Spot, TRACK_SPOTS } from "./track.js";

/** Squares along an edge of the board. */
const EDGE = 15;

const NAMES = "abcd";

/**
 * Draws the board: a lower-case letter for a piece, a capital for several of one player, * for pieces of several
 * players.
 */
export function draw(variant: Variant, state: LudoState, format: FormatPhrase = inEnglish): string {
  const cells = Array.from({ length: EDGE }, () => new Array<string>(EDGE).fill(" "));
  const put = ([column, row]: Spot, text: string): void => {
    cells[row]![column] = text;
  };
  for (const cell of TRACK_SPOTS) put(cell, "·");
  for (const [player, start] of variant.starts.entries()) {
    for (const cell of COLUMNS[start / 13]!) put(cell, "-");
    put(TRACK_SPOTS[start]!, "+");
    const own = state.pieces[player]!;
    for (const progress of new Set(own)) {
      if (progress === 0 || progress === HOME) continue;
      const cell =
        progress <= LAST
          ? TRACK_SPOTS[squareOf(variant, player, progress)]!
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
