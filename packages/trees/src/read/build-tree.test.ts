import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { failure, sketch } from "../../test/shape.js";
import { buildTree, type TreeSpec } from "./build-tree.js";

const LEVELS = cases(100_000, 7500);

describe("buildTree", () => {
  it("takes numbers as they print, whole numbers of any size, and fractions in strings", () => {
    expect(sketch(buildTree([0.1, 12345678901234567890n, "1/3", 1e21, -0]))).toBe(
      "max(1/10,12345678901234567890,1/3,1000000000000000000000,0)",
    );
  });

  it("alternates from the requested root kind", () => {
    expect(sketch(buildTree([[1, 2], 3], { root: "min" }))).toBe("min(max(1,2),3)");
  });

  it("ignores undefined members, and accepts one value in several places", () => {
    const twice = { max: [1], label: undefined };
    expect(sketch(buildTree({ chance: [twice, twice], p: undefined }))).toBe("chance(1/2:max(1),1/2:max(1))");
  });

  it("refuses anything that is not a tree, without a text position", () => {
    const loop: TreeSpec[] = [1];
    loop.push([loop]);
    expect(failure(() => buildTree(loop))).toEqual({ message: "a node contains itself", offset: undefined });
    expect(failure(() => buildTree([Number.NaN])).message).toBe('"NaN" is not a number');
    expect(failure(() => buildTree([Number.POSITIVE_INFINITY])).message).toBe('"Infinity" is not a number');
    expect(failure(() => buildTree([])).message).toBe("a list is empty, but every inner node has children");
    expect(failure(() => buildTree([null as unknown as TreeSpec])).message).toBe("null is not a node");
    expect(failure(() => buildTree([undefined as unknown as TreeSpec])).message).toBe(
      "undefined is not a node",
    );
    expect(failure(() => buildTree([buildTree as unknown as TreeSpec])).message).toBe(
      "function is not a node",
    );
    expect(failure(() => buildTree(new Map() as unknown as TreeSpec)).message).toMatch(/has no kind/);
  });

  it(`handles ${LEVELS} levels`, () => {
    let tree: TreeSpec = 1;
    for (let i = 0; i < LEVELS; i++) tree = { max: [tree] };
    expect(buildTree(tree).nodes).toHaveLength(LEVELS + 1);
  });
});
