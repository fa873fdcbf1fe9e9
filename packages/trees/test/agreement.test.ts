import {
  algorithmNamed,
  FAILS,
  formatExact,
  isDecision,
  type Limit,
  ORDERS,
  type SolveSettings,
  solve,
  TIE_RULES,
  type Tree,
  type Value,
} from "@tyche/trees";
import { compare, fraction } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { numbers, oracle, sampleTree } from "./sample.js";

const CHANCE_FREE = [
  "minimax",
  "alpha-beta",
  "negamax",
  "negamax-alpha-beta",
  "pvs",
  "mtd-f",
  "sss",
  "h-minimax",
];
const ANY = ["expectiminimax", "star1", "star2", "star2.5", "paranoid", "best-reply"];
const WINDOWED = [
  "alpha-beta",
  "negamax-alpha-beta",
  "pvs",
  "star1",
  "star1-ballard",
  "star2",
  "star2.5",
  "paranoid",
  "best-reply",
];

const TREES = cases(2000, 50);

function bestActions(tree: Tree): number[] {
  const { root } = tree;
  if (!isDecision(root)) return [];
  const value = oracle(root);
  return root.children.flatMap((child, i) => (oracle(child).equals(value) ? [i] : []));
}

function draw(seed: number): { tree: Tree; random: () => number; hasChance: boolean; equal: boolean } {
  const random = numbers(seed);
  const hasChance = seed % 3 !== 0;
  const equal = random() < 0.3;
  const tree = sampleTree(random, {
    depth: 1 + Math.floor(random() * 5),
    kinds: hasChance ? ["max", "chance", "min", "chance"] : ["max", "min"],
    regular: random() < 0.3,
    equal,
  });
  return { tree, random, hasChance, equal };
}

function pick<T>(random: () => number, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)]!;
}

function windowFor(random: () => number): readonly [Limit, Limit] {
  const value = (): Value => fraction(Math.floor(random() * 25) - 12, 1 + Math.floor(random() * 3));
  for (;;) {
    const alpha = random() < 0.15 ? Number.NEGATIVE_INFINITY : value();
    const beta = random() < 0.15 ? Number.POSITIVE_INFINITY : value();
    if (compare(alpha, beta) < 0) return [alpha, beta];
  }
}

describe(`on ${TREES} random trees`, () => {
  it("every exact algorithm finds the value and a best action, in every order and setting", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const { tree, random, hasChance, equal } = draw(seed);
      const value = oracle(tree.root);
      const best = bestActions(tree);
      const algorithms = [...(hasChance ? [] : CHANCE_FREE), ...ANY, ...(equal ? ["star1-ballard"] : [])];
      for (const algorithm of algorithms) {
        const settings: SolveSettings = {
          order: pick(random, ORDERS),
          ties: pick(random, TIE_RULES),
          ...(algorithm === "star1-ballard" ? {} : { fail: pick(random, FAILS) }),
        };
        const solution = solve(tree, algorithm, settings);
        const where = `${algorithm}, seed ${seed}, ${JSON.stringify(settings)}`;
        expect(formatExact(solution.value as Value), where).toBe(formatExact(value));
        expect(solution.exact, where).toBe(true);
        if (best.length > 0) expect(best, where).toEqual(expect.arrayContaining([...solution.best]));
        const keepsTies = settings.ties === "keep" && algorithmNamed(algorithm).settings.includes("ties");
        if (algorithm === "expectiminimax" || keepsTies)
          expect([...solution.best].sort(), where).toEqual(best);
      }
    }
  });

  it("with random windows a value inside is exact and a value outside is a true bound", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const { tree, random, hasChance, equal } = draw(seed);
      const value = oracle(tree.root);
      for (const algorithm of WINDOWED) {
        if (hasChance && (algorithm.includes("alpha-beta") || algorithm === "pvs")) continue;
        const isBallard = algorithm === "star1-ballard";
        if (isBallard && !equal) continue;
        const [alpha, beta] = windowFor(random);
        const fail = isBallard ? "hard" : pick(random, FAILS);
        const ties = pick(random, TIE_RULES);
        const wide = pick(random, [0, 0, 5]);
        const settings: SolveSettings = {
          window: [alpha, beta],
          fail,
          ties,
          order: pick(random, ["given", "best", "worst"]),
          bounds: [fraction(-9 - wide), fraction(9 + wide)],
        };
        const found = solve(tree, algorithm, settings).value as Value;
        const where = `${algorithm}, seed ${seed}, ${fail}, ${ties}`;
        const isLeaf = tree.root.kind === "leaf";
        if (compare(value, alpha) > 0 && compare(value, beta) < 0)
          expect(found.equals(value), where).toBe(true);
        else if (compare(value, alpha) <= 0) {
          expect(compare(found, alpha) <= 0, where).toBe(true);
          expect(found.compare(value) >= 0, where).toBe(true);
        } else {
          expect(compare(found, beta) >= 0, where).toBe(true);
          expect(found.compare(value) <= 0, where).toBe(true);
        }
        // Ballard's pseudocode is undefined for windows beyond its bounds.
        const isHard = fail === "hard" && algorithmNamed(algorithm).settings.includes("fail");
        if (isHard && !isLeaf) {
          expect(compare(found, alpha) >= 0 && compare(found, beta) <= 0, where).toBe(true);
        }
      }
    }
  });

  it("the bounds of every visited node are true: exact values are exact, bounds are bounds", () => {
    for (let seed = 1; seed <= TREES / 6; seed++) {
      const { tree, random, hasChance, equal } = draw(seed);
      const truth = tree.nodes.map(oracle);
      const algorithms = [...(hasChance ? [] : CHANCE_FREE), ...ANY, ...(equal ? ["star1-ballard"] : [])];
      for (const algorithm of algorithms) {
        const settings: SolveSettings = {
          order: pick(random, ORDERS),
          ties: pick(random, TIE_RULES),
          window: random() < 0.5 ? windowFor(random) : undefined,
          ...(algorithm === "star1-ballard" ? {} : { fail: pick(random, FAILS) }),
        };
        const { record } = solve(tree, algorithm, settings);
        for (const { id } of tree.nodes) {
          // SSS* visits nodes that it does not solve.
          if (record.visits[id] === 0 || (algorithm === "sss" && !record.values[id])) continue;
          const order = (record.values[id] as Value).compare(truth[id]!);
          const where = `${algorithm}, seed ${seed}, node ${id}, ${settings.fail}, ${settings.ties}`;
          if (record.bounds[id] === "exact") expect(order, where).toBe(0);
          if (record.bounds[id] === "lower") expect(order, where).toBeLessThanOrEqual(0);
          if (record.bounds[id] === "upper") expect(order, where).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it("Star1 never visits more leaves than expectiminimax in the same order, and alpha-beta than minimax", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const { tree, random, hasChance, equal } = draw(seed);
      const order = pick(random, ORDERS);
      const full = solve(tree, "expectiminimax", { order }).visited.leaf;
      expect(solve(tree, "star1", { order }).visited.leaf, `seed ${seed}`).toBeLessThanOrEqual(full);
      if (equal) expect(solve(tree, "star1-ballard", { order }).visited.leaf).toBeLessThanOrEqual(full);
      if (!hasChance) expect(solve(tree, "alpha-beta", { order }).visited.leaf).toBeLessThanOrEqual(full);
    }
  });
});
