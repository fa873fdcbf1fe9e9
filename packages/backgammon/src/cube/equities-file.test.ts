import { NotationError } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { KAZAROSS_XG2, KAZAROSS_XG2_POST_CRAWFORD, published } from "../../test/published-equities.js";
import { parseEquities } from "./equities-file.js";
import { computedEquities } from "./match-equity.js";

const TEXT = [
  "# Kazaross-XG2",
  ...KAZAROSS_XG2.map((row) => row.join(" ")),
  "# after the Crawford game",
  KAZAROSS_XG2_POST_CRAWFORD.slice(0, 9).join(", "),
].join("\n");

describe("a user's match equity table", () => {
  it("returns the values in the file", () => {
    const table = parseEquities(TEXT);
    expect(table.longest).toBe(9);
    for (let own = -1; own <= 9; own++)
      for (let other = 1; other <= 9; other++)
        for (const post of [false, true])
          if (!post || own <= 1 || other === 1)
            expect(table.chance(own, other, post)).toBe(published.chance(own, other, post));
    expect(() => table.chance(3, 10, false)).toThrow("goes up to 9 points, not 10");
  });

  it("may be one of those that have a name", () => {
    const table = parseEquities(" Kazaross-XG2\n");
    expect(table.longest).toBe(25);
    for (let own = 1; own <= 9; own++)
      for (let other = 1; other <= 9; other++)
        for (const post of [false, true])
          if (!post || own === 1 || other === 1)
            expect(table.chance(own, other, post)).toBe(published.chance(own, other, post));
    expect(() => table.chance(3, 26, false)).toThrow("goes up to 25 points, not 26");
    expect(parseEquities("computed")).toBe(computedEquities());
  });

  it.each([
    ["", "A table of match equities has 1 to 64 columns, not 0."],
    [
      "kazaros-xg2",
      '--equities must be computed, kazaross-xg2, or @FILE with a table of match equities, not "kazaros',
    ],
    ["0.5 0.7\n0.3 0.5", "with 2 columns has 3 rows, the last for the games after the Crawford game, not 2"],
    ["0.5 0.7\n0.3\n0.5 0.49", "Row 2 of the table of match equities has 1 number, not 2."],
    ["0.5 0.7\n0.4 0.5\n0.5 0.49", "In row 1 of the table of match equities the chance in column 2"],
    ["0.5 70%\n0.3 0.5\n0.5 0.49", 'Row 1 of the table of match equities has "70%"'],
    ["0.5 1.7\n0.3 0.5\n0.5 0.49", 'has "1.7", which is not a number from 0 to 1'],
  ])("is rejected with one sentence: %j", (text, message) => {
    expect(() => parseEquities(text)).toThrow(NotationError);
    expect(() => parseEquities(text)).toThrow(message);
  });
});
