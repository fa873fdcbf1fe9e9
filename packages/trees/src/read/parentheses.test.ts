import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { failure, shapeOf, sketch } from "../../test/shape.js";
import { buildTree, type TreeSpec } from "./build-tree.js";
import { readParentheses } from "./parentheses.js";

type Nested = number | Nested[];

const nested = fc.letrec<{ node: Nested; list: Nested[] }>((tie) => ({
  node: fc.oneof({ maxDepth: 6 }, fc.integer({ min: -99, max: 99 }), tie("list")),
  list: fc.array(tie("node"), { minLength: 1, maxLength: 4 }),
})).list;

/** The form that CMU's page writes: every leaf in its own parentheses, no blanks. */
function saved(node: Nested): string {
  return Array.isArray(node) ? `(${node.map(saved).join("")})` : `(${node})`;
}

/** The form that people type: several leaves without parentheses. */
function typed(node: Nested): string {
  if (!Array.isArray(node)) return String(node);
  const items = node.map(typed);
  return items.length === 1 && !Array.isArray(node[0]) ? `( (${items[0]}) )` : `(${items.join(" ")}\n)`;
}

describe("readParentheses", () => {
  it("reads what the visualizer saves", () => {
    expect(sketch(readParentheses("((((3)(17))((2)(12)))(((15))((25)(0))))"))).toBe(
      "max(min(max(3,17),max(2,12)),min(max(15),max(25,0)))",
    );
    expect(sketch(readParentheses("((-2)(0.5))", "min"))).toBe("min(-2,1/2)");
    expect(sketch(readParentheses("(((1)(2)))", "chance"))).toBe("chance(1:max(1,2))");
  });

  it("reads bare numbers, fractions and blanks", () => {
    expect(sketch(readParentheses(" ( (3 17)\n (2 1/2) 5)"))).toBe("max(min(3,17),min(2,1/2),5)");
    expect(sketch(readParentheses("(7)"))).toBe("7");
    expect(sketch(readParentheses("((7))"))).toBe("max(7)");
  });

  it("builds the same tree as the nested list", () => {
    fc.assert(
      fc.property(nested, fc.constantFrom("max", "min", "chance"), (list, root) => {
        const expected = shapeOf(buildTree(list as TreeSpec, { root }));
        expect(shapeOf(readParentheses(saved(list), root))).toEqual(expected);
        expect(shapeOf(readParentheses(typed(list), root))).toEqual(expected);
      }),
      { numRuns: cases(2000), seed: 6 },
    );
  });

  it.each([
    ["((3)", 0, 'a "(" is never closed'],
    ["(((3)(4)) ", 0, 'a "(" is never closed'],
    ["(3))", 3, "the tree has ended, but the text goes on"],
    ["((3)())", 4, "a min node has no children"],
    ["((3)(x))", 5, '"x" is not a number'],
    ["(3, 4)", 2, "a comma separates nothing here: children are separated by blanks"],
    ["(3 [4])", 3, '"[4]" is not a number'],
    ["3", 0, 'found "3" where "(" was expected'],
    ["", 0, 'found the end of the text where "(" was expected'],
  ])("%s is refused", (text, offset, message) => {
    expect(failure(() => readParentheses(text))).toEqual({ message, offset });
  });
});
