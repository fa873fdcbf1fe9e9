import { expect, it } from "vitest";
import { chooseByPuct } from "./selection.js";
import { Tree } from "./tree.js";

/** A root whose first child was visited, with a mean, and whose second was not. */
function rootWith(mean: number, parentMean: number, weights: readonly [number, number]): Tree {
  const tree = new Tree(1, 2 ** 20);
  const first = tree.add(2);
  tree.first[0] = first;
  tree.count[0] = 2;
  tree.visits[0] = 10;
  tree.sum[0] = 10 * parentMean;
  tree.visits[first] = 10;
  tree.sum[first] = 10 * mean;
  for (const i of [0, 1]) tree.weight[first + i] = weights[i]!;
  return tree;
}

it("PUCT gives an unvisited child the value of its parent, for both players", () => {
  // Exploration is too small to matter: the means decide.
  const choosing = { exploration: 1e-6, range: 1, component: 0 };
  for (const [mean, parent, sign, second] of [
    [0.5, 0.9, 1, true],
    [0.5, 0.1, 1, false],
    [-0.5, -0.1, 1, true],
    [-0.5, -0.9, 1, false],
    [0.5, 0.1, -1, true],
    [0.5, 0.9, -1, false],
  ] as const) {
    const tree = rootWith(mean, parent, [0.5, 0.5]);
    const chosen = chooseByPuct(tree, 0, { ...choosing, sign });
    expect(chosen - tree.first[0]!, `${mean} of ${parent}, ${sign}`).toBe(second ? 1 : 0);
  }
});
