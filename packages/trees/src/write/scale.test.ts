import { readTree, sameTree, type Tree, TreeBuilder, trace } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";
import { chain } from "../../test/labelled.js";
import { writeTrace } from "./tables.js";
import { WRITE_FORMATS, writeTree } from "./write-tree.js";

const LEAVES = cases(100_000, 5000);
const LEVELS = cases(40_000, 7500);
/** Drawings share layout and view: the quick suite writes one of them. */
const FORMATS = IS_LONG ? WRITE_FORMATS : (["text", "svg", "mermaid", "json", "list"] as const);

describe(`a chain ${LEVELS} deep`, () => {
  const deep = chain(LEVELS);
  const { solution, events } = trace(deep, "alpha-beta");

  it.each(FORMATS)("does not overflow the stack as %s, folded or whole", (format) => {
    // With the solution and the windows, the largest possible output.
    for (const limit of [undefined, Number.POSITIVE_INFINITY]) {
      const { text } = writeTree(deep, format, { solution, events, limit });
      expect(text.length).toBeGreaterThan(100);
      expect(text.length).toBeLessThan(60e6);
    }
  });

  it.each(IS_LONG ? (["csv", "json"] as const) : (["json"] as const))("has a %s trace", (format) => {
    const text = writeTrace(deep, events, format);
    expect(text.split("\n").length).toBe(events.length + (format === "csv" ? 2 : 1));
  });

  it.each(["json", "list", "efg"] as const)("is read back from %s", (format) => {
    const back = readTree(writeTree(deep, format).text).tree;
    expect(back.nodes).toHaveLength(LEVELS + 1);
    expect(sameTree(back, deep)).toBe(true);
  });
});

describe(`a tree of ${LEAVES} leaves`, () => {
  function bigTree(levels: readonly ("max" | "min" | "chance")[], branching: number): Tree {
    const builder = new TreeBuilder();
    const values = Array.from({ length: 100 }, (_, i) => fraction(i));
    let leaves = 0;
    const grow = (level: number): void => {
      if (level === levels.length) {
        builder.leaf(values[(leaves++ * 37) % 100]!);
        return;
      }
      builder.open(levels[level]!);
      for (let i = 0; i < branching; i++) grow(level + 1);
      builder.close();
    };
    grow(0);
    return builder.finish();
  }

  it.each(["json", "list", "dot"] as const)("is written as %s", (format) => {
    const levels = Array.from({ length: Math.log10(LEAVES) }, (_, level) =>
      level % 2 === 0 ? "max" : "min",
    );
    const big = bigTree(levels, 10);
    const { text } = writeTree(big, format);
    if (format !== "dot") expect(sameTree(readTree(text).tree, big)).toBe(true);
  });
});
