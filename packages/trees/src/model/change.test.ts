import { expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { randomTree } from "../random/random-tree.js";
import { buildTree } from "../read/build-tree.js";
import { solve } from "../solve/solve.js";
import { withNumbers } from "./change.js";
import { sameTree } from "./equal.js";
import { fraction } from "./number.js";

test("a tree without changes is the same, whatever its nodes have", () => {
  const trees = [
    buildTree({
      max: [
        { leaf: 3, label: "x" },
        { chance: [1, 2], p: ["1/3", "2/3"], estimate: 5, pays: [0, 4] },
      ],
      actions: ["a", "b"],
      pays: [-2, "1/2"],
      set: "I",
    }),
    buildTree({
      player: 2,
      children: [{ leaf: [1, 2, 3] }, { leaf: [0, 0, 1] }],
      pays: [
        [1, 1, 1],
        [0, 0, 2],
      ],
    }),
    buildTree(7),
  ];
  for (let seed = 0; seed < cases(200, 30); seed++)
    trees.push(
      randomTree({
        seed,
        depth: 4,
        branching: [1, 3],
        kinds: "irregular",
        leaves: [-9, 9],
        probabilities: "nice",
      }),
    );
  for (const tree of trees) expect(sameTree(withNumbers(tree, {}), tree)).toBe(true);
});

test("a changed payoff and changed probabilities are those of the tree written with them", () => {
  const tree = buildTree({ max: [{ chance: [3, 9] }, 5], pays: [1, 0] });
  const changed = withNumbers(tree, {
    payoffs: new Map([[2, fraction(0)]]),
    probabilities: new Map([[1, [fraction(1, 3), fraction(2, 3)]]]),
  });
  const expected = buildTree({ max: [{ chance: [0, 9], p: ["1/3", "2/3"] }, 5], pays: [1, 0] });
  expect(sameTree(changed, expected)).toBe(true);
  expect(String(solve(changed, "expectiminimax").value)).toBe("7");
});
