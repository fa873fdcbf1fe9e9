import { algorithmNamed, buildTree, nameOf, solve } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { shownName } from "./node.js";

describe("a blank label or action", () => {
  it.each(["", " ", "\t\n", "\u200b", "\u0000 \u2028"])("is named by its place: %j", (blank) => {
    const tree = buildTree({
      max: [
        { min: [1, 2], label: blank, actions: [blank, "b"] },
        { leaf: 3, label: blank },
      ],
      label: blank,
      actions: ["a", blank],
    });
    expect(tree.nodes.map(({ id }) => nameOf(tree, id))).toEqual(["root", "1", "1.1", "1.2", "2"]);
    expect(shownName(blank)).toBeUndefined();
    expect(shownName(`${blank}x`)).toBe(`${blank}x`);
    // An error names it so too.
    expect(() => solve(tree, algorithmNamed("star1"), {})).not.toThrow(/"\s*"/);
  });
});
