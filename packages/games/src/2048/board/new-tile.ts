/**
 * Of ten new tiles, nine are a 2 and one is a 4, each on any empty cell with equal probability. The WebAssembly
 * search reads this file too, so it must contain whole numbers only.
 */
export const TWOS = 9;
export const FOURS = 1;
