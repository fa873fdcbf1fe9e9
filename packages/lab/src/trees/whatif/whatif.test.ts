import { buildTree, formatExact, sameTree, solve, type Tree } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { randomTree } from "@tyche/trees/random";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { flipsOf, hasOpponent, mixtureAt } from "./opponent.js";
import { mapTree, TRANSFORMS, transformed, transformTable } from "./transforms.js";

describe("changes of the payoffs", () => {
  test("preserve their order, on both sides of 0", () => {
    const values = Array.from({ length: 81 }, (_, i) => fraction(i - 40, 4));
    for (const transform of TRANSFORMS) {
      for (let i = 1; i < values.length; i++) {
        const [low, high] = [transformed(values[i - 1]!, transform), transformed(values[i]!, transform)];
        expect(low.compare(high)).toBeLessThan(0);
      }
    }
  });

  test("never change the choice of minimax, but often that of an expectation", () => {
    let flipped = 0;
    for (let seed = 0; seed < cases(500, 100); seed++) {
      const tree = randomTree({
        seed,
        depth: 3,
        branching: 3,
        kinds: ["max", "chance", "min"],
        leaves: [-9, 9],
        probabilities: "nice",
      });
      const [given, ...others] = transformTable(tree)!;
      for (const row of others) {
        expect(row.worstCase).toEqual(given!.worstCase);
        if (row.transform === "rescale") expect(row.expected).toEqual(given!.expected);
        else if (row.expected.join() !== given!.expected.join()) flipped++;
      }
    }
    expect(flipped).toBeGreaterThan(cases(50, 10));
  });

  test("the textbook's tree: 20, 30, 1, 400 instead of 2, 3, 1, 4 changes the move", () => {
    const tree = (a: number, b: number, c: number, d: number): Tree =>
      buildTree({
        max: [
          { chance: [a, b], p: ["0.9", "0.1"] },
          { chance: [c, d], p: ["0.9", "0.1"] },
        ],
      });
    expect(solve(tree(2, 3, 1, 4), "expectiminimax").best).toEqual([0]);
    expect(solve(tree(20, 30, 1, 400), "expectiminimax").best).toEqual([1]);
  });

  test("the identity gives the same tree, and chance can become the worst case", () => {
    const tree = randomTree({
      seed: 3,
      depth: 4,
      branching: [1, 3],
      kinds: "irregular",
      leaves: [0, 9],
      probabilities: "nice",
    });
    expect(
      sameTree(
        mapTree(tree, (value) => value),
        tree,
      ),
    ).toBe(true);
    expect(mapTree(tree, (value) => value, true).nodes.some(({ kind }) => kind === "chance")).toBe(false);
  });

  test("there is no table if no player moves at the root, or for three players", () => {
    expect(transformTable(buildTree({ chance: [1, 2] }))).toBeUndefined();
    expect(transformTable(buildTree(1))).toBeUndefined();
    const three = randomTree({
      seed: 1,
      depth: 2,
      branching: 2,
      kinds: ["player"],
      players: 3,
      leaves: [0, 5],
    });
    expect(transformTable(three)).toBeUndefined();
  });
});

describe("from a perfect to a random opponent", () => {
  test("the ends are minimax and expectimax", () => {
    for (let seed = 0; seed < 50; seed++) {
      const tree = randomTree({
        seed,
        depth: 3,
        branching: 3,
        kinds: ["max", "min", "max"],
        leaves: [0, 20],
      });
      const perfect = solve(tree, "minimax").best;
      const random = solve(tree, "expectimax").best;
      expect(mixtureAt(tree, fraction(0)).best).toEqual([...perfect].sort());
      expect(mixtureAt(tree, fraction(1)).best).toEqual([...random].sort());
    }
  });

  test("a point computed by hand: 10 against 9 + r (100 - 9)/2 flips at 2/91", () => {
    const [flip, ...none] = flipsOf(
      buildTree([
        [10, 10],
        [9, 100],
      ]),
    );
    expect(none).toEqual([]);
    expect(formatExact(flip!.at)).toBe("2/91");
    expect(flip).toMatchObject({ exact: true, before: [0], after: [1] });
  });

  test("a point computed by hand if MIN moves twice: r² = 1/2, irrational", () => {
    // Left: 1/2. Right: a perfect move of MIN gives 0, two random moves give 4 in one case of four, so r² / 4 · 4.
    const chain = { min: [0, { max: [{ min: [0, 4] }] }] };
    const [flip] = flipsOf(buildTree({ max: ["1/2", chain] }));
    expect(flip!.exact).toBe(false);
    expect(flip!.at.toNumber()).toBeCloseTo(Math.SQRT1_2, 9);
  });

  test("both actions are equal at an exact point, and differ beside it", () => {
    let exact = 0;
    for (let seed = 0; seed < cases(120, 30); seed++) {
      const tree = randomTree({ seed, depth: 2, branching: 3, kinds: ["max", "min"], leaves: [0, 30] });
      for (const flip of flipsOf(tree)) {
        if (!flip.exact) continue;
        exact++;
        const { best } = mixtureAt(tree, flip.at);
        expect(best).toEqual(expect.arrayContaining([flip.before[0], flip.after[0]]));
      }
    }
    expect(exact).toBeGreaterThan(cases(30, 6));
  });

  test("needs MAX at the root and MIN below", () => {
    expect(
      hasOpponent(
        buildTree([
          [1, 2],
          [3, 4],
        ]),
      ),
    ).toBe(true);
    expect(
      hasOpponent(
        buildTree(
          [
            [1, 2],
            [3, 4],
          ],
          { root: "min" },
        ),
      ),
    ).toBe(false);
    expect(hasOpponent(buildTree({ max: [{ chance: [1, 2] }] }))).toBe(false);
  });
});
