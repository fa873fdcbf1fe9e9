import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers, sampleTree } from "../../test/sample.js";
import { failure, shapeOf, sketch } from "../../test/shape.js";
import { readCalls } from "./calls.js";
import { readTree } from "./read-tree.js";

describe("readCalls", () => {
  it("reads a tree as sentences write it", () => {
    expect(sketch(readTree("max(chance(3,5), chance(0,9))").tree)).toBe(
      "max(chance(1/2:3,1/2:5),chance(1/2:0,1/2:9))",
    );
    expect(sketch(readCalls("MIN( max(1.5 ,-2)\n, Chance (1/3: 4, 2/3 :max(1/2)))"))).toBe(
      "min(max(3/2,-2),chance(1/3:4,2/3:max(1/2)))",
    );
  });

  it("reads every tree of max, min and chance that is written so", () => {
    for (let seed = 0; seed < cases(2000); seed++) {
      const tree = sampleTree(numbers(seed), { depth: 1 + (seed % 4), kinds: ["max", "min", "chance"] });
      if (tree.root.kind === "leaf") continue;
      const text = sketch(tree);
      expect(shapeOf(readTree(text).tree), text).toEqual(shapeOf(tree));
      expect(shapeOf(readTree(text.replaceAll(",", ", ")).tree)).toEqual(shapeOf(tree));
    }
  });

  it.each([
    ["max(1, 2", 3, 'a "(" is never closed'],
    ["max(1, 2))", 9, "the tree has ended, but the text goes on"],
    ["max()", 4, 'found ")" where a value was expected'],
    ["max(1 2)", 6, 'found "2" where "," or ")" was expected'],
    ["max(1, x)", 7, '"x" is not a number'],
    ["max(1/2: 3, 4)", 7, 'found ":" where "," or ")" was expected'],
    ["chance(1/2: 3, 4)", 6, "a chance node has 2 children but its probabilities are 1"],
    ["chance(1/2: 3, 1/3: 4)", 6, "the probabilities of a chance node add up to 5/6, not to 1"],
    ["7", 0, 'found "7" where "max" or "min" or "chance" was expected'],
  ])("%s is refused", (text, offset, message) => {
    expect(failure(() => readCalls(text))).toEqual({ message, offset });
  });
});
