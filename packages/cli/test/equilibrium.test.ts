/**
 * Tests equilibria of known games, equilibria of random games against independent regret minimisation, and the command.
 */
import { type Node, readTree, sameTree, type Tree, writeTree } from "@tyche/trees";
import { equilibrium, isUnsolvable } from "@tyche/trees/analysis";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { linearSolver } from "../src/exact/linear-solver.js";
import { refusal, tyche } from "./harness.js";
import { numbers, randomGame } from "./random-game.js";

const solver = await linearSolver();

function solved(tree: Tree) {
  const found = equilibrium(tree, solver);
  if (isUnsolvable(found)) throw new Error(found.type);
  return found;
}

/** Kuhn poker (1950) in Gambit's format, from its rules. */
function kuhn(): string {
  const cards = ["J", "Q", "K"];
  const lines: string[] = ['EFG 2 R "Kuhn poker" { "One" "Two" }', '""'];
  const deals = [0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b !== a).map((b) => [a, b] as const));
  lines.push(`c "" 1 "" { ${deals.map(([a, b]) => `"${cards[a]}${cards[b]}" 1/6`).join(" ")} } 0`);
  let outcome = 0;
  const end = (x: number): string => `t "" ${++outcome} "" { ${x}, ${-x} }`;
  for (const [a, b] of deals) {
    const win = a > b ? 1 : -1;
    lines.push(
      `p "" 1 ${a + 1} "${cards[a]}" { "check" "bet" } 0`,
      `p "" 2 ${b + 1} "${cards[b]} after a check" { "check" "bet" } 0`,
      end(win),
      `p "" 1 ${a + 4} "${cards[a]} after a bet" { "fold" "call" } 0`,
      end(-1),
      end(2 * win),
      `p "" 2 ${b + 4} "${cards[b]} facing a bet" { "fold" "call" } 0`,
      end(1),
      end(2 * win),
    );
  }
  return lines.join("\n");
}

describe("Kuhn poker", () => {
  const { tree } = readTree(kuhn());
  const found = solved(tree);
  const at = (player: number, name: string): string[] =>
    found.behaviours
      .find(({ place }) => place.player === player && place.name === name)!
      .probabilities.map(String);

  it("has value −1/18 exactly, in an equilibrium of the known family", () => {
    expect([tree.nodes.length, String(found.value), String(found.gap)]).toEqual([55, "-1/18", "0"]);
    // The second player's equilibrium strategy is unique.
    expect(at(1, "K after a check")).toEqual(["0", "1"]);
    expect(at(1, "J after a check")).toEqual(["2/3", "1/3"]);
    expect(at(1, "Q after a check")).toEqual(["1", "0"]);
    expect(at(1, "K facing a bet")).toEqual(["0", "1"]);
    expect(at(1, "Q facing a bet")).toEqual(["2/3", "1/3"]);
    expect(at(1, "J facing a bet")).toEqual(["1", "0"]);
    // The first player bets a Jack with probability a from 0 to 1/3, a King with 3a, and calls with a Queen with a +
    // 1/3.
    const [a, k, q] = [at(0, "J")[1]!, at(0, "K")[1]!, at(0, "Q after a bet")[1]!].map((text) => {
      const [n, d = "1"] = text.split("/");
      return Number(n) / Number(d);
    }) as [number, number, number];
    expect(a).toBeGreaterThanOrEqual(0);
    expect(a).toBeLessThanOrEqual(1 / 3);
    expect(k).toBeCloseTo(3 * a, 12);
    expect(q).toBeCloseTo(a + 1 / 3, 12);
  });

  it("survives a round trip through JSON and .efg with its information sets", () => {
    expect(sameTree(readTree(writeTree(tree, "json").text).tree, tree)).toBe(true);
    expect(sameTree(readTree(writeTree(tree, "efg").text).tree, tree)).toBe(true);
  });
});

describe("simultaneous games", () => {
  it.each([
    [
      "matching pennies",
      [
        [1, -1],
        [-1, 1],
      ],
      "0",
      ["1/2", "1/2"],
    ],
    [
      "pennies of unequal worth",
      [
        [1, -1],
        [-1, 2],
      ],
      "1/5",
      ["3/5", "2/5"],
    ],
    [
      "rock, paper, scissors",
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      "0",
      ["1/3", "1/3", "1/3"],
    ],
    [
      "a saddle point",
      [
        [4, 2],
        [3, 1],
      ],
      "2",
      ["1", "0"],
    ],
  ] as const)("%s", (_, payoffs, value, mixture) => {
    const spec = { max: payoffs.map((row) => ({ min: [...row], set: "hidden" })) };
    const found = solved(readTree(JSON.stringify(spec)).tree);
    expect([String(found.value), String(found.gap)]).toEqual([value, "0"]);
    expect(found.behaviours[0]!.probabilities.map(String)).toEqual(mixture);
  });
});

/**
 * Counterfactual regret minimisation (Zinkevich et al. 2007) with the regrets of CFR+, on the tree itself. Bounds
 * player 0's value against the average strategies, by best responses that try every pure strategy.
 */
function regretsMinimised(tree: Tree, rounds: number): readonly [low: number, high: number] {
  const keyOf = (node: Node): string =>
    node.kind === "max" || node.kind === "min" ? `${node.kind} ${node.informationSet ?? `#${node.id}`}` : "";
  const regrets = new Map<string, number[]>();
  const sums = new Map<string, number[]>();
  const listAt = (map: Map<string, number[]>, node: Node): number[] => {
    const known = map.get(keyOf(node)) ?? node.children.map(() => 0);
    map.set(keyOf(node), known);
    return known;
  };
  const share = (list: readonly number[]): number[] => {
    const total = list.reduce((a, b) => a + b, 0);
    return list.map((x) => (total > 0 ? x / total : 1 / list.length));
  };
  const walk = (node: Node, reach: readonly [number, number], round: number, updates: 0 | 1): number => {
    if (node.kind === "leaf") return node.value.toNumber();
    if (node.kind === "chance")
      return node.children.reduce((sum, child, i) => {
        const p = node.probabilities[i]!.toNumber();
        const next = updates === 0 ? [reach[0], reach[1] * p] : [reach[0] * p, reach[1]];
        return sum + p * walk(child, next as [number, number], round, updates);
      }, 0);
    const player = node.kind === "max" ? 0 : 1;
    const mine = share(listAt(regrets, node));
    const values = node.children.map((child, i) =>
      walk(
        child,
        player === 0 ? [reach[0] * mine[i]!, reach[1]] : [reach[0], reach[1] * mine[i]!],
        round,
        updates,
      ),
    );
    const value = values.reduce((sum, x, i) => sum + x * mine[i]!, 0);
    if (player !== updates) return value;
    const sign = player === 0 ? 1 : -1;
    const own = listAt(pending, node);
    const average = listAt(sums, node);
    for (const [i, x] of values.entries()) {
      own[i]! += sign * (x - value) * reach[1 - player]!;
      average[i]! += round * reach[player]! * mine[i]!;
    }
    return value;
  };
  let pending = new Map<string, number[]>();
  for (let round = 1; round <= rounds; round++) {
    for (const player of [0, 1] as const) {
      pending = new Map();
      walk(tree.root, [1, 1], round, player);
      for (const [key, more] of pending) {
        const known = regrets.get(key) ?? more.map(() => 0);
        regrets.set(
          key,
          known.map((x, i) => Math.max(0, x + more[i]!)),
        );
      }
    }
  }
  const reply = (player: 0 | 1): number => {
    // From the last own decisions upwards: in each set the action that is best on average over its nodes, weighted by
    // reach probability.
    const choice = new Map<string, number>();
    const worthOf = (node: Node): number => {
      if (node.kind === "leaf") return node.value.toNumber();
      if (node.kind === "chance")
        return node.children.reduce(
          (s, child, i) => s + node.probabilities[i]!.toNumber() * worthOf(child),
          0,
        );
      if ((node.kind === "max" ? 0 : 1) === player) return worthOf(node.children[choice.get(keyOf(node))!]!);
      const mixture = share(listAt(sums, node));
      return node.children.reduce((s, child, i) => s + mixture[i]! * worthOf(child), 0);
    };
    // Own earlier decisions: the same at all nodes of a set, by perfect recall, with more decisions below them.
    const depths = tree.nodes.map(() => 0);
    const weights = tree.nodes.map(() => 1);
    for (const node of tree.nodes) {
      const isOwn = node.kind === (player === 0 ? "max" : "min");
      const mixture =
        node.kind === "chance"
          ? node.probabilities.map((p) => p.toNumber())
          : node.kind === "leaf" || isOwn
            ? node.children.map(() => 1)
            : share(listAt(sums, node));
      for (const [i, child] of node.children.entries()) {
        depths[child.id] = depths[node.id]! + Number(isOwn);
        weights[child.id] = weights[node.id]! * mixture[i]!;
      }
    }
    const sets = new Map<string, Node[]>();
    for (const node of tree.nodes) {
      if (node.kind !== (player === 0 ? "max" : "min")) continue;
      sets.set(keyOf(node), [...(sets.get(keyOf(node)) ?? []), node]);
    }
    const ordered = [...sets].sort((a, b) => depths[b[1][0]!.id]! - depths[a[1][0]!.id]!);
    for (const [key, nodes] of ordered) {
      const worth = nodes[0]!.children.map((_, i) =>
        nodes.reduce((s, node) => s + weights[node.id]! * worthOf(node.children[i]!), 0),
      );
      choice.set(key, worth.indexOf(player === 0 ? Math.max(...worth) : Math.min(...worth)));
    }
    return worthOf(tree.root);
  };
  return [reply(1), reply(0)];
}

const GAMES = cases(150, 2);

it(`no exact best response gains anything in ${GAMES} random games, and regret minimisation finds the same value`, () => {
  let hidden = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const tree = randomGame(numbers(seed));
    if (tree.nodes.some((node) => node.kind !== "leaf" && node.kind !== "chance" && node.informationSet))
      hidden++;
    const found = solved(tree);
    expect(found.gap.toNumber(), `seed ${seed}`).toBeGreaterThanOrEqual(0);
    expect(found.gap.toNumber(), `seed ${seed}`).toBeLessThan(1e-8);
    const [low, high] = regretsMinimised(tree, 200);
    const value = found.value.toNumber();
    expect(value, `seed ${seed}`).toBeGreaterThanOrEqual(low - 1e-8);
    expect(value, `seed ${seed}`).toBeLessThanOrEqual(high + 1e-8);
    expect(high - low, `seed ${seed}`).toBeLessThan(0.25);
  }
  expect(hidden).toBeGreaterThan(GAMES / 2);
}, 600_000);

describe("tyche equilibrium", () => {
  const PENNIES = '{"max":[{"set":"B","min":[1,-1]},{"set":"B","min":[-1,2]}],"actions":["H","T"]}';

  it("reports each player's strategy, and that no deviation gains", async () => {
    const { out, err, code } = await tyche(["equilibrium", PENNIES]);
    expect([err, code]).toEqual(["", 0]);
    expect(out).toContain("├── H 3/5: MIN {B} = 1/5");
    expect(out).toMatch(/value to player 0 +1\/5\n/);
    expect(out).toMatch(/1 {2}\{B\} +1 3\/5, 2 2\/5/);
    expect(out).toContain("perfect recall");
  });

  it("prints JSON", async () => {
    const { out } = await tyche(["equilibrium", PENNIES, "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      value: "1/5",
      gap: "0",
      exact: true,
      places: [
        { player: 0, set: null, nodes: [0], actions: ["H", "T"], probabilities: ["3/5", "2/5"] },
        { player: 1, set: "B", nodes: [1, 4], probabilities: ["3/5", "2/5"], reached: true },
      ],
    });
  });

  it.each([
    ["svg", '<path class="set c0 outline" stroke-width="14"'],
    ["tikz", "\\draw[tyche set={outline c0}{14}]"],
    ["dot", 'n1 -> n4 [style=dotted, penwidth=2, constraint=false, dir=none, label="B"]'],
    ["mermaid", 'n1 -.-|"B"| n4'],
  ])("draws information sets in %s", async (format, line) => {
    const { out } = await tyche(["equilibrium", PENNIES, "--to", format]);
    expect(out).toContain(line);
  });

  it.each([
    ['{"max":[{"set":"A","max":[1,2]},{"set":"A","max":[3,0]}]}', "recall", "perfect recall"],
    ['{"player":0,"children":[{"leaf":[1,2]},{"leaf":[3,3]}]}', "sum", "do not add up.*use `tyche solve`"],
    [
      '{"player":0,"children":[{"player":1,"set":"A","children":[{"leaf":[1,2]},{"leaf":[3,3]}]},{"player":1,"set":"A","children":[{"leaf":[1,2]},{"leaf":[3,3]}]}]}',
      "sum",
      "do not add up.*no command solves",
    ],
    [
      '{"player":2,"children":[{"leaf":[1,2,0]},{"leaf":[3,3,0]}]}',
      "players",
      "for two players, and this tree has 3; use `tyche solve`",
    ],
  ])("draws %s, explains why it is not solved and exits with 2", async (text, reason, words) => {
    const { out, err, code } = await tyche(["equilibrium", text]);
    expect([code, err.split("\n").length]).toEqual([2, 2]);
    expect(err).toMatch(new RegExp(`^tyche: .*${words}`));
    expect(out).toMatch(/^(MAX|P\d)/);
    const json = await tyche(["equilibrium", text, "--json"]);
    expect(json.code).toBe(2);
    expect(JSON.parse(json.out)).toMatchObject({ value: null, reason });
    expect(JSON.parse(json.out).sentence).toMatch(new RegExp(`^Not solved: .*${words}.*\\.$`));
  });

  it("rounds long fractions in text but not in JSON", async () => {
    const long =
      '{"max":[{"set":"B","min":["1/1234567890123456789",0]},{"set":"B","min":[0,"1/9876543210987654323"]}]}';
    const { out } = await tyche(["equilibrium", long]);
    expect(out).toMatch(/value to player 0 +1\/11111111101111111112\n/);
    expect(out).toMatch(/1 ≈ 0\.1111111102, 2 ≈ 0\.8888888898/);
    expect(out).toContain("rounded to ten significant digits");
    const { value } = JSON.parse((await tyche(["equilibrium", long, "--json"])).out);
    expect(value).toBe("1/11111111101111111112");
  });

  it("answers in four languages", async () => {
    const outs = await Promise.all(
      ["fr", "es", "zh"].map((language) => tyche(["equilibrium", PENNIES, "--language", language])),
    );
    expect(outs[0]!.out).toContain("équilibre de Nash");
    expect(outs[1]!.out).toContain("equilibrio de Nash");
    expect(outs[2]!.out).toContain("纳什均衡");
  });

  it.each([
    [["equilibrium", '{"max":[{"set":"A","min":[1,2]},{"set":"A","min":[3]}]}'], "could tell them apart"],
    [["equilibrium", '{"chance":[1,2],"set":"A"}'], 'a chance node has no "set"'],
    [["equilibrium", '{"max":[1,2],"set":3}'], '"set" is not the name'],
    [["sensitivity", PENNIES], "use `tyche equilibrium`"],
    [["solve", PENNIES], "use `tyche equilibrium`"],
    [
      [
        "solve",
        '{"player":0,"children":[{"player":1,"set":"A","children":[{"leaf":[1,2]}]},{"player":1,"set":"A","children":[{"leaf":[1,3]}]}]}',
      ],
      "`tyche equilibrium` solves such trees for two players and a constant sum only",
    ],
    [["draw", PENNIES, "--to", "list"], "is in an information set"],
  ])("refuses %j", async (args, why) => {
    expect(await refusal(args)).toContain(why);
  });
});
