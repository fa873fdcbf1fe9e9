import { formatExact, type Node, type Value } from "@tyche/trees";
import { ZERO } from "@tyche/trees/numbers";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { type ExerciseOptions, randomExercise } from "./exercise.js";
import { randomTree } from "./random-tree.js";

const PLAIN: ExerciseOptions = {
  seed: 1,
  depth: 4,
  branching: [2, 3],
  kinds: ["max", "min"],
  leaves: [0, 20],
  algorithm: "alpha-beta",
};
const STAR: Partial<ExerciseOptions> = { algorithm: "star1", kinds: ["max", "chance", "min"], depth: 3 };

/** The minimax value of a tree of max, min and chance nodes, computed directly. */
function plain(node: Node): Value {
  if (node.kind === "leaf") return node.value;
  const values = node.children.map(plain);
  if (node.kind === "chance") {
    return values.reduce((sum, value, i) => sum.add(value.mul(node.probabilities[i]!)), ZERO);
  }
  const sign = node.kind === "max" ? 1 : -1;
  return values.reduce((best, value) => (sign * value.compare(best) > 0 ? value : best));
}

function shape(node: Node): string {
  return node.kind === "leaf"
    ? formatExact(node.value)
    : `${node.kind}(${node.children.map(shape).join(" ")})`;
}

describe("filters", () => {
  test("without filters the tree is that of randomTree", () => {
    for (let seed = 0; seed < 50; seed++) {
      const { tree, tries } = randomExercise({ ...PLAIN, seed });
      expect(shape(tree.root)).toBe(shape(randomTree({ ...PLAIN, seed }).root));
      expect(tries).toBe(1);
    }
  });

  test("the same seed gives the same exercise", () => {
    for (let seed = 0; seed < 20; seed++) {
      const options = { ...PLAIN, seed, atLeastCuts: 4, noTies: true };
      const one = randomExercise(options);
      const other = randomExercise(options);
      expect(shape(other.tree.root)).toBe(shape(one.tree.root));
      expect(other.tries).toBe(one.tries);
    }
  });

  test.each([PLAIN, { ...PLAIN, ...STAR }])("at least k cuts: $algorithm", (options) => {
    for (let seed = 0; seed < 50; seed++) {
      const { events, cuts } = randomExercise({ ...options, seed, atLeastCuts: 3 });
      expect(events.filter((event) => event.type === "cut").length).toBeGreaterThanOrEqual(3);
      expect(cuts.length).toBeGreaterThanOrEqual(3);
    }
  });

  test("a deep cut", () => {
    for (let seed = 0; seed < 50; seed++) {
      for (const kinds of [["max", "min"] as const, ["min", "max"] as const]) {
        for (const algorithm of ["alpha-beta", "negamax-alpha-beta", "paranoid"]) {
          const { deepCuts } = randomExercise({ ...PLAIN, kinds, algorithm, seed, deepCut: true });
          expect(deepCuts.length).toBeGreaterThan(0);
        }
      }
    }
  });

  test.each([PLAIN, { ...PLAIN, ...STAR }])(
    '"a unique best action, by direct values: $algorithm"',
    (options) => {
      let more = 0;
      for (let seed = 0; seed < cases(150, 30); seed++) {
        const narrow = { ...options, seed, leaves: [0, 4] } as const;
        const { tree, tries, solution } = randomExercise({ ...narrow, uniqueBest: true });
        if (tries > 1) more++;
        const best = plain(tree.root);
        const equal = tree.root.children.flatMap((child, index) =>
          plain(child).equals(best) ? [index] : [],
        );
        expect(equal).toEqual([solution.best[0]]);
      }
      expect(more).toBeGreaterThan(cases(10, 2));
    },
  );

  test("no ties, by direct values: no two children of a decision are worth the same in minimax", () => {
    for (let seed = 0; seed < cases(50, 15); seed++) {
      const { tree } = randomExercise({ ...PLAIN, seed, algorithm: "minimax", depth: 3, noTies: true });
      for (const node of tree.nodes) {
        const values = node.children.map((child) => formatExact(plain(child)));
        const best = formatExact(plain(node));
        if (values.length > 0) expect(values.filter((value) => value === best)).toHaveLength(1);
      }
    }
  });

  test.each([PLAIN, { ...PLAIN, ...STAR }])("no ties: both tie rules cut the same: $algorithm", (options) => {
    for (let seed = 0; seed < 50; seed++) {
      const wish = { ...options, seed, atLeastCuts: 1, noTies: true };
      const [prune, keep] = (["prune", "keep"] as const).map((ties) =>
        randomExercise({ ...wish, settings: { ties } }),
      );
      expect(shape(keep!.tree.root)).toBe(shape(prune!.tree.root));
      expect(keep!.cuts.map(({ node, skipped }) => [node, skipped])).toEqual(
        prune!.cuts.map(({ node, skipped }) => [node, skipped]),
      );
    }
  });

  test("no ties with a fail-hard search, whose window ends are not ties", () => {
    const settings = { fail: "hard" } as const;
    const { tries } = randomExercise({ ...PLAIN, settings, leaves: [0, 1000], noTies: true });
    expect(tries).toBeLessThan(10);
  });

  test("players, by max^n and by paranoid search", () => {
    for (const algorithm of ["max^n", "paranoid", "best-reply"]) {
      const options = {
        ...PLAIN,
        kinds: ["player"],
        players: 3,
        sum: 20,
        algorithm,
        leaves: [0, 20],
      } as const;
      const { cuts, solution } = randomExercise({
        ...options,
        atLeastCuts: 1,
        uniqueBest: true,
        noTies: true,
      });
      expect(cuts.length).toBeGreaterThan(0);
      expect(solution.best).toHaveLength(1);
    }
  });
});

describe("impossible requests get an error message", () => {
  test.each<[Partial<ExerciseOptions>, string]>([
    [
      { depth: 1, atLeastCuts: 1, maxTries: 20 },
      'no tree of the first 20 from seed "1" has at least 1 cut; draw larger trees or leaves from a wider range, or ask for less',
    ],
    [
      { leaves: [3, 3], atLeastCuts: 99, deepCut: true, uniqueBest: true, noTies: true, maxTries: 5 },
      'no tree of the first 5 from seed "1" has at least 99 cuts, a deep cut, a unique best action and no ties; draw larger trees or leaves from a wider range, or ask for less',
    ],
    [{ maxTries: 0 }, "the number of tries must be a whole number, 1 or more"],
    [{ kinds: ["chance"] }, "alpha-beta cannot search chance nodes; use expectiminimax, star1 or star2"],
  ])("%j", (options, sentence) => {
    expect(() => randomExercise({ ...PLAIN, ...options })).toThrow(
      expect.objectContaining({ name: "RefusalError", message: sentence }),
    );
  });
});
