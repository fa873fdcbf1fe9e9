import { algorithmNamed, buildTree, formatExact, trace, type Value } from "@tyche/trees";
/** Principal variation search on trees with known counts. */
import { describe, expect, test } from "vitest";
import { AIMA, LECTURE, PLAAT } from "./published-trees.js";

describe("principal variation search", () => {
  test.each([
    ["Plaat", PLAAT, { value: "35", reads: 18, distinct: 12, again: 3 }],
    ["Russell and Norvig", AIMA, { value: "3", reads: 7, distinct: 7, again: 0 }],
    ["the lectures", LECTURE, { value: "6", reads: 11, distinct: 9, again: 2 }],
  ] as const)("%s", (_, tree, known) => {
    const { events, solution } = trace(buildTree(tree), "pvs");
    const leaves = events.filter((event) => event.type === "evaluate").map(({ node }) => node);
    const again = events.filter((event) => event.type === "enter" && event.asked === "again").length;
    expect({
      value: formatExact(solution.value as Value),
      reads: leaves.length,
      distinct: new Set(leaves).size,
      again,
    }).toEqual(known);
  });

  test("has its usual names", () => {
    for (const name of ["pvs", "NegaScout", "scout"]) expect(algorithmNamed(name).name).toBe("pvs");
  });

  test("null windows are as narrow as the fractions require", () => {
    const { events } = trace(
      buildTree([
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
