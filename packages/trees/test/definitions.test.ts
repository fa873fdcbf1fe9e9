import {
  formatExact,
  isDecision,
  type Node,
  type SolveSettings,
  solve,
  type Tree,
  trace,
  type Value,
} from "@tyche/trees";
import { fraction, ONE, ZERO } from "@tyche/trees/numbers";
import { randomTree } from "@tyche/trees/random";
/** Algorithms that stop early, leave something out or model weaker opponents, checked against their definitions. */
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { playerOf } from "../src/model/node.js";
import { labelledTree } from "./labelled.js";
import { numbers, sampleTree } from "./sample.js";

const TREES = cases(500, 50);

const most = (values: readonly Value[]): Value => values.reduce((a, b) => (b.compare(a) > 0 ? b : a));
const least = (values: readonly Value[]): Value => values.reduce((a, b) => (b.compare(a) < 0 ? b : a));
const sum = (values: readonly Value[]): Value => values.reduce((a, b) => a.add(b), ZERO);
const mean = (node: Node, values: readonly Value[]): Value =>
  sum(values.map((value, i) => (node.kind === "chance" ? value.mul(node.probabilities[i]!) : value)));

function found(tree: Tree, algorithm: string, settings: SolveSettings): string {
  return formatExact(solve(tree, algorithm, settings).value as Value);
}

/** Trees of max and min nodes, every second one with chance nodes; every inner node has an estimate. */
function drawn(seed: number): { tree: Tree; hasChance: boolean; random: () => number } {
  const hasChance = seed % 2 === 1;
  const tree = randomTree({
    seed,
    depth: 1 + (seed % 5),
    branching: [1, 4],
    kinds: { irregular: hasChance ? ["max", "min", "chance"] : ["max", "min"] },
    leaves: [-6, 6],
    denominators: [1, 2],
    probabilities: "nice",
    estimates: true,
  });
  return { tree, hasChance, random: numbers(seed) };
}

describe(`on ${TREES} random trees`, () => {
  it("a search with a depth has the value of the tree cut at its estimates, by definition", () => {
    const atMost = (node: Node, depth: number): Value => {
      if (node.kind === "leaf") return node.value;
      if (depth === 0 && isDecision(node)) return node.estimate!;
      const values = node.children.map((child) => atMost(child, depth - Number(isDecision(node))));
      if (node.kind === "chance") return mean(node, values);
      return node.kind === "max" ? most(values) : least(values);
    };
    let stopped = 0;
    for (let seed = 0; seed < TREES; seed++) {
      const { tree, hasChance, random } = drawn(seed);
      const depth = 1 + Math.floor(random() * 3);
      const value = formatExact(atMost(tree.root, depth));
      const plain = ["minimax", "alpha-beta", "negamax", "negamax-alpha-beta", "h-minimax"];
      const withChance = ["expectiminimax", "star1", "star2", "star2.5", "paranoid", "best-reply"];
      for (const algorithm of hasChance ? withChance : [...plain, ...withChance]) {
        const solution = solve(tree, algorithm, { depth });
        expect(formatExact(solution.value as Value), `${algorithm}, seed ${seed}, depth ${depth}`).toBe(
          value,
        );
        if (!solution.exact) stopped++;
      }
      for (const algorithm of ["max^n", "teams"]) {
        const { value: both } = solve(tree, algorithm, {
          depth,
          ...(algorithm === "teams" && { teams: [[0], [1]] }),
        });
        expect((both as Value[]).map(formatExact), `${algorithm}, seed ${seed}`).toEqual([
          value,
          formatExact(atMost(tree.root, depth).neg()),
        ]);
      }
      const wide = { depth, width: 4 };
      expect(found(tree, "beam", wide), `beam, seed ${seed}`).toBe(value);
      expect(found(tree, "expectimax", { depth, random: ZERO }), `expectimax, seed ${seed}`).toBe(value);
    }
    expect(stopped).toBeGreaterThan(TREES);
  });

  it("expectimax assumes that the opponent moves at random with the given probability", () => {
    for (let seed = 0; seed < TREES; seed++) {
      const { tree, random } = drawn(seed);
      const r = fraction(Math.floor(random() * 5), 4);
      const modelled = (node: Node): Value => {
        if (node.kind === "leaf") return node.value;
        const values = node.children.map(modelled);
        if (node.kind === "chance") return mean(node, values);
        if (node.kind === "max") return most(values);
        const any = sum(values).div(fraction(values.length));
        return r.mul(any).add(ONE.sub(r).mul(least(values)));
      };
      const solution = solve(tree, "expectimax", { random: r, order: seed % 3 ? "given" : "reverse" });
      expect(formatExact(solution.value as Value), `seed ${seed}`).toBe(formatExact(modelled(tree.root)));
    }
  });

  it("beam search has the value of the tree in which every decision keeps only its best estimates", () => {
    let narrow = 0;
    for (let seed = 0; seed < TREES; seed++) {
      const { tree } = drawn(seed);
      const width = 1 + (seed % 3);
      const promise = (node: Node): Value => (node.kind === "leaf" ? node.value : node.estimate!);
      const kept = (node: Node): Value => {
        if (node.kind === "leaf") return node.value;
        if (node.kind === "chance") return mean(node, node.children.map(kept));
        const sign = node.kind === "max" ? -1 : 1;
        // Sorting is stable: of equal children the first are kept.
        const ranked = [...node.children]
          .sort((a, b) => sign * promise(a).compare(promise(b)))
          .slice(0, width);
        return (node.kind === "max" ? most : least)(ranked.map(kept));
      };
      const isCut = tree.nodes.some((node) => isDecision(node) && node.children.length > width);
      const solution = solve(tree, "beam", { width });
      expect(formatExact(solution.value as Value), `seed ${seed}`).toBe(formatExact(kept(tree.root)));
      if (!isCut) expect(solution.exact).toBe(true);
      if (solution.pruned > 0) expect(solution.exact, `seed ${seed}`).toBe(false);
      if (!solution.exact) narrow++;
    }
    expect(narrow).toBeGreaterThan(TREES / 4);
  });

  it("beam search ranks children without an estimate last", () => {
    for (let seed = 0; seed < TREES / 5; seed++) {
      const random = numbers(seed);
      // Leaves have payoffs, inner nodes no estimates.
      const tree = sampleTree(random, { depth: 2, kinds: ["max", "min"] });
      const width = 1 + Math.floor(random() * 3);
      const { record } = solve(tree, "beam", { width });
      for (const node of tree.nodes) {
        if (!isDecision(node) || record.visits[node.id] === 0) continue;
        const leaves = node.children.filter(({ kind }) => kind === "leaf");
        const searched = node.children.filter(({ id }) => record.visits[id]! > 0);
        expect(searched.length).toBe(Math.min(width, node.children.length));
        const searchedLeaves = searched.filter(({ kind }) => kind === "leaf");
        expect(searchedLeaves.length, `seed ${seed}`).toBe(Math.min(width, leaves.length));
        // What is left out is no better than what is kept.
        for (const out of leaves.filter((leaf) => !searched.includes(leaf)))
          for (const kept of searchedLeaves) {
            const order = (kept as typeof kept & { value: Value }).value.compare(
              (out as typeof out & { value: Value }).value,
            );
            expect(node.kind === "max" ? order >= 0 : order <= 0).toBe(true);
          }
      }
    }
  });

  it("H-minimax without a depth stops at every estimate below the root", () => {
    for (let seed = 0; seed < TREES; seed++) {
      const { tree, hasChance } = drawn(seed);
      if (hasChance) continue;
      const below = (node: Node): Value => {
        if (node.kind === "leaf") return node.value;
        if (node.id > 0) return node.estimate!;
        return (node.kind === "max" ? most : least)(node.children.map(below));
      };
      const solution = solve(tree, "h-minimax");
      expect(formatExact(solution.value as Value)).toBe(formatExact(below(tree.root)));
      const isFlat = tree.root.children.every(({ kind }) => kind === "leaf");
      expect(solution.exact).toBe(isFlat);
    }
  });

  it("max^n has the value of its definition, and prunes, if all payoffs are positive", () => {
    let pruned = 0;
    for (let seed = 0; seed < TREES; seed++) {
      // All payoffs are above zero: what a third player gets at least is not available to the others.
      const players = 2 + (seed % 3);
      const tree = randomTree({
        seed,
        depth: 2 + (seed % 3),
        branching: [1, 4],
        kinds: seed % 2 ? ["player"] : "irregular",
        leaves: [1, 4 * players],
        players,
        sum: 5 * players,
      });
      const worth = (node: Node): readonly Value[] => {
        if (node.kind === "leaf") return node.payoffs!;
        const all = node.children.map(worth);
        if (node.kind === "chance")
          return all[0]!.map((_, player) =>
            mean(
              node,
              all.map((each) => each[player]!),
            ),
          );
        const mover = playerOf(node)!;
        return all.reduce((best, each) => (each[mover]!.compare(best[mover]!) > 0 ? each : best));
      };
      const solution = solve(tree, "max^n");
      expect((solution.value as Value[]).map(formatExact), `seed ${seed}`).toEqual(
        worth(tree.root).map(formatExact),
      );
      pruned += solution.pruned;
    }
    expect(pruned).toBeGreaterThan(TREES);
  });

  it("in best-reply search one opponent replies to each of our moves, and all others pass", () => {
    for (let seed = 0; seed < TREES; seed++) {
      const random = numbers(seed);
      const players = 3 + (seed % 2);
      const depth = 1 + Math.floor(random() * 5);
      const tree =
        seed % 4 === 0
          ? labelledTree(random, { depth, players, names: ["hit", "pass", "run"] })
          : sampleTree(random, {
              depth,
              players,
              kinds: seed % 2 ? ["player"] : ["player", "chance", "player"],
            });
      const player = seed % 3;
      const worth = (node: Node, replied: number | undefined): Value => {
        if (node.kind === "leaf") return node.payoffs![player]!;
        if (node.kind === "chance")
          return mean(
            node,
            node.children.map((child) => worth(child, replied)),
          );
        const mover = playerOf(node)!;
        if (mover === player) return most(node.children.map((child) => worth(child, undefined)));
        const named = node.actions?.indexOf("pass") ?? -1;
        const pass = node.children[named < 0 ? 0 : named]!;
        if (replied !== undefined && replied !== mover) return worth(pass, replied);
        // Passing leaves the reply to another opponent.
        const isFree = replied === undefined;
        return least(
          node.children.map((child) => worth(child, isFree && child === pass ? undefined : mover)),
        );
      };
      const { events, solution } = trace(tree, "best-reply", {
        player,
        order: seed % 5 ? "given" : "reverse",
      });
      expect(formatExact(solution.value as Value), `seed ${seed}`).toBe(
        formatExact(worth(tree.root, undefined)),
      );
      // An opponent who passes might have had a better move, so the value is a guess.
      const passes = events.some((event) => event.type === "cut" && event.rule === "reply");
      expect(solution.exact, `seed ${seed}`).toBe(!passes);
    }
  });
});
