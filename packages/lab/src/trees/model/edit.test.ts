import { buildTree, formatExact, sameTree, type Tree, type TreeSpec, writeTree } from "@tyche/trees";
import { ONE, ZERO } from "@tyche/trees/numbers";
import { randomTree } from "@tyche/trees/random";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { LabError } from "../../i18n/lab-error.js";
import { freeze, thaw } from "./draft.js";
import { applyEdit, EDIT_KINDS, type Edit, subtreeOf } from "./edit.js";

const text = (tree: Tree): string => writeTree(tree, "json", { compact: true }).text.trim();
const after = (spec: TreeSpec, ...edits: Edit[]): string =>
  text(edits.reduce((tree, edit) => applyEdit(tree, edit).tree, buildTree(spec)));

const CHANCE: TreeSpec = { max: [{ chance: [1, 2, 3], p: ["1/2", "1/3", "1/6"] }, 4], actions: ["a", "b"] };

describe("edits of one node", () => {
  test("a child of a decision is a leaf with payoff 0, and is selected", () => {
    const { tree, selected } = applyEdit(
      buildTree([
        [3, 12],
        [2, 4],
      ]),
      { type: "add", node: 1 },
    );
    expect(text(tree)).toBe('{"max":[{"min":[3,12,0]},{"min":[2,4]}]}');
    expect(selected).toBe(4);
  });

  test("a leaf that gets a child becomes the other side's decision between its payoff and 0", () => {
    expect(after([5, 6], { type: "add", node: 1 })).toBe('{"max":[{"min":[5,0]},6]}');
  });

  test("a new outcome among unequal ones takes its share from all of them", () => {
    expect(after(CHANCE, { type: "add", node: 1 })).toBe(
      '{"actions":["a","b"],"max":[{"p":[0.375,0.25,0.125,0.25],"chance":[1,2,3,0]},4]}',
    );
  });

  test("a new outcome among equally likely ones is equally likely", () => {
    expect(after({ chance: [1, 2] }, { type: "add", node: 0 })).toBe('{"chance":[1,2,0]}');
  });

  test("a removed outcome leaves its share to the others in proportion", () => {
    expect(after(CHANCE, { type: "delete", node: 2 })).toBe(
      '{"actions":["a","b"],"max":[{"p":["2/3","1/3"],"chance":[2,3]},4]}',
    );
  });

  test("removing the last child leaves a leaf", () => {
    expect(after([[7], 4], { type: "delete", node: 2 })).toBe('{"max":[0,4]}');
  });

  test("names of edges are removed and moved with their children", () => {
    expect(after(CHANCE, { type: "delete", node: 1 })).toBe('{"actions":["b"],"max":[4]}');
    expect(after(CHANCE, { type: "move", node: 5, by: -1 })).toBe(
      '{"actions":["b","a"],"max":[4,{"p":[0.5,"1/3","1/6"],"chance":[1,2,3]}]}',
    );
  });

  test("payments of edges are removed and moved with their children, and payoffs of nodes exclude them", () => {
    const paying: TreeSpec = { max: [{ min: [1, 2], pays: [5, 0] }, 4], pays: [10, 0] };
    expect(after(paying, { type: "move", node: 1, by: 1 })).toBe(
      '{"pays":[0,10],"max":[4,{"pays":[5,0],"min":[1,2]}]}',
    );
    expect(after(paying, { type: "value", node: 2, text: "7" })).toBe(
      '{"pays":[10,0],"max":[{"pays":[5,0],"min":[7,2]},4]}',
    );
    expect(after(paying, { type: "delete", node: 1 })).toBe('{"max":[4]}');
    expect(after(paying, { type: "pay", node: 1, text: "" }, { type: "pay", node: 4, text: "-1/2" })).toBe(
      '{"pays":[0,-0.5],"max":[{"pays":[5,0],"min":[1,2]},4]}',
    );
    expect(after(paying, { type: "kind", node: 2, kind: "max" })).toBe(
      '{"pays":[10,0],"max":[{"pays":[5,0],"min":[{"max":[1,0]},2]},4]}',
    );
    const copy = subtreeOf(buildTree(paying), 1);
    expect(text(copy)).toBe('{"pays":[5,0],"min":[1,2]}');
    expect(after(paying, { type: "paste", node: 2, subtree: copy })).toBe(
      '{"pays":[10,0],"max":[{"pays":[5,0],"min":[{"pays":[5,0],"min":[1,2]},2]},4]}',
    );
    expect(() => applyEdit(buildTree(paying), { type: "pay", node: 0, text: "1" })).toThrow(LabError);
    expect(() => applyEdit(buildTree(paying), { type: "pay", node: 1, text: "much" })).toThrow(LabError);
  });

  test("setting a probability leaves the rest to the others in proportion", () => {
    const want = '{"actions":["a","b"],"max":[{"p":[0.25,0.5,0.25],"chance":[1,2,3]},4]}';
    expect(after(CHANCE, { type: "probability", node: 2, text: "1/4" })).toBe(want);
    expect(after(CHANCE, { type: "probability", node: 2, text: " 25 %" })).toBe(want);
  });

  test("a certain outcome leaves 0, and outcomes with 0 share equally", () => {
    const sure: Edit = { type: "probability", node: 2, text: "1" };
    const less: Edit = { type: "probability", node: 2, text: "0.5" };
    expect(after(CHANCE, sure)).toContain('"p":[1,0,0]');
    expect(after(CHANCE, sure, less)).toContain('"p":[0.5,0.25,0.25]');
  });

  test("a new kind adds what it needs and removes what it cannot have", () => {
    expect(after(CHANCE, { type: "kind", node: 1, kind: "min" })).toContain('{"min":[1,2,3]}');
    expect(after(CHANCE, { type: "kind", node: 1, kind: "leaf" })).toBe('{"actions":["a","b"],"max":[0,4]}');
    expect(after([5, 6], { type: "kind", node: 2, kind: "chance" })).toBe('{"max":[5,{"chance":[6,0]}]}');
  });

  test("labels, names of edges, payoffs and estimates are set and removed", () => {
    expect(after([1, 2], { type: "label", node: 1, text: "<b>x</b>" })).toBe(
      '{"max":[{"label":"<b>x</b>","leaf":1},2]}',
    );
    expect(after([1, 2], { type: "action", node: 2, text: "right" })).toBe(
      '{"actions":["","right"],"max":[1,2]}',
    );
    expect(
      after(CHANCE, { type: "action", node: 1, text: "" }, { type: "action", node: 5, text: " " }),
    ).not.toContain("actions");
    expect(after([1, 2], { type: "value", node: 1, text: " −1/3 " })).toBe('{"max":["-1/3",2]}');
    expect(after([1, 2], { type: "estimate", node: 0, text: "1.5" })).toBe('{"estimate":1.5,"max":[1,2]}');
  });

  test("mirroring twice restores the tree", () => {
    const tree = buildTree(CHANCE);
    const once = applyEdit(tree, { type: "mirror", node: 0 }).tree;
    expect(text(once)).toBe('{"actions":["b","a"],"max":[4,{"p":["1/6","1/3",0.5],"chance":[3,2,1]}]}');
    expect(text(applyEdit(once, { type: "mirror", node: 0 }).tree)).toBe(text(tree));
  });

  test("a copied subtree is added to an inner node and replaces a leaf", () => {
    const subtree = subtreeOf(buildTree(CHANCE), 1);
    expect(after([[1, 2], 3], { type: "paste", node: 4, subtree })).toBe(
      '{"max":[{"min":[1,2]},{"p":[0.5,"1/3","1/6"],"chance":[1,2,3]}]}',
    );
    expect(after([[1, 2], 3], { type: "paste", node: 1, subtree })).toContain('{"min":[1,2,{"p"');
  });
});

describe("impossible edits are refused", () => {
  const cases: readonly (readonly [string, TreeSpec, Edit])[] = [
    ["root-stays", [1, 2], { type: "delete", node: 0 }],
    ["root-stays", [1, 2], { type: "move", node: 0, by: 1 }],
    ["root-stays", [1, 2], { type: "action", node: 0, text: "x" }],
    ["no-number", [1, 2], { type: "value", node: 1, text: "three" }],
    ["no-number", [1, 2], { type: "value", node: 1, text: "1/0" }],
    ["no-probability", [1, 2], { type: "probability", node: 1, text: "0.5" }],
    ["no-probability", CHANCE, { type: "probability", node: 2, text: "1.1" }],
    ["no-probability", CHANCE, { type: "probability", node: 2, text: "-0.1" }],
    ["only-outcome", { chance: [1] }, { type: "probability", node: 1, text: "0.5" }],
    ["has-payoffs", { player: 0, children: [{ leaf: [1, 2] }] }, { type: "value", node: 1, text: "3" }],
    ["too-long", [1, 2], { type: "label", node: 1, text: "x".repeat(201) }],
  ];
  test.each(cases)("%s", (problem, spec, edit) => {
    expect(() => applyEdit(buildTree(spec), edit)).toThrow(
      new LabError(`lab-edit-problem-${problem}` as LabError["id"]),
    );
  });
});

test("thawing and freezing restores the tree, for trees of every kind", () => {
  for (let seed = 0; seed < 200; seed++) {
    const tree = randomTree({
      seed,
      depth: 4,
      branching: [1, 3],
      kinds: "irregular",
      leaves: [-5, 5],
      denominators: [1, 3],
      probabilities: "nice",
      players: seed % 2 === 0 ? 3 : undefined,
    });
    expect(sameTree(freeze(thaw(tree).root), tree)).toBe(true);
  }
});

test("3,000 random edits never leave a broken tree: probabilities add up to 1 and ids are in preorder", () => {
  let state = 7;
  const below = (count: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % count;
  };
  let tree = buildTree(CHANCE);
  for (let round = 0; round < cases(3000); round++) {
    if (tree.nodes.length > 60) tree = buildTree(CHANCE);
    const node = below(tree.nodes.length);
    const edits: readonly Edit[] = [
      { type: "add", node },
      { type: "delete", node },
      { type: "kind", node, kind: EDIT_KINDS[below(4)]! },
      { type: "probability", node, text: `${below(5)}/4` },
      { type: "move", node, by: below(2) === 0 ? 1 : -1 },
      { type: "mirror", node },
      { type: "paste", node, subtree: subtreeOf(tree, below(tree.nodes.length)) },
    ];
    try {
      const edited = applyEdit(tree, edits[below(edits.length)]!);
      expect(edited.selected).toBeLessThan(edited.tree.nodes.length);
      tree = edited.tree;
    } catch (error) {
      expect(error).toBeInstanceOf(LabError);
    }
    for (const [id, at] of tree.nodes.entries()) {
      expect(at.id).toBe(id);
      if (at.kind !== "chance") continue;
      expect(formatExact(at.probabilities.reduce((sum, p) => sum.add(p), ZERO))).toBe(formatExact(ONE));
    }
  }
});
