import type { Node, Tree, Value } from "@tyche/trees";
import { fraction, ONE, ZERO } from "@tyche/trees/numbers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";
import { type RandomKind, type RandomTreeOptions, randomTree } from "./random-tree.js";

const PLAIN: RandomTreeOptions = {
  seed: 1,
  depth: 3,
  branching: 2,
  kinds: ["max", "chance", "min"],
  leaves: [-9, 9],
};

/** The level of every node, the root's being 0. */
function levels(tree: Tree): number[] {
  const list: number[] = [];
  for (const node of tree.nodes) list.push(node.id === 0 ? 0 : list[tree.parents[node.id]!]! + 1);
  return list;
}

function text(tree: Tree): string {
  const show = (node: Node): unknown =>
    node.kind === "leaf"
      ? [node.value.toFraction(), node.payoffs?.map((value) => value.toFraction())]
      : [
          node.kind,
          node.kind === "chance" && node.probabilities.map((p) => p.toFraction()),
          node.children.length,
        ];
  return JSON.stringify(tree.nodes.map(show));
}

function leavesOf(tree: Tree): Value[] {
  return tree.nodes.flatMap((node) => (node.kind === "leaf" ? [node.value] : []));
}

const anyOptions = fc.record({
  seed: fc.oneof(fc.string(), fc.integer()),
  depth: fc.integer({ min: 0, max: 5 }),
  branching: fc.oneof(
    fc.integer({ min: 1, max: 4 }),
    fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 2, max: 4 })),
  ),
  kinds: fc.oneof(
    fc.array(fc.constantFrom<RandomKind>("max", "min", "chance"), { minLength: 1, maxLength: 4 }),
    fc.constant("irregular" as const),
    fc.constant({ irregular: ["max", "min"] as const }),
  ),
  leaves: fc.tuple(fc.integer({ min: -20, max: 0 }), fc.integer({ min: 0, max: 20 })),
  denominators: fc.constantFrom([1], [2], [1, 3, 10]),
  probabilities: fc.constantFrom("equal" as const, "nice" as const),
});

describe("drawn trees match the options", () => {
  test("levels, kinds, branching, leaves and probabilities", () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const tree = randomTree(options);
        const { depth, branching, kinds, leaves, denominators } = options;
        const [least, most] = typeof branching === "number" ? [branching, branching] : branching;
        const level = levels(tree);
        for (const node of tree.nodes) {
          const at = level[node.id]!;
          expect(at).toBeLessThanOrEqual(depth);
          if (node.kind === "leaf") {
            if (Array.isArray(kinds)) expect(at).toBe(depth);
            expect(node.value.compare(fraction(leaves[0]))).toBeGreaterThanOrEqual(0);
            expect(node.value.compare(fraction(leaves[1]))).toBeLessThanOrEqual(0);
            expect(denominators.some((d) => node.value.mul(fraction(d)).d === 1n)).toBe(true);
            continue;
          }
          expect(at).toBeLessThan(depth);
          expect(node.children.length).toBeGreaterThanOrEqual(least!);
          expect(node.children.length).toBeLessThanOrEqual(most!);
          if (Array.isArray(kinds)) expect(node.kind).toBe(kinds[at % kinds.length]);
          else if (kinds !== "irregular") expect(["max", "min"]).toContain(node.kind);
          if (node.kind === "chance") {
            const sum = node.probabilities.reduce((total, p) => total.add(p), ZERO);
            expect(sum.equals(ONE)).toBe(true);
            expect(node.probabilities.every((p) => p.compare(ZERO) > 0 && p.d <= 10n)).toBe(true);
          }
        }
      }),
      { seed: 1, numRuns: cases(1000, 35) },
    );
  });

  test("the same options draw the same tree, another seed draws another", () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const drawn = text(randomTree(options));
        expect(text(randomTree({ ...options }))).toBe(drawn);
      }),
      { seed: 2, numRuns: cases(200, 20) },
    );
    const seen = new Set(Array.from({ length: 500 }, (_, seed) => text(randomTree({ ...PLAIN, seed }))));
    expect(seen.size).toBe(500);
  });

  test("depth 2 has its leaves at the grandchildren, depth 0 is a leaf", () => {
    const tree = randomTree({ ...PLAIN, depth: 2, branching: 3, kinds: ["max", "min"] });
    expect(tree.root.children.map((child) => child.kind)).toEqual(["min", "min", "min"]);
    expect(leavesOf(tree)).toHaveLength(9);
    expect(randomTree({ ...PLAIN, depth: 0 }).root.kind).toBe("leaf");
  });

  test("every payoff, branching factor and nice probability of the range occurs", () => {
    const payoffs = new Set<string>();
    const widths = new Set<number>();
    const halves = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const tree = randomTree({ ...PLAIN, seed, leaves: [0, 2], denominators: [2], probabilities: "nice" });
      for (const value of leavesOf(tree)) payoffs.add(value.toFraction());
      const range = randomTree({ ...PLAIN, seed, depth: 1, branching: [1, 3] });
      widths.add(range.root.children.length);
      for (const node of tree.nodes) {
        if (node.kind === "chance") halves.add(node.probabilities[0]!.toFraction());
      }
    }
    expect([...payoffs].sort()).toEqual(["0", "1", "1/2", "2", "3/2"].sort());
    expect(widths).toEqual(new Set([1, 2, 3]));
    for (const p of ["1/2", "1/3", "1/4", "3/4", "1/10", "9/10"]) expect(halves).toContain(p);
  });

  test("many outcomes get hundredths, even more get equal probabilities", () => {
    const wide = (branching: number): Node =>
      randomTree({ ...PLAIN, depth: 1, kinds: ["chance"], branching, probabilities: "nice" }).root;
    const fifty = wide(50);
    const more = wide(101);
    if (fifty.kind !== "chance" || more.kind !== "chance") throw new Error("the root is a chance node");
    expect(fifty.probabilities.every((p) => 100n % p.d === 0n)).toBe(true);
    expect(more.probabilities.every((p) => p.equals(fraction(1, 101)))).toBe(true);
  });

  test("estimates lie in the range of the leaves, and exist only on request", () => {
    const inner = (tree: Tree): Node[] => tree.nodes.filter((node) => node.kind !== "leaf");
    const tree = randomTree({ ...PLAIN, depth: 5, estimates: true });
    const seen = new Set<string>();
    for (const node of inner(tree)) {
      if (node.kind === "leaf" || !node.estimate) throw new Error("an estimate is missing");
      expect(Math.abs(Number(node.estimate.toFraction()))).toBeLessThanOrEqual(9);
      seen.add(node.estimate.toFraction());
    }
    expect(seen.size).toBeGreaterThan(9);
    expect(inner(randomTree(PLAIN)).every((node) => node.kind !== "leaf" && !node.estimate)).toBe(true);
  });

  test("irregular trees have every kind and early leaves", () => {
    const tree = randomTree({ ...PLAIN, depth: 6, branching: 4, kinds: "irregular" });
    expect(new Set(tree.nodes.map((node) => node.kind))).toEqual(new Set(["max", "min", "chance", "leaf"]));
    const level = levels(tree);
    const early = tree.nodes.filter((node) => node.kind === "leaf" && level[node.id]! < 6);
    const above = tree.nodes.filter((node) => node.id > 0 && level[node.id]! < 6);
    expect(early.length / above.length).toBeCloseTo(1 / 4, 1);
  });
});

describe("players", () => {
  test("take turns, not counting chance levels, and every leaf pays all of them", () => {
    const kinds = ["player", "chance", "player"] as const;
    const tree = randomTree({ ...PLAIN, depth: 6, kinds, players: 3 });
    const level = levels(tree);
    const turns = [0, undefined, 1, 2, undefined, 0];
    for (const node of tree.nodes) {
      if (node.kind === "leaf") expect(node.payoffs).toHaveLength(3);
      else expect(node.kind === "player" ? node.player : undefined).toBe(turns[level[node.id]!]);
    }
  });

  test("two players have a zero sum", () => {
    const tree = randomTree({ ...PLAIN, kinds: ["player"], players: 2 });
    for (const node of tree.nodes) {
      if (node.kind === "leaf") expect(node.payoffs![0]!.add(node.payoffs![1]!).equals(ZERO)).toBe(true);
    }
  });

  test("payoffs add up to the requested sum, each within the range", () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const denominators = [1, 2];
      const tree = randomTree({
        ...PLAIN,
        seed,
        kinds: ["player"],
        players: 3,
        sum: 9,
        leaves: [-1, 7],
        denominators,
      });
      for (const node of tree.nodes) {
        if (node.kind !== "leaf") continue;
        const payoffs = node.payoffs!;
        expect(payoffs.reduce((total, value) => total.add(value), ZERO).equals(fraction(9))).toBe(true);
        for (const value of payoffs) {
          expect(value.compare(fraction(-1))).toBeGreaterThanOrEqual(0);
          expect(value.compare(fraction(7))).toBeLessThanOrEqual(0);
        }
        first.add(payoffs[2]!.toFraction());
      }
    }
    expect(first.size).toBe(17);
  });
});

describe("sizes", () => {
  const depth = IS_LONG ? 10 : 7;
  test(`a tree of depth ${depth} has all its nodes`, () => {
    const tree = randomTree({
      ...PLAIN,
      depth,
      branching: 4,
      kinds: ["max", "chance"],
      probabilities: "nice",
    });
    expect(tree.nodes).toHaveLength((4 ** (depth + 1) - 1) / 3);
  });

  test("a chain of 100,000 levels does not overflow the stack", () => {
    expect(randomTree({ ...PLAIN, depth: 100_000, branching: 1 }).nodes).toHaveLength(100_001);
  });
});

describe("invalid options get an error message", () => {
  test.each<[Partial<RandomTreeOptions>, string]>([
    [{ depth: -1 }, "the depth of a random tree must be a whole number, 0 or more"],
    [{ depth: 1.5 }, "the depth of a random tree must be a whole number, 0 or more"],
    [{ branching: 0 }, "the branching must be a whole number, 1 or more"],
    [{ branching: [3, 2] }, "the branching goes from 3 down to 2"],
    [{ leaves: [2, 1] }, "the range of the leaves goes from 2 down to 1"],
    [{ leaves: [0, 0.5] }, "the range of the leaves must be two integers from -1000000 to 1000000"],
    [{ leaves: [0, Number.NaN] }, "the range of the leaves must be two integers from -1000000 to 1000000"],
    [{ denominators: [] }, "the denominators must be whole numbers from 1 to 1000"],
    [{ denominators: [0] }, "the denominators must be whole numbers from 1 to 1000"],
    [{ kinds: [] }, "there are no kinds of nodes to draw from"],
    [{ kinds: { irregular: [] } }, "there are no kinds of nodes to draw from"],
    [
      { kinds: ["dice" as RandomKind] },
      'there is no kind of node "dice"; use one of max, min, chance, player',
    ],
    [{ kinds: ["player"] }, "the kind player needs the number of players"],
    [{ sum: 3 }, "a sum of the payoffs needs the number of players"],
    [{ players: 3, sum: 0.5 }, "the sum of the payoffs must be an integer"],
    [{ players: 3, sum: 40 }, "3 payoffs from -9 to 9 cannot add up to 40"],
    [{ players: 1 }, "the number of players must be a whole number from 2 to 100"],
    [
      { depth: 40, branching: 9 },
      "the tree would have more than 3000000 nodes; ask for less depth or branching",
    ],
  ])("%j", (options, sentence) => {
    expect(() => randomTree({ ...PLAIN, ...options })).toThrow(
      expect.objectContaining({ name: "RefusalError", message: sentence }),
    );
  });
});
