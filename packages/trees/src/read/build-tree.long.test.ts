import { expect, it } from "vitest";
import { failure } from "../../test/shape.js";
import { buildTree, type TreeSpec } from "./build-tree.js";

it("buildTree refuses a value that unfolds without end", () => {
  let tree: TreeSpec = [1, 2];
  for (let i = 0; i < 40; i++) tree = [tree, tree];
  expect(failure(() => buildTree(tree)).message).toBe("the value contains more than 8,000,000 values");
});
