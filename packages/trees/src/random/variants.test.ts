import { readTree, type SolveSettings, solve, TIE_RULES, type Tree, trace } from "@tyche/trees";
import { randomTree, treeVariants } from "@tyche/trees/random";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";

const payoffs = ({ nodes }: Tree): string[] =>
  nodes.flatMap((node) => (node.kind === "leaf" ? [node.value.toFraction()] : []));

const numberOf = (text: string): number => {
  const [n, d = 1] = text.split("/").map(Number);
  return n! / d;
};

/** A tree without its payoffs. */
const shape = ({ nodes, parents }: Tree): string =>
  JSON.stringify([
    [...parents],
    nodes.map((node) => [node.kind, node.label, node.kind === "chance" && node.probabilities.map(String)]),
  ]);

function countsOf(tree: Tree, algorithm: string, settings: SolveSettings): readonly number[] {
  const { events, solution } = trace(tree, algorithm, settings);
  return [events.filter(({ type }) => type === "cut").length, solution.visited.leaf, solution.pruned];
}

test("variants differ in payoffs alone, and have as many cuts with either rule for equal values", () => {
  for (let round = 0; round < cases(60, 8); round++) {
    const hasChance = round % 2 === 0;
    const tree = randomTree({
      seed: `variants ${round}`,
      depth: 2 + (round % 2),
      branching: [2, 3],
      kinds: hasChance ? ["max", "chance", "min"] : ["max", "min"],
      leaves: [-9, 9],
      denominators: round % 3 === 0 ? [1, 2] : [1],
    });
    const algorithm = hasChance ? "star1" : "alpha-beta";
    const settings = { bounds: solve(tree, "star1").bounds };
    const variants = treeVariants(tree, { seed: round, count: 6, algorithm, settings });
    expect(new Set([tree, ...variants].map((one) => payoffs(one).join(" "))).size).toBe(7);
    const own = payoffs(tree).map(numberOf);
    for (const variant of variants) {
      expect(shape(variant)).toBe(shape(tree));
      for (const ties of TIE_RULES)
        expect(countsOf(variant, algorithm, { ...settings, ties })).toEqual(
          countsOf(tree, algorithm, { ...settings, ties }),
        );
      for (const value of payoffs(variant).map(numberOf)) {
        expect(value).toBeGreaterThanOrEqual(Math.min(...own));
        expect(value).toBeLessThanOrEqual(Math.max(...own));
      }
    }
  }
});

test("the same seed gives the same variants, and the number of best actions stays", () => {
  const { tree } = readTree("[[3,12,8],[2,4,6],[14,5,2]]");
  const make = (seed: string) => treeVariants(tree, { seed, count: 20, algorithm: "alpha-beta" });
  expect(make("a").map(payoffs)).toEqual(make("a").map(payoffs));
  expect(make("a").map(payoffs)).not.toEqual(make("b").map(payoffs));
  for (const one of make("a")) expect(solve(one, "minimax", { ties: "keep" }).best).toHaveLength(1);
  // Two nodes can be skipped in two places, so that answers cannot be copied.
  const cut = make("a").map((one) => [...solve(one, "alpha-beta").record.visits].join(""));
  expect(new Set(cut).size).toBeGreaterThan(1);
});

test("too few are refused", () => {
  const { tree } = readTree("[1,2]");
  expect(treeVariants(tree, { seed: 1, count: 1, algorithm: "minimax" }).map(payoffs)).toEqual([["2", "1"]]);
  expect(() => treeVariants(tree, { seed: 1, count: 2, algorithm: "minimax" })).toThrow(
    "there are only 1 variants of this tree, not 2",
  );
});
