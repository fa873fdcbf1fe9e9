import { formatExact, type Node, solve, type Tree, type Value } from "@tyche/trees";
import { ZERO } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { playerOf } from "../src/model/node.js";
import { numbers, oracle, sampleTree } from "./sample.js";

const TREES = cases(800, 100);

function manyPlayers(seed: number, players: number, constantSum = false): Tree {
  const random = numbers(seed);
  const kinds = seed % 2 ? (["player"] as const) : (["player", "chance", "player"] as const);
  return sampleTree(random, { depth: 1 + Math.floor(random() * 4), kinds, players, constantSum });
}

/** The definition only: every player maximises `worth` of the payoffs; of equal children the first is taken. */
function equilibrium(
  node: Node,
  worth: (player: number, payoffs: readonly Value[]) => Value,
): readonly Value[] {
  if (node.kind === "leaf") return node.payoffs ?? [node.value, node.value.neg()];
  const all = node.children.map((child) => equilibrium(child, worth));
  if (node.kind === "chance") {
    return all[0]!.map((_, player) =>
      all.reduce((sum, values, i) => sum.add(values[player]!.mul(node.probabilities[i]!)), ZERO),
    );
  }
  const player = playerOf(node)!;
  return all.reduce((best, values) =>
    worth(player, values).compare(worth(player, best)) > 0 ? values : best,
  );
}

/** The definition only: all others against one player. */
function against(node: Node, me: number): Value {
  if (node.kind === "leaf") return node.payoffs![me]!;
  const values = node.children.map((child) => against(child, me));
  if (node.kind === "chance") {
    return values.reduce((sum, value, i) => sum.add(value.mul(node.probabilities[i]!)), ZERO);
  }
  const mine = playerOf(node) === me;
  return values.reduce((best, value) =>
    (mine ? value.compare(best) > 0 : value.compare(best) < 0) ? value : best,
  );
}

const exact = (value: unknown): string[] => (value as readonly Value[]).map(formatExact);

describe(`on ${TREES} random trees of two to four players`, () => {
  it("max^n with its cuts equals the definition, with any sum", () => {
    let pruned = 0;
    for (let seed = 1; seed <= TREES; seed++) {
      const tree = manyPlayers(seed, 2 + (seed % 3), seed % 5 < 3);
      const solution = solve(tree, "max^n", { ties: seed % 7 === 0 ? "keep" : "prune" });
      const truth = equilibrium(tree.root, (player, values) => values[player]!);
      expect(exact(solution.value), `seed ${seed}`).toEqual(exact(truth));
      pruned += solution.pruned;
    }
    expect(pruned).toBeGreaterThan(0);
  });

  it("paranoid equals the definition for every player", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const players = 2 + (seed % 3);
      const tree = manyPlayers(seed, players);
      const player = seed % players;
      const { value } = solve(tree, "paranoid", { player, order: seed % 2 ? "given" : "reverse" });
      expect(formatExact(value as Value), `seed ${seed}`).toBe(formatExact(against(tree.root, player)));
    }
  });

  it("teams of one equal max^n, one team of all finds the largest mean sum, and other teams equal the definition", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const tree = manyPlayers(seed, 3);
      const sum = (values: readonly Value[]): Value =>
        values.reduce((total, value) => total.add(value), ZERO);
      const alone = solve(tree, "teams", { teams: [[0], [1], [2]] }).value;
      expect(exact(alone)).toEqual(exact(solve(tree, "max^n").value));
      const together = solve(tree, "teams", { teams: [[0, 1, 2]] }).value as readonly Value[];
      const most = equilibrium(tree.root, (_, values) => sum(values));
      expect(formatExact(sum(together)), `seed ${seed}`).toBe(formatExact(sum(most)));
      const mixed = solve(tree, "teams", { teams: [[0, 2]] }).value;
      const share = (player: number, values: readonly Value[]): Value =>
        player === 1 ? values[1]! : values[0]!.add(values[2]!);
      expect(exact(mixed), `seed ${seed}`).toEqual(exact(equilibrium(tree.root, share)));
    }
  });

  it("best-reply lies between paranoid and the value when the others only pass", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const tree = manyPlayers(seed, 3);
      const passing = (node: Node): Value => {
        if (node.kind === "leaf") return node.payoffs![0]!;
        if (node.kind === "chance") {
          return node.children.reduce(
            (sum, child, i) => sum.add(passing(child).mul(node.probabilities[i]!)),
            ZERO,
          );
        }
        if (playerOf(node) !== 0) return passing(node.children[0]!);
        return node.children.map(passing).reduce((best, value) => (value.compare(best) > 0 ? value : best));
      };
      const value = solve(tree, "best-reply", { player: 0 }).value as Value;
      expect(value.compare(passing(tree.root)) <= 0, `seed ${seed}`).toBe(true);
      expect(value.compare(against(tree.root, 0)) >= 0, `seed ${seed}`).toBe(true);
    }
  });

  it("two players in the n-player form have the value of max and min", () => {
    for (let seed = 1; seed <= TREES; seed++) {
      const tree = manyPlayers(seed, 2, true);
      const value = formatExact(oracle(tree.root));
      for (const algorithm of ["expectiminimax", "star1", "star2"]) {
        expect(formatExact(solve(tree, algorithm).value as Value), `${algorithm} ${seed}`).toBe(value);
      }
      expect(exact(solve(tree, "max^n").value)[0], `seed ${seed}`).toBe(value);
    }
  });
});
