/**
 * Of ten new tiles, nine are a 2 and one is a 4, each on any empty cell alike. The search in WebAssembly reads this file too,
 * which is why it holds whole numbers and nothing else.
 */
export const TWOS = 9;
export const FOURS = 1;
