import {
  formatExact,
  type InnerNode,
  isDecision,
  type Node,
  readTree,
  type Tree,
  type Value,
} from "@tyche/trees";
import { larger, smaller, ZERO } from "@tyche/trees/numbers";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers } from "../../test/sample.js";
import { awkwardTree } from "../../test/truth/trees.js";
import { playerOf } from "../model/node.js";
import { solve } from "./solve.js";

/** All payoffs at the root under plans in which no player can do better at any node, by trying every plan. */
function byPlans(tree: Tree, teams: readonly (readonly number[])[]): (readonly Value[])[] | undefined {
  const decisions = tree.nodes.filter((node) => isDecision(node)) as InnerNode[];
  if (decisions.reduce((count, { children }) => count * children.length, 1) > 2000) return undefined;
  const found: (readonly Value[])[] = [];
  const plan = new Map<Node, number>();
  const share = (values: readonly Value[], player: number): Value =>
    (teams.find((team) => team.includes(player)) ?? [player]).reduce((sum, i) => sum.add(values[i]!), ZERO);
  const value = (node: Node): readonly Value[] | undefined => {
    if (node.kind === "leaf") return node.payoffs ?? [node.value, node.value.neg()];
    const values = node.children.map(value);
    if (values.includes(undefined)) return undefined;
    const all = values as (readonly Value[])[];
    if (node.kind === "chance") {
      return all[0]!.map((_, i) =>
        all.reduce((sum, each, c) => sum.add(each[i]!.mul(node.probabilities[c]!)), ZERO),
      );
    }
    const chosen = all[plan.get(node)!]!;
    const player = playerOf(node)!;
    const isBest = all.every((other) => share(other, player).compare(share(chosen, player)) <= 0);
    return isBest ? chosen : undefined;
  };
  const tryAll = (at: number): void => {
    if (at === decisions.length) {
      const root = value(tree.root);
      if (root) found.push(root);
      return;
    }
    for (let i = 0; i < decisions[at]!.children.length; i++) {
      plan.set(decisions[at]!, i);
      tryAll(at + 1);
    }
  };
  tryAll(0);
  return found;
}

describe("what ties can change", () => {
  test("a tie of another player decides", () => {
    const { tree } = readTree(
      '{"player":0,"children":[{"leaf":[1,1,1]},{"player":1,"children":[{"leaf":[2,3,0]},{"leaf":[5,3,1]}]}]}',
    );
    const { ties, exact } = solve(tree, "max^n");
    expect(exact).toBe(true);
    expect(ties!.low.map(formatExact)).toEqual(["2", "3", "0"]);
    expect(ties!.high.map(formatExact)).toEqual(["5", "3", "1"]);
    expect(ties!.complete).toBe(true);
  });

  test("is the range over all plans in which no player can do better", () => {
    let compared = 0;
    let decided = 0;
    for (let seed = 0; seed < cases(1500, 150); seed++) {
      const random = numbers(seed);
      const players = 2 + (seed % 3);
      const tree = awkwardTree(random, { kinds: ["player", "player", "chance"], players }, 1 + (seed % 3));
      const teams = seed % 2 === 0 || players === 2 ? [] : [[0, 2]];
      const all = byPlans(tree, teams);
      if (!all) continue;
      compared++;
      const { ties } = solve(tree, teams.length > 0 ? "teams" : "max^n", teams.length > 0 ? { teams } : {});
      const range = (pick: (a: Value, b: Value) => Value): string[] =>
        all[0]!.map((_, i) => formatExact(all.map((each) => each[i]!).reduce((a, b) => pick(a, b))));
      const [low, high] = [range(smaller), range(larger)];
      if (low.join() === high.join()) expect(ties, `seed ${seed}`).toBeUndefined();
      else {
        decided++;
        expect([ties!.low.map(formatExact), ties!.high.map(formatExact)], `seed ${seed}`).toEqual([
          low,
          high,
        ]);
      }
    }
    expect(compared).toBeGreaterThan(cases(750, 75));
    expect(decided).toBeGreaterThan(cases(100, 6));
  });
});
