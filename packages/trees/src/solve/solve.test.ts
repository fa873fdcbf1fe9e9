import { buildTree, formatExact, RefusalError, type TreeSpec, type Value } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers, sampleTree } from "../../test/sample.js";
import { isVector } from "../search/event.js";
import type { SolveSettings } from "../search/settings.js";
import { ALGORITHMS } from "./algorithms.js";
import { solve, trace } from "./solve.js";

function value(spec: TreeSpec, algorithm: string, settings: SolveSettings = {}): string | string[] {
  const found = solve(buildTree(spec), algorithm, settings).value;
  return isVector(found) ? found.map(formatExact) : formatExact(found as Value);
}

const GAMBLE: TreeSpec = { max: [{ chance: [10, 10] }, { chance: [9, 100] }] };
const AIMA: TreeSpec = [
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
];
const FOUR_MINIMA: TreeSpec = {
  max: [{ chance: [{ min: [2, 7] }, { min: [4, 5] }] }, { chance: [{ min: [0, 9] }, { min: [-2, 1] }] }],
};

describe("worked trees from the literature", () => {
  it("expectimax takes the gamble that minimax avoids", () => {
    for (const algorithm of ["expectimax", "expectiminimax", "star1", "star1-ballard", "star2", "star2.5"]) {
      const solution = solve(buildTree(GAMBLE), algorithm);
      expect([formatExact(solution.value as Value), solution.best, solution.line]).toEqual([
        "109/2",
        [1],
        [1],
      ]);
    }
    const feared = solve(
      buildTree([
        [10, 10],
        [9, 100],
      ]),
      "minimax",
    );
    expect([formatExact(feared.value as Value), feared.best, feared.line]).toEqual(["10", [0], [0, 0]]);
    // The same tree with an opponent who moves at random.
    expect(
      value(
        [
          [10, 10],
          [9, 100],
        ],
        "expectimax",
      ),
    ).toBe("109/2");
    expect(
      value(
        [
          [10, 10],
          [9, 100],
        ],
        "expectimax",
        { random: fraction(0) },
      ),
    ).toBe("10");
    // 9 + 91/2 r = 10: the best action flips at r = 2/91.
    expect(
      solve(
        buildTree([
          [10, 10],
          [9, 100],
        ]),
        "expectimax",
        { random: fraction(2, 91) },
      ).best,
    ).toEqual([0, 1]);
  });

  it("the tree of AIMA chapter 6 is worth 3, and alpha-beta skips two leaves", () => {
    const plain = solve(buildTree(AIMA), "minimax");
    expect([formatExact(plain.value as Value), plain.best, plain.line]).toEqual(["3", [0], [0, 0]]);
    expect(plain.visited).toEqual({ max: 1, min: 3, chance: 0, player: 0, leaf: 9 });
    for (const algorithm of ["alpha-beta", "negamax-alpha-beta"]) {
      const cut = solve(buildTree(AIMA), algorithm);
      expect(formatExact(cut.value as Value)).toBe("3");
      expect([cut.visited.leaf, cut.pruned]).toEqual([7, 2]);
      // With the last node's children reversed, its first leaf decides.
      expect(solve(buildTree(AIMA), algorithm, { order: "best" }).visited.leaf).toBe(5);
    }
  });

  it("a tie is cut or kept as set", () => {
    const tied: TreeSpec = [
      [3, 5],
      [3, 9],
    ];
    expect(solve(buildTree(tied), "alpha-beta", { ties: "prune" }).visited.leaf).toBe(3);
    const kept = solve(buildTree(tied), "alpha-beta", { ties: "keep" });
    expect([kept.visited.leaf, kept.best]).toEqual([4, [0, 1]]);
    expect(solve(buildTree(tied), "minimax").best).toEqual([0, 1]);
  });

  it("the four minima 2, 4, 0, -2 give 3: the chance nodes are worth 3 and -1", () => {
    for (const algorithm of ["expectiminimax", "star1", "star1-ballard", "star2", "star2.5"]) {
      expect(value(FOUR_MINIMA, algorithm), algorithm).toBe("3");
    }
    const { record } = solve(buildTree(FOUR_MINIMA), "expectiminimax");
    expect([1, 8].map((id) => formatExact(record.values[id] as Value))).toEqual(["3", "-1"]);
  });

  it("Star1 cuts by the interval: leaves in [0, 10], alpha 5, after 1/2 x 0 the rest cannot reach 5", () => {
    const spec: TreeSpec = { max: [5, { chance: [{ min: [0, 8] }, { min: [10, 3] }] }] };
    const solution = solve(buildTree(spec), "star1", { bounds: [fraction(0), fraction(10)] });
    expect(formatExact(solution.value as Value)).toBe("5");
    // 5; then the first min node: its window is (0, 10), so 0 cuts the 8 behind it, and [0, 5] cuts the rest.
    expect([solution.visited.leaf, solution.pruned]).toEqual([2, 4]);
  });

  it("thirds are kept exact", () => {
    const spec: TreeSpec = { chance: ["1/3", { max: ["2/7", "0.1"] }], p: ["1/3", "2/3"] };
    expect(value(spec, "expectiminimax")).toBe("19/63");
  });

  it("three players: max^n, paranoid, best-reply and teams give different values for the same tree", () => {
    const leaf = (...payoffs: number[]): TreeSpec => ({ leaf: payoffs });
    const spec: TreeSpec = {
      player: 0,
      children: [
        { player: 1, children: [{ player: 2, children: [leaf(5, 1, 1), leaf(0, 0, 0)] }, leaf(1, 0, 9)] },
        { player: 1, children: [{ player: 2, children: [leaf(3, 2, 0), leaf(2, 3, 1)] }, leaf(4, 1, 2)] },
      ],
    };
    expect(value(spec, "max^n")).toEqual(["5", "1", "1"]);
    expect(value(spec, "paranoid")).toBe("2");
    // Left: player 1 may reply with 1, player 2 with 0: 0. Right: min(min(4, 3), min(3, 2)) = 2.
    expect(value(spec, "best-reply")).toBe("2");
    expect(value(spec, "teams", { teams: [[0, 1, 2]] })).toEqual(["1", "0", "9"]);
    expect(value(spec, "teams", { teams: [[1, 2], [0]] })).toEqual(["2", "3", "1"]);
    expect(value(spec, "paranoid", { player: 1 })).toBe("0");
  });
});

describe("depth counts decisions, chance levels are free", () => {
  const spec: TreeSpec = {
    max: [
      {
        chance: [
          { min: [{ max: [1, 2], estimate: 7 }, 8], estimate: 4 },
          { min: [3, 5], estimate: 6 },
        ],
      },
      { min: [9, 0], estimate: 4 },
    ],
  };

  it("stops at the decision beyond the depth, with its estimate, and reports an inexact value", () => {
    for (const algorithm of ["expectiminimax", "star1", "star2", "star2.5", "beam"]) {
      const one = solve(buildTree(spec), algorithm, { depth: 1 });
      expect([formatExact(one.value as Value), one.exact, one.best], algorithm).toEqual(["5", false, [0]]);
      // Nodes below the horizon were never needed, so they do not count as pruned.
      if (algorithm === "expectiminimax") expect([one.pruned, one.visited.leaf]).toEqual([0, 3]);
      const two = solve(buildTree(spec), algorithm, { depth: 2 });
      expect([formatExact(two.value as Value), two.exact], algorithm).toEqual(["5", false]);
      const all = solve(buildTree(spec), algorithm, {
        depth: 3,
        ...(algorithm === "beam" ? { width: 9 } : {}),
      });
      expect([formatExact(all.value as Value), all.exact], algorithm).toEqual(["5/2", true]);
    }
  });

  it("h-minimax stops at estimates if no depth is set", () => {
    const guessed: TreeSpec = { max: [{ min: [0, 1], estimate: 5 }, { min: [3, 4] }] };
    expect(value(guessed, "h-minimax")).toBe("5");
    expect(value(guessed, "minimax")).toBe("3");
    expect(solve(buildTree(guessed), "h-minimax").pruned).toBe(0);
  });

  it("beam search keeps the most promising children and reports an inexact value", () => {
    const tree: TreeSpec = { max: [{ min: [1, 2], estimate: 0 }, { min: [9, 7], estimate: -1 }, 5] };
    const narrow = solve(buildTree(tree), "beam", { width: 2 });
    expect([formatExact(narrow.value as Value), narrow.exact]).toEqual(["5", false]);
    const wide = solve(buildTree(tree), "beam", { width: 3 });
    expect([formatExact(wide.value as Value), wide.exact]).toEqual(["7", true]);
  });
});

describe("impossible requests are refused with a fix", () => {
  const refusal = (spec: TreeSpec, algorithm: string, settings: SolveSettings = {}): string => {
    try {
      solve(buildTree(spec), algorithm, settings);
    } catch (error) {
      if (error instanceof RefusalError) return error.message;
      throw error;
    }
    return "";
  };
  const three: TreeSpec = { player: 2, children: [{ leaf: [1, 2, 3] }] };

  it.each([
    [GAMBLE, "minimax", {}, "chance nodes; use expectiminimax"],
    [three, "expectiminimax", {}, "two players, and this tree has 3; use max^n"],
    [
      { player: 1, children: [{ leaf: [1, 2] }, { leaf: [3, 4] }] },
      "alpha-beta",
      {},
      "the same at every leaf",
    ],
    [{ chance: [1, 2], p: ["1/3", "2/3"] }, "star1-ballard", {}, "equally likely outcomes"],
    [
      GAMBLE,
      "star1",
      { bounds: [fraction(0), fraction(50)] },
      "the leaf 2.2 is 100, outside the bounds [0, 50]",
    ],
    [
      { max: [{ min: [1], estimate: 99 }] },
      "star2",
      { depth: 1, bounds: [fraction(0), fraction(50)] },
      "estimate",
    ],
    [GAMBLE, "expectiminimax", { depth: 0 }, 'node root, which has no "estimate"'],
    [AIMA, "minimax", { width: 2 }, 'minimax has no setting "width"'],
    [AIMA, "minimax", { depth: -1 }, "the depth must be a whole number"],
    [AIMA, "alpha-beta", { window: [fraction(3), fraction(3)] }, "alpha is not below beta"],
    [GAMBLE, "star1", { bounds: [fraction(3), fraction(2)] }, "lower bound 3 is above"],
    [three, "teams", {}, 'set "teams"'],
    [three, "paranoid", { player: 3 }, "numbered from 0 to 2"],
    [three, "teams", { teams: [[0, 1], [1]] }, "player 1 is in more than one team"],
    [AIMA, "minmax", {}, 'no algorithm "minmax"; use one of minimax, alpha-beta'],
    [three, "paranoid", { order: "best" }, 'the order "best"'],
    [AIMA, "minimax", { order: () => [0, 0, 1] }, "does not name each of the 3 children"],
  ] as [TreeSpec, string, SolveSettings, string][])("%j by %s", (spec, algorithm, settings, part) => {
    expect(refusal(spec, algorithm, settings)).toContain(part);
  });
});

describe("an algorithm without a choice between fail-soft and fail-hard", () => {
  it("searches as if nothing were set", () => {
    const searched = new Set<string>();
    for (let seed = 0; seed < cases(400, 24); seed++) {
      const random = numbers(seed);
      const kinds = seed % 2 === 0 ? (["max", "min"] as const) : (["max", "min", "chance"] as const);
      const tree = sampleTree(random, { depth: 4, kinds });
      for (const algorithm of ALGORITHMS) {
        if (algorithm.settings.includes("fail")) continue;
        const window = [fraction(-1), fraction(1)] as const;
        try {
          const plain = trace(tree, algorithm, { window });
          expect(trace(tree, algorithm, { window, fail: "hard" }), algorithm.name).toEqual(plain);
          searched.add(algorithm.name);
        } catch (error) {
          if (!(error instanceof RefusalError)) throw error;
        }
      }
    }
    expect(searched.size).toBeGreaterThan(10);
  });

  it("MTD(f) needs few passes for tiny fractions", () => {
    const tree = buildTree([
      ["1/1000003", 3],
      [2, "7/1000003"],
    ]);
    const { events, solution } = trace(tree, "mtd-f", { fail: "hard" });
    expect(formatExact(solution.value as Value)).toBe("7/1000003");
    expect(events.filter((event) => event.type === "enter" && event.pass).length).toBeLessThan(6);
  });
});
