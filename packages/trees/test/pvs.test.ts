/** Principal variation search on trees whose numbers are known. */
import { describe, expect, test } from "vitest";
import { formatExact, type Value } from "../src/model/number.js";
import { plant, type TreeSpec } from "../src/read/plant.js";
import { algorithmNamed } from "../src/search/algorithms.js";
import { trace } from "../src/search/solve.js";

/** A. Plaat et al. 1995, the running example: a binary tree of depth 4. */
const PLAAT = pairs(pairs(pairs([41, 5, 12, 90, 101, 80, 20, 30, 34, 80, 36, 35, 50, 36, 25, 3])));
/** S. Russell, P. Norvig: three min nodes with three leaves each. */
const AIMA = [
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
];
/** The tree of many lectures on alpha-beta. */
const LECTURE = [
  [
    [
      [5, 6],
      [7, 4, 5],
    ],
    [[3]],
  ],
  [[[6], [6, 9]], [[7]]],
  [[[5]], [[9, 8], [6]]],
];

function pairs<T>(items: readonly T[]): T[][] {
  return items.flatMap((_, i) => (i % 2 === 0 ? [items.slice(i, i + 2) as T[]] : []));
}

describe("principal variation search", () => {
  test.each([
    ["Plaat", PLAAT, { value: "35", reads: 18, distinct: 12, again: 3 }],
    ["Russell and Norvig", AIMA, { value: "3", reads: 7, distinct: 7, again: 0 }],
    ["the lectures", LECTURE, { value: "6", reads: 11, distinct: 9, again: 2 }],
  ] as const)("%s", (_, tree, known) => {
    const { events, solution } = trace(plant(tree as unknown as TreeSpec), "pvs");
    const leaves = events.filter((event) => event.type === "evaluate").map(({ node }) => node);
    const again = events.filter((event) => event.type === "enter" && event.asked === "again").length;
    expect({
      value: formatExact(solution.value as Value),
      reads: leaves.length,
      distinct: new Set(leaves).size,
      again,
    }).toEqual(known);
  });

  test("has the names that people know", () => {
    for (const name of ["pvs", "NegaScout", "scout"]) expect(algorithmNamed(name).name).toBe("pvs");
  });

  test("null windows are as narrow as fractions ask for", () => {
    const { events } = trace(
      plant([
        ["1/2", 3],
        ["1/3", 2],
        [1, "5/6"],
      ]),
      "pvs",
    );
    const asked = events.filter(
      (event) => event.type === "enter" && event.asked === "null" && event.node === 4,
    );
    expect(asked).toMatchObject([{ alpha: expect.anything(), beta: expect.anything() }]);
    const [event] = asked;
    expect(event && event.type === "enter" && [String(event.alpha), String(event.beta)]).toEqual([
      "1/2",
      "2/3",
    ]);
  });
});
