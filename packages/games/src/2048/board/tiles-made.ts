import type { Figures } from "@tyche/engine";

/** Exponents of the tiles in game statistics: 2048 to 32768. */
export const REPORTED_TILES: readonly number[] = [11, 12, 13, 14, 15];

/** Which of these tiles a game made, from the exponent of its largest; leaves out tiles that do not fit the board. */
export function tilesMade(largest: number, cells = 16): Figures {
  // One more than the number of cells: the last merge of a full chain begins with a 4.
  const possible = REPORTED_TILES.filter((exponent) => exponent <= cells + 1);
  return Object.fromEntries(possible.map((exponent) => [`made ${2 ** exponent}`, largest >= exponent]));
}
