import { ALGORITHMS, solve, type Tree, TreeBuilder, trace, type Value } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";

const LEVELS = cases(6, 4);
const DEPTH = cases(100_000, 7500);

/** A chain with two children per node: a leaf and the rest. */
function chain(kinds: readonly ("max" | "min" | "chance")[]): Tree {
  const builder = new TreeBuilder();
  for (let level = 0; level < DEPTH; level++) {
    builder.open(kinds[level % kinds.length]!);
    builder.leaf(fraction(level % 7));
  }
  builder.leaf(fraction(3));
  for (let level = 0; level < DEPTH; level++) builder.close();
  return builder.finish();
}

describe(`a chain of ${DEPTH} levels`, () => {
  const plain = chain(["max", "min"]);
  const withChance = chain(["max", "chance", "min", "chance"]);

  for (const { name, needs } of ALGORITHMS) {
    it(`does not overflow the stack in ${name}`, () => {
      const tree = needs.kinds.includes("chance") ? withChance : plain;
      if (name === "iterative-deepening") {
        // It searches to the given depth and no deeper without estimates; reporting this must not use the stack either.
        expect(() => solve(tree, name)).toThrow("estimate");
        return;
      }
      const solution = solve(tree, name, { order: needs.players === "two" ? "best" : "given" });
      expect(solution.visited.leaf).toBeGreaterThan(0);
      // The last pass of MTD(f) may find the root in its table.
      expect(["leave", "recall"]).toContain(trace(tree, name).events.at(-1)?.type);
    });
  }
});

describe(`a tree with ${10 ** LEVELS} leaves`, () => {
  it("is solved by expectiminimax and Star1 to the same value", () => {
    const builder = new TreeBuilder();
    const kinds = (["max", "chance", "min", "chance", "max", "chance"] as const).slice(0, LEVELS);
    let state = 1;
    const grow = (level: number): void => {
      const kind = kinds[level];
      if (kind === undefined) {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        builder.leaf(fraction((state >> 8) % 1000, 10));
        return;
      }
      builder.open(kind);
      for (let i = 0; i < 10; i++) grow(level + 1);
      builder.close();
    };
    grow(0);
    const tree = builder.finish();
    expect(tree.nodes.length).toBe((10 ** (LEVELS + 1) - 1) / 9);
    const full = solve(tree, "expectiminimax");
    const star = solve(tree, "star1");
    expect((star.value as Value).equals(full.value as Value)).toBe(true);
    expect(star.visited.leaf).toBeLessThan(full.visited.leaf);
  });
});
