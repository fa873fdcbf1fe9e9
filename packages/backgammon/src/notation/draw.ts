import type { FormatPhrase } from "@tyche/engine/errors";
import { inEnglish } from "@tyche/games";
import { type BackgammonState, checkersOnBoard, mirrored, pipCount, type Variant } from "../rules/board.js";
import { texts } from "./texts.js";

const ROWS = 5;
const TOP = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
const BOTTOM = [...TOP].map((point) => 25 - point);

/**
 * Draws the board for a terminal from the view of player 0 (X), whose home board is at the bottom right; player 1 is O.
 */
export function drawBoard(
  state: BackgammonState,
  variant: Variant,
  format: FormatPhrase = inEnglish,
): string {
  const { points, player, dice } = state;
  const theirs = mirrored(points);
  const side = (name: string, seat: number, own: readonly number[]): string => {
    const [pips, off] = [pipCount(own), variant.checkers - checkersOnBoard(own)];
    return format(texts.phrase("drawn-backgammon-side", { name, who: "player", player: seat, pips, off }));
  };
  const name = player === 0 ? "X" : "O";
  const roll = dice?.join("-");
  return [
    header(TOP),
    ...rows(points, TOP, 0, false),
    "|                   |BAR|                   |",
    ...rows(points, BOTTOM, 25, true),
    header(BOTTOM),
    `${side("X", 0, points)}   ${side("O", 1, theirs)}`,
    roll === undefined
      ? format(texts.phrase("drawn-backgammon-to-roll", { name }))
      : format(texts.phrase("drawn-backgammon-rolled", { name, roll })),
  ].join("\n");
}

function header(order: readonly number[]): string {
  const cells = order.map((point) => String(point).padStart(3, "-"));
  return `+${cells.slice(0, 6).join("")}-+---+${cells.slice(6).join("")}-+`;
}

/** Five rows of one half; if more checkers are on a point than fit, the last row shows their number. */
function rows(points: readonly number[], order: readonly number[], bar: number, upward: boolean): string[] {
  const lines = Array.from({ length: ROWS }, (_, height) => {
    const cells = order.map((point) => cell(points[point]!, height).padStart(3));
    return `|${cells.slice(0, 6).join("")} |${cell(points[bar]!, height).padStart(2)} |${cells.slice(6).join("")} |`;
  });
  return upward ? lines.reverse() : lines;
}

function cell(count: number, height: number): string {
  const size = Math.abs(count);
  if (height >= size) return "";
  if (height === ROWS - 1 && size > ROWS) return String(size);
  return count > 0 ? "X" : "O";
}
