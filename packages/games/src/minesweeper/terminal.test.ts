import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { variantOf } from "./board/board.js";
import { minesweeper } from "./rules.js";
import { certainlyFree, minesDrawn } from "./terminal.js";

const options = { columns: 4, rows: 3, mines: 3 };
const variant = variantOf(options);
const { notation } = minesweeper(options);
const at = (text: string) => notation!.parsePosition(text);

/** All consistent layouts, by trying every set of cells. */
function layoutsOf(text: string): string[] {
  const { cells, exploded } = at(text);
  const hidden = cells.flatMap((seen, cell) => (seen === 9 ? [cell] : []));
  const found: string[] = [];
  for (let set = 0; set < 2 ** hidden.length; set++) {
    const mines = new Set(hidden.filter((_, i) => set & (1 << i)));
    if (mines.size !== 3 || (exploded >= 0 && !mines.has(exploded))) continue;
    const around = (cell: number): number =>
      [...mines].filter(
        (mine) =>
          Math.abs((mine % 4) - (cell % 4)) <= 1 &&
          Math.abs(Math.floor(mine / 4) - Math.floor(cell / 4)) <= 1,
      ).length;
    if (cells.every((seen, cell) => seen === 9 || seen === around(cell)))
      found.push([...mines].sort().join(" "));
  }
  return found;
}

describe("Minesweeper at a terminal", () => {
  it.each([".2../..../....", "*2../..../....", "1..*/..../...."])(
    "draws every layout consistent with %s equally often",
    (text) => {
      const layouts = layoutsOf(text);
      const counts = new Map(layouts.map((layout) => [layout, 0]));
      const chance = seededChance(text);
      const games = 60 * layouts.length;
      for (let i = 0; i < games; i++) {
        const drawn = [...minesDrawn(variant, at(text), chance)].sort().join(" ");
        counts.set(drawn, counts.get(drawn)! + 1);
      }
      expect([...counts.keys()].sort()).toEqual([...layouts].sort());
      // Chi-squared with one degree of freedom less than there are layouts: five standard deviations.
      const chi = [...counts.values()].reduce((sum, count) => sum + (count - 60) ** 2 / 60, 0);
      expect(chi).toBeLessThan(layouts.length - 1 + 5 * Math.sqrt(2 * layouts.length));
    },
  );

  it("finds exactly the cells that are free in all layouts", () => {
    for (const text of [".2../..../....", "0011/013./01..", "01../02../....", "1..1/..../...."]) {
      const { cells } = at(text);
      const layouts = layoutsOf(text).map((layout) => new Set(layout.split(" ").map(Number)));
      const free = cells.flatMap((seen, cell) =>
        seen === 9 && layouts.every((mines) => !mines.has(cell)) ? [cell] : [],
      );
      expect([...certainlyFree(variant, at(text))].sort()).toEqual(free);
    }
    expect(certainlyFree(variant, at("..../..../...."))).toEqual([]);
  });
});
