import { type Chance, seededChance } from "@tyche/engine";
import { buildTree, type Limit, type Node, solve, type Tree } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { answerOf, type Entry } from "./memory.js";

const three = fraction(3);
const entry = (low: Limit, high: Limit): Entry => ({ node: 0, low, high, best: 0, depth: 2, complete: true });

describe("the answer of an entry to a window", () => {
  it.each([
    ["a value", entry(three, three), 0, 9, "exact"],
    ["a lower bound at beta", entry(three, Infinity), 1, 3, "lower"],
    ["a lower bound above beta", entry(three, Infinity), 1, 2, "lower"],
    ["a lower bound inside the window", entry(three, Infinity), 1, 4, undefined],
    ["an upper bound at alpha", entry(-Infinity, three), 3, 9, "upper"],
    ["an upper bound below alpha", entry(-Infinity, three), 4, 9, "upper"],
    ["an upper bound inside the window", entry(-Infinity, three), 2, 9, undefined],
  ] as const)("%s", (_, known, alpha, beta, bound) => {
    expect(answerOf(known, fraction(alpha), fraction(beta))).toEqual(bound && { value: three, bound });
  });
});

describe("iterative deepening with repeated subtrees", () => {
  /** A node of few kinds, so that shapes repeat; equal ones may differ in an estimate at any level, or at a leaf. */
  function grow(random: Chance, level: number): unknown {
    if (level === 0) return random.die(6) === 1 ? { estimate: random.die(2) } : random.die(2);
    const children = [grow(random, level - 1), grow(random, level - 1)];
    return { [level % 2 === 0 ? "max" : "min"]: children, estimate: random.die(3) };
  }

  it("has the values of minimax at each depth, and is exact only without an estimate", () => {
    for (let seed = 0; seed < cases(2000, 300); seed++) {
      const tree = buildTree(grow(seededChance(`repeated ${seed}`), 4) as never);
      for (const depth of [1, 2, 3, 4, undefined]) {
        const settings = depth === undefined ? {} : { depth };
        const plain = solve(tree, "minimax", settings);
        const deepened = solve(tree, "iterative-deepening", settings);
        expect(String(deepened.value), `${seed}, depth ${depth}`).toBe(String(plain.value));
        // Minimax visits every leaf within the depth; what is deepened may have skipped the estimated ones.
        if (plain.exact) expect(deepened.exact, `${seed}, depth ${depth}`).toBe(true);
        const whole = tree.nodes.every((node) => node.kind !== "leaf" || !node.isEstimate);
        if (!whole && deepened.exact) expect(provedWithout(tree, String(plain.value))).toBe(true);
      }
    }
  });

  /** Whether the value stays, whatever the estimated leaves were. */
  function provedWithout(tree: Tree, value: string): boolean {
    return [-100, 100].every((other) => {
      const worth = (node: Node): number => {
        if (node.kind === "leaf") return node.isEstimate ? other : node.value.toNumber();
        const values = node.children.map(worth);
        return node.kind === "max" ? Math.max(...values) : Math.min(...values);
      };
      return String(worth(tree.root)) === value;
    });
  }
});
