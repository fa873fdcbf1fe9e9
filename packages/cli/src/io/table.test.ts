import { expect, it } from "vitest";
import { table, wrap } from "./table.js";

it("a table aligns columns of numbers alone on the right, by the columns of a terminal", () => {
  const rows = [
    ["骰子", "7", "7", "-1.5", ""],
    ["hold", "12", "soon", "103.25", "–"],
  ];
  expect(table(["行动", "n", "when", "value", "%"], rows).split("\n")).toEqual([
    "行动   n  when   value  %",
    "骰子   7  7       -1.5",
    "hold  12  soon  103.25  –",
    "",
  ]);
});

it("a line is as wide as the width allows, in columns of a terminal", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("的".repeat(12), 11).map(({ length }) => length)).toEqual([5, 5, 2]);
});
