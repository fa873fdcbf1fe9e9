import { solve, type Tree, TreeBuilder, type Value } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { numbers, oracle } from "./sample.js";

type Kind = "max" | "min" | "chance";

/** A uniform tree: `kinds` from the root down, b children per decision, n outcomes per chance node. */
function uniform(kinds: readonly Kind[], b: number, n: number, leaf: () => Value): Tree {
  const builder = new TreeBuilder();
  const grow = (level: number): void => {
    const kind = kinds[level];
    if (kind === undefined) {
      builder.leaf(leaf());
      return;
    }
    builder.open(kind);
    for (let i = 0; i < (kind === "chance" ? n : b); i++) grow(level + 1);
    builder.close();
  };
  grow(0);
  return builder.finish();
}

function distinct(seed: number): () => Value {
  const random = numbers(seed);
  return () => fraction(Math.floor(random() * 1e9), 1_000_000_000);
}

const alternate = (depth: number): Kind[] => Array.from({ length: depth }, (_, i) => (i % 2 ? "min" : "max"));

const withChance = (decisions: number): Kind[] =>
  alternate(decisions).flatMap((kind, i): Kind[] => (i === 0 ? [kind] : ["chance", kind]));

describe("minimal trees", () => {
  it("alpha-beta in the best order visits b^ceil(d/2) + b^floor(d/2) - 1 leaves (Knuth, Moore 1975)", () => {
    for (const [b, d] of [
      [2, 1],
      [2, 6],
      [3, 4],
      [3, 5],
      [4, 4],
      [5, 3],
      [8, 3],
      [2, 11],
    ] as const) {
      const tree = uniform(alternate(d), b, 0, distinct(b * 100 + d));
      const minimal = b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;
      for (const algorithm of ["alpha-beta", "negamax-alpha-beta"]) {
        for (const fail of ["soft", "hard"] as const) {
          const { visited } = solve(tree, algorithm, { order: "best", fail });
          expect(visited.leaf, `${algorithm} b=${b} d=${d}`).toBe(minimal);
        }
      }
    }
  });

  // With all leaves equal, and bounds well outside of them, a probe proves just enough and no chance node is decided
  // before its last probe. From four decisions on, no leaves are ideal at every level: a probe of a min child must keep
  // the upper bound U (a raised one would prove nothing), so the subtree below it misses cuts by beta.
  it("Star2 with ideal probes visits n^(D-1) (b^ceil(D/2) + b^floor(D/2) - 1) leaves (Hauk et al. 2004)", () => {
    for (const [b, n, decisions] of [
      [2, 2, 2],
      [3, 4, 2],
      [4, 3, 2],
      [10, 10, 2],
      [5, 6, 2],
      [2, 3, 3],
      [3, 2, 3],
      [4, 4, 3],
    ] as const) {
      const tree = uniform(withChance(decisions), b, n, () => fraction(1, 2));
      const { visited, value } = solve(tree, "star2", { bounds: [fraction(0), fraction(1)] });
      expect((value as Value).equals(fraction(1, 2))).toBe(true);
      const ideal =
        n ** (decisions - 1) * (b ** Math.ceil(decisions / 2) + b ** Math.floor(decisions / 2) - 1);
      expect(visited.leaf, `b=${b} n=${n} D=${decisions}`).toBe(ideal);
    }
  });

  it("Star2 on max-chance-min, b = n = 10, uniform leaves in [0, 1], best order: within 1 % of 19.0 %", () => {
    const shares = Array.from({ length: 20 }, (_, seed) => {
      const tree = uniform(withChance(2), 10, 10, distinct(seed));
      const solution = solve(tree, "star2", { bounds: [fraction(0), fraction(1)], order: "best" });
      expect((solution.value as Value).equals(oracle(tree.root))).toBe(true);
      return solution.visited.leaf / 1000;
    });
    const mean = shares.reduce((sum, share) => sum + share) / shares.length;
    expect(Math.abs(mean / 0.19 - 1)).toBeLessThan(0.01);
  });
});
