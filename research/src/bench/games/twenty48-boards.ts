import { readFileSync } from "node:fs";
import { inCheckout } from "../../kit/root.js";

/** A board of 4 × 4 cells: cells 0 to 7 and 8 to 15, exponents of four bits, the first cell lowest. */
export interface PackedBoard {
  readonly low: number;
  readonly high: number;
  /** Number of different tiles. */
  readonly different: number;
}

/** The boards of `research/positions/2048-22.txt`. */
export function twenty48Boards(): readonly PackedBoard[] {
  return readFileSync(inCheckout("research/positions/2048-22.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const exponents = line.split(" ").map((tile) => (tile === "0" ? 0 : Math.log2(Number(tile))));
      const word = (cells: readonly number[]): number =>
        cells.reduceRight((packed, exponent) => (packed << 4) | exponent, 0);
      return {
        low: word(exponents.slice(0, 8)),
        high: word(exponents.slice(8)),
        different: new Set(exponents.filter((exponent) => exponent > 0)).size,
      };
    });
}
