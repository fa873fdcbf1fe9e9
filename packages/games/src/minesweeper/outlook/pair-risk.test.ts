import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { gridOf, neighbours } from "../board/grid.js";
import { pairRisks } from "./pair-risk.js";

const FREE = 1e-10;

describe("the risk of pairs", () => {
  it("matches the probability of an even guess over all layouts with independent mines", () => {
    for (let seed = 0; seed < 60; seed++) {
      const chance = seededChance(`pairs ${seed}`);
      const share = (): number => chance.die(999) / 1000;
      const [columns, rows] = chance.pick([
        [3, 3],
        [4, 3],
        [2, 5],
        [6, 2],
        [1, 7],
      ] as const);
      const grid = gridOf(columns, rows);
      // -1 is an open cell, 0 a free one, 1 a certain mine.
      const chances = Float64Array.from({ length: grid.cells }, () =>
        chance.pick([-1, 0, 1, 1, share(), share(), share(), 0.9]),
      );
      const componentOf = Array.from({ length: grid.cells }, () => chance.die(3) - 2);
      const risks = pairRisks(grid, chances, componentOf, FREE);
      const expected = { far: 0, open: 0, walled: 0 };
      let kept = 1;
      for (let one = 0; one < grid.cells; one++) {
        for (let other = one + 1; other < grid.cells; other++) {
          const [x, y] = [
            (other % columns) - (one % columns),
            Math.floor(other / columns) - Math.floor(one / columns),
          ];
          if (Math.abs(x) + y !== 1) continue;
          const isDoubtful = (cell: number): boolean => chances[cell]! > 0 && chances[cell]! < 1;
          if (!isDoubtful(one) || !isDoubtful(other)) continue;
          const touches = (cell: number, what: number): boolean => neighbours(grid, cell).includes(what);
          const walls = Array.from({ length: grid.cells }, (_, cell) => cell).filter(
            (cell) => cell !== one && cell !== other && touches(cell, one) !== touches(cell, other),
          );
          // Probability that all walls are mines, summed layout by layout.
          let walled = 0;
          let risk = 0;
          for (let layout = 0; layout < 1 << grid.cells; layout++) {
            const isMine = (cell: number): boolean => ((layout >> cell) & 1) === 1;
            if (!walls.every(isMine)) continue;
            let weight = 1;
            for (let cell = 0; cell < grid.cells; cell++) {
              const mine = Math.max(0, chances[cell]!);
              weight *= isMine(cell) ? mine : 1 - mine;
            }
            walled += weight;
            if (isMine(one) !== isMine(other)) risk += weight;
          }
          if (walled < 1e-3) continue;
          const unsure = [one, other, ...walls.filter((wall) => chances[wall]! < 1)];
          const kind = unsure.every((cell) => componentOf[cell]! < 0)
            ? "far"
            : walled > 0.3
              ? "walled"
              : "open";
          expected[kind] += risk;
          kept *= 1 - risk / 2;
        }
      }
      for (const kind of ["far", "open", "walled"] as const)
        expect(risks[kind]).toBeCloseTo(expected[kind], 9);
      expect(Math.exp(-risks.loss)).toBeCloseTo(kept, 9);
    }
  });

  it("counts as walls the cells whose numbers distinguish a pair: if all are mines, every number stays the same", () => {
    // With the mine in one cell of the pair, it can equally be in the other exactly if no free cell then shows a
    // different number.
    const grid = gridOf(4, 4);
    const chance = seededChance("swap");
    const seen = { alike: 0, apart: 0 };
    for (let game = 0; game < cases(3000); game++) {
      const mined = Array.from({ length: 16 }, () => chance.die(4) > 1);
      const one = chance.die(16) - 1;
      const other = one + (chance.die(2) === 1 ? 1 : 4);
      if (other > 15 || (other === one + 1 && other % 4 === 0)) continue;
      mined[one] = true;
      mined[other] = false;
      const swapped = mined.with(one, false).with(other, true);
      const shown = (layout: readonly boolean[], cell: number): number =>
        neighbours(grid, cell).filter((near) => layout[near]).length;
      const isAlike = mined.every(
        (mine, cell) => mine || cell === other || shown(mined, cell) === shown(swapped, cell),
      );
      const chances = Float64Array.from(mined, (mine, cell) =>
        cell === one || cell === other ? 0.5 : mine ? 1 : -1,
      );
      const { far, open, walled } = pairRisks(grid, chances, new Int16Array(16), FREE);
      expect(far + open + walled).toBe(isAlike ? 0.5 : 0);
      seen[isAlike ? "alike" : "apart"]++;
    }
    expect(seen.alike).toBeGreaterThan(cases(300));
    expect(seen.apart).toBeGreaterThan(cases(300));
  });
});
