import { sfc32 } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { packed, unpacked } from "../board/packed-board.js";
import { PackedMoves } from "../packed/moves.js";
import { downgraded, rareExponent } from "./downgrading.js";

function downgradedCells(exponents: readonly number[], from: number): number[] {
  return unpacked(...downgraded(...packed(exponents), from));
}

/** Reference implementation of `downgraded`, cell by cell; no cell may be 32768. */
function byDefinition(cells: readonly number[], from: number): readonly number[] {
  const largest = Math.max(...cells);
  const gaps = Array.from({ length: largest }, (_, i) => i).filter((i) => i > 0 && !cells.includes(i));
  if (largest < from || gaps.length === 0) return cells;
  return byDefinition(
    cells.map((exponent) => (exponent > Math.max(...gaps) ? exponent - 1 : exponent)),
    from,
  );
}

describe("tile downgrading", () => {
  it("halves the tiles above the largest gap until the board is small enough or has no gap", () => {
    const rest = Array.from({ length: 12 }, () => 0);
    expect(downgradedCells([13, 11, 2, 1, ...rest], 13)).toEqual([12, 11, 2, 1, ...rest]);
    // 8192 and 4096 above the gap at 2048.
    expect(downgradedCells([13, 12, 10, 10, ...rest], 13)).toEqual([12, 11, 10, 10, ...rest]);
    // Twice: from 16384 over 8192 to 4096.
    expect(downgradedCells([14, 11, 2, 1, ...rest], 13)).toEqual([12, 11, 2, 1, ...rest]);
    expect(downgradedCells([12, 10, 2, 1, ...rest], 13)).toEqual([12, 10, 2, 1, ...rest]);
    const full = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    expect(downgradedCells(full, 2)).toEqual(full);
    expect(downgradedCells([15, 15, 2, 1, ...rest], 13)).toEqual([15, 15, 2, 1, ...rest]);
    expect(downgradedCells([3, 0, 0, 0, ...rest], 1)).toEqual([1, 0, 0, 0, ...rest]);
  });

  it("matches the cell-by-cell definition on random boards", () => {
    const random = sfc32("halved");
    for (let board = 0; board < cases(5000, 800); board++) {
      const cells = Array.from({ length: 16 }, () => Math.max(0, (random() % 19) - 4));
      const from = 1 + (random() % 15);
      expect(downgradedCells(cells, from)).toEqual(byDefinition(cells, from));
    }
  });

  it("keeps the same legal directions and merges on random boards", () => {
    const random = sfc32("downgrading");
    const [before, after] = [new PackedMoves(), new PackedMoves()];
    for (let board = 0; board < cases(5000, 800); board++) {
      const cells = Array.from({ length: 16 }, () => Math.max(0, (random() % 20) - 4));
      const from = 10 + (random() % 6);
      const [low, high] = packed(cells);
      const [lower, higher] = downgraded(low, high, from);
      const known = unpacked(lower, higher);
      const orders = (all: readonly number[]): number[] =>
        all.flatMap((one) => all.map((other) => Math.sign(one - other)));
      expect(orders(known).join()).toBe(orders(cells).join());
      before.from(low, high);
      after.from(lower, higher);
      expect(Array.from(after.gain, (gain) => gain >= 0)).toEqual(
        Array.from(before.gain, (gain) => gain >= 0),
      );
      const largest = Math.max(...known);
      const gaps = Array.from({ length: 15 }, (_, i) => i + 1).filter(
        (exponent) => exponent < largest && !known.includes(exponent),
      );
      const isFull = cells.filter((exponent) => exponent === 15).length > 1;
      expect(isFull || largest < from || gaps.length === 0).toBe(true);
    }
  });
});

describe("the first tile that a network rarely made", () => {
  const history = (measures?: Readonly<Record<string, number>>) => [
    { method: "self-play", settings: {}, games: 1, ...(measures && { measures }) },
  ];

  it("is the smallest one that its last report measured as rare", () => {
    const small = { "mean score": 0.1, "made 2048": 0.978, "made 8192": 0.672, "made 16384": 0.001 };
    expect(rareExponent(history(small))).toBe(13);
    expect(rareExponent(history({ ...small, "made 8192": 0.8 }))).toBe(14);
    const downgraded = { method: "self-play", settings: { downgrade: 4096 }, games: 1, measures: small };
    expect(rareExponent([downgraded])).toBe(12);
  });

  it("is 0 if all tiles were made, or nothing was measured", () => {
    expect(rareExponent(history({ "made 2048": 1, moves: 0 }))).toBe(0);
    expect([rareExponent(history()), rareExponent([])]).toEqual([0, 0]);
  });
});
