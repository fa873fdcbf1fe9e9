import {
  buildTree,
  formatExact,
  readTree,
  sameTree,
  solve,
  type TreeSpec,
  trace,
  type Value,
  writeTree,
} from "@tyche/trees";
import { sensitivity } from "@tyche/trees/analysis";
import { fraction, larger, smaller, ZERO } from "@tyche/trees/numbers";
import { solveText } from "@tyche/trees/stream";
/** Payoffs on edges, checked by recursions on the JSON itself that do not depend on how a tree stores them. */

import { LANGUAGES } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { numbers } from "./sample.js";
import { sentence } from "./words.js";

interface Spec {
  max?: (Spec | number)[];
  min?: (Spec | number)[];
  chance?: (Spec | number)[];
  pays?: number[];
}

const BUY =
  '{"max":[{"chance":[100,20],"pays":[0,-5]},{"min":[7,3]}],"actions":["buy","wait"],"pays":[-30,0],"label":"plan"}';

/** A random tree as plain data, with payoffs on edges and equally likely outcomes. */
function randomSpec(random: () => number, depth: number, kinds: readonly (keyof Spec)[]): Spec | number {
  const below = (n: number): number => Math.floor(random() * n);
  if (depth === 0 || random() < 0.15) return below(21) - 10;
  const children = Array.from({ length: 1 + below(3) }, () => randomSpec(random, depth - 1, kinds));
  const kind = kinds[below(kinds.length)]!;
  const pays = random() < 0.6 ? { pays: children.map(() => below(11) - 5) } : {};
  return { [kind]: children, ...pays } as Spec;
}

/** Backward induction that adds an edge's payoff on the way back up; it builds no sums from the root. */
function worth(spec: Spec | number): Value {
  if (typeof spec === "number") return fraction(spec);
  const children = spec.max ?? spec.min ?? spec.chance!;
  const values = children.map((child, i) => worth(child).add(fraction(spec.pays?.[i] ?? 0)));
  if (spec.max) return values.reduce(larger);
  if (spec.min) return values.reduce(smaller);
  return values.reduce((sum, value) => sum.add(value), ZERO).div(fraction(values.length));
}

const ROUNDS = cases(1000, 35);

describe(`on ${ROUNDS} random trees`, () => {
  it("every algorithm finds the value of backward induction over the edges", () => {
    const random = numbers(17);
    for (let round = 0; round < ROUNDS; round++) {
      const chance = round % 2 === 0;
      const spec = randomSpec(random, 4, chance ? ["max", "min", "chance"] : ["max", "min"]);
      const tree = buildTree(spec as TreeSpec);
      const truth = formatExact(worth(spec));
      const algorithms = chance
        ? ["expectiminimax", "star1", "star1-ballard", "star2", "star2.5"]
        : ["minimax", "alpha-beta", "negamax", "negamax-alpha-beta", "pvs", "mtd-f", "sss", "star2"];
      for (const algorithm of algorithms) {
        const { value } = solve(tree, algorithm);
        expect(formatExact(value as Value), `${algorithm} on ${JSON.stringify(spec)}`).toBe(truth);
      }
    }
  });

  it("JSON and, except for edges to leaves, .efg are read back the same", () => {
    const random = numbers(18);
    for (let round = 0; round < ROUNDS; round++) {
      const tree = buildTree(randomSpec(random, 4, ["max", "min", "chance"]) as TreeSpec);
      expect(sameTree(readTree(writeTree(tree, "json").text).tree, tree)).toBe(true);
      const { text, warnings } = writeTree(tree, "efg");
      const back = readTree(text).tree;
      expect(back.nodes.map((node) => (node.kind === "leaf" ? formatExact(node.value) : node.kind))).toEqual(
        tree.nodes.map((node) => (node.kind === "leaf" ? formatExact(node.value) : node.kind)),
      );
      const isKept = !warnings.some((warning) => warning.id === "note-edges-to-leaves");
      expect(sameTree(back, tree)).toBe(isKept);
      expect(writeTree(back, "efg").text).toBe(text);
    }
  });

  it("a break-even point of an edge is one for the tree whose edge pays that", () => {
    const random = numbers(19);
    let flips = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const spec = randomSpec(random, 3, ["max", "min", "chance"]);
      if (typeof spec === "number" || spec.chance) continue;
      const tree = buildTree(spec as TreeSpec);
      const bestAt = (x: Value, child: number): number[] => {
        const changed = writeTree(tree, "json", { compact: true }).text;
        const json = JSON.parse(changed) as Record<string, unknown>;
        const parent = nodeOf(json, pathOf(tree, tree.parents[child]!));
        const index = tree.nodes[tree.parents[child]!]!.children.findIndex(({ id }) => id === child);
        (parent.pays as unknown[])[index] = formatExact(x);
        return [...solve(readTree(JSON.stringify(json)).tree, "expectiminimax").best].sort((a, b) => a - b);
      };
      for (const input of sensitivity(tree).inputs) {
        if (input.type !== "edge") continue;
        const { flip } = input;
        if (!flip) {
          const far = [-1000, 1000].map((x) => bestAt(fraction(x), input.node));
          const now = bestAt(input.value, input.node);
          expect(now.some((i) => far.every((best) => best.includes(i)))).toBe(true);
          continue;
        }
        flips++;
        expect(bestAt(flip.at, input.node)).toEqual(expect.arrayContaining([...flip.below, ...flip.above]));
        expect(bestAt(flip.at.sub(fraction(1, 7)), input.node)).toEqual([...flip.below]);
        expect(bestAt(flip.at.add(fraction(1, 7)), input.node)).toEqual([...flip.above]);
      }
    }
    expect(flips).toBeGreaterThan(ROUNDS / 10);
  });
});

function pathOf(tree: ReturnType<typeof buildTree>, id: number): number[] {
  const path: number[] = [];
  for (let at = id; at > 0; at = tree.parents[at]!) {
    path.unshift(tree.nodes[tree.parents[at]!]!.children.findIndex((child) => child.id === at));
  }
  return path;
}

function nodeOf(json: Record<string, unknown>, path: readonly number[]): Record<string, unknown> {
  const children = (json.max ?? json.min ?? json.chance) as Record<string, unknown>[];
  return path.length === 0 ? json : nodeOf(children[path[0]!]!, path.slice(1));
}

describe("a tree whose edges pay", () => {
  const tree = readTree(BUY).tree;

  it("adds what is paid on the path to the payoff of a leaf", () => {
    expect(tree.nodes.flatMap((node) => (node.kind === "leaf" ? [formatExact(node.value)] : []))).toEqual([
      "70",
      "-15",
      "7",
      "3",
    ]);
    expect(formatExact(solve(tree, "expectiminimax").value as Value)).toBe("55/2");
  });

  it("adds it to estimates too", () => {
    const { tree: guessed } = readTree('{"max":[{"min":[1,2],"estimate":4},3],"pays":[10,0]}');
    expect(formatExact(solve(guessed, "minimax", { depth: 1 }).value as Value)).toBe("14");
    expect(writeTree(guessed, "json", { compact: true }).text.trim()).toBe(
      '{"pays":[10,0],"max":[{"estimate":4,"min":[1,2]},3]}',
    );
  });

  it("pays each of several players", () => {
    const three = readTree(
      '{"player":0,"children":[{"player":1,"children":[{"leaf":[1,2,3]},{"leaf":[0,3,1]}],"pays":[[0,5,0],[0,0,0]]},{"leaf":[2,2,2]}],"pays":[[4,0,-4],[0,0,0]]}',
    ).tree;
    const { value } = solve(three, "max^n");
    expect((value as readonly Value[]).map(formatExact)).toEqual(["5", "7", "-1"]);
    expect(sameTree(readTree(writeTree(three, "json").text).tree, three)).toBe(true);
    expect(sameTree(readTree(writeTree(three, "efg").text).tree, three)).toBe(false);
    expect(writeTree(three, "text").text).toContain("+(4, 0, -4): P1");
    expect(writeTree(three, "text").text).toContain("(5, 7, -1) ((1, 2, 3) + (4, 5, -4))");
  });

  it("shows edge payoffs in every drawing", () => {
    expect(writeTree(tree, "text").text).toBe(
      [
        "MAX plan",
        "├── buy, -30: CHANCE",
        "│   ├── 1/2: 70 (100 - 30)",
        "│   ╰── 1/2, -5: -15 (20 - 35)",
        "╰── wait: MIN",
        "    ├── 7",
        "    ╰── 3",
        "",
      ].join("\n"),
    );
    expect(writeTree(tree, "svg").text).toContain(">−30</text>");
    expect(writeTree(tree, "svg").text).toContain(">100 − 30</text>");
    expect(writeTree(tree, "svg").text).toContain("every value includes the payoffs on the path");
    expect(writeTree(tree, "dot").text).toContain('label="buy, -30"');
    expect(writeTree(tree, "dot").text).toContain('label="70\\n100 - 30"');
    expect(writeTree(tree, "mermaid").text).toContain('|"buy, -30"|');
    expect(writeTree(tree, "tikz").text).toContain("{$-30$}");
    expect(writeTree(tree, "csv").text.split("\n")[0]).toMatch(/,edge pays\r?$/);
    const { warnings } = writeTree(buildTree({ max: [1, 2], pays: [3, 4] }), "list");
    expect(warnings).toEqual([{ id: "note-edges-left-out" }]);
  });

  it("explains edge payoffs in all languages", () => {
    const { events } = trace(tree, "expectiminimax");
    const event = events.find(({ type }) => type === "evaluate")!;
    expect(LANGUAGES.map((language) => sentence(event, tree, language))).toEqual([
      "Leaf 1.1 pays 70 (100 here and -30 on the path).",
      "La feuille 1.1 vaut 70 (100 ici et -30 en chemin).",
      "La hoja 1.1 vale 70 (100 aquí y -30 por el camino).",
      "叶节点 1.1 的值为 70（此处 100，途中 -30）。",
    ]);
  });

  it("has separate break-even points for leaves and edges", () => {
    const at = (type: string, node: number): string =>
      formatExact(
        sensitivity(tree).inputs.find((input) => input.type === type && input.node === node)!.flip!.at,
      );
    // 1/2 · (x - 30) + 1/2 · (20 - 5 - 30) = 3 at x = 51.
    expect(at("payoff", 2)).toBe("51");
    expect(at("edge", 1)).toBe("-109/2");
  });

  it("is read from a Gambit file with outcomes at inner nodes; the root's outcome is paid on each of its edges", () => {
    const efg = [
      'EFG 2 R "pays" { "A" "B" }',
      'p "" 1 1 "" { "l" "r" } 1 "start" { 2, -2 }',
      'p "" 2 1 "" { "l" "r" } 2 "go" { 1, -1 }',
      't "" 3 "" { 5, -5 }',
      't "" 0',
      't "" 4 "" { 4, -4 }',
    ].join("\n");
    const read = readTree(efg).tree;
    expect(writeTree(read, "json", { compact: true }).text.trim()).toBe(
      '{"actions":["l","r"],"pays":[3,2],"max":[{"actions":["l","r"],"min":[5,0]},4]}',
    );
    expect(formatExact(solve(read, "minimax").value as Value)).toBe("6");
  });

  it.each([
    ['{"max":[1,2],"pays":[1]}', /2 children but its edges' payoffs in "pays" are 1/],
    ['{"max":[1,2],"pays":3}', /"pays" is not a list/],
    ['{"max":[1,2],"pays":[true,1]}', /true is not a payoff of an edge/],
    ['{"max":[1,2],"pays":[[1,2],0]}', /a leaf has one payoff where an edge above it pays 2/],
    ['{"player":0,"children":[{"leaf":[1,2]}],"pays":[3]}', /2 payoffs where an edge above it pays 1/],
    ['{"leaf":3,"pays":[1]}', /a leaf node has no "pays"/],
  ])("refuses %s", (text, why) => {
    expect(() => readTree(text)).toThrow(why);
  });

  it("is not streamed", () => {
    expect(() => solveText(BUY)).toThrow(/"pays" is not supported in a stream/);
  });

  it("keeps no edge payoffs if every edge pays 0", () => {
    expect(sameTree(buildTree({ max: [1, 2], pays: [0, 0] }), buildTree([1, 2]))).toBe(true);
  });
});
