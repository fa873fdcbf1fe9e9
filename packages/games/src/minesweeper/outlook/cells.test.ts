import { seededChance } from "@tyche/engine";
import { expect, it } from "vitest";
import { gridOf, HIDDEN, neighbours, SURE_MINE } from "../board/grid.js";
import type { Knowledge } from "../counting/knowledge.js";
import { cellSums } from "./cells.js";

it("cell sums match enumeration of all layouts with independent mines", () => {
  const FREE = 1e-10;
  for (let seed = 0; seed < 40; seed++) {
    const chance = seededChance(`cells ${seed}`);
    const share = (): number => chance.die(999) / 1000;
    const [columns, rows] = chance.pick<readonly [number, number]>([
      [3, 3],
      [4, 3],
      [3, 4],
    ]);
    const grid = gridOf(columns, rows);
    const { cells, degree } = grid;
    const kinds = Array.from({ length: cells }, () =>
      chance.pick(["open", "mine", "free", "far", "near", "far"]),
    );
    const view = Int8Array.from(kinds, (kind) =>
      kind === "open" ? 1 : kind === "mine" ? SURE_MINE : HIDDEN,
    );
    const componentOf = Int16Array.from(kinds, (kind) => (kind === "far" ? -1 : 0));
    const density = 0.1 + 0.2 * share();
    const chances = Float64Array.from(kinds, (kind) => {
      if (kind === "far") return density;
      return kind === "near" ? 0.1 + 0.3 * share() : { open: -1, mine: 1, free: 0 }[kind]!;
    });
    const hidden = [...kinds.keys()].filter((cell) => view[cell] === HIDDEN);
    if (hidden.length === 0) continue;
    const least = Math.min(...hidden.map((cell) => chances[cell]!));
    const sums = cellSums(grid, { view, componentOf } as unknown as Knowledge, chances, least, FREE);

    const news = new Map<number, number>();
    const zeros = new Map<number, number>();
    for (const cell of hidden) {
      const around = [...neighbours(grid, cell)];
      let mean = 0;
      let square = 0;
      let zero = 0;
      for (let layout = 0; layout < 1 << around.length; layout++) {
        let weight = 1;
        let shown = 0;
        for (const [i, near] of around.entries()) {
          const mine = Math.max(0, chances[near]!);
          const isMine = (layout >> i) & 1;
          weight *= isMine ? mine : 1 - mine;
          shown += isMine;
        }
        mean += weight * shown;
        square += weight * shown ** 2;
        if (shown === 0) zero += weight;
      }
      news.set(cell, Math.log2(1 + 4 * Math.max(0, square - mean ** 2)));
      zeros.set(cell, zero * (1 - chances[cell]!));
    }
    const all = (which: (cell: number) => boolean): number[] =>
      hidden.filter(which).map((cell) => news.get(cell)!);
    const total = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);
    const isFar = (cell: number): boolean => kinds[cell] === "far";
    const isFree = (cell: number): boolean => kinds[cell] === "free";
    const isBesideFar = (cell: number): boolean => [...neighbours(grid, cell)].some(isFar);
    const isNearly = (cell: number): boolean => !isFree(cell) && chances[cell]! - least < 0.05;
    expect(sums.news).toBeCloseTo(total(all(isFree)), 9);
    expect(sums.newsBesideFar).toBeCloseTo(total(all((cell) => isFree(cell) && isBesideFar(cell))), 9);
    expect(sums.mostNews).toBeCloseTo(Math.max(0, ...all(isFree)), 9);
    expect(sums.withoutNews).toBe(all(isFree).filter((value) => value < 1e-9).length);
    expect(sums.safest).toBe(all(isNearly).length);
    expect(sums.mostSafestNews).toBeCloseTo(Math.max(0, ...all(isNearly)), 9);
    const far = hidden.filter(isFar);
    expect(sums.lone).toBe(far.filter((cell) => !isBesideFar(cell)).length);
    expect(sums.corners).toBe(far.filter((cell) => degree[cell] === 3).length);
    expect(sums.edges).toBe(far.filter((cell) => degree[cell] === 5).length);
    expect(sums.zero).toBeCloseTo(Math.max(0, ...far.map((cell) => zeros.get(cell)!)), 9);
  }
});
