import { Catalogue } from "@tyche/messages";
import { exerciseOf, specOn, TEMPLATES, worksheetOf } from "@tyche/practice";
import { type Node, readTree, readTrees } from "@tyche/trees";
import Fraction from "fraction.js";
import { expect, test } from "vitest";
import { welcome } from "../state/start.js";
import { initialState, type LabState } from "../state/state.js";
import { ownKinds, ownRules, ownSheet, usualKind } from "./own-sheet.js";

const words = await new Catalogue("en").load("practice", "search", "drawing");

function stateWith(text: string, run: Partial<LabState["run"]>, title = ""): LabState {
  const state = initialState(welcome());
  const { tree } = readTree(text);
  return { ...state, work: { ...state.work, tree, title }, run: { ...state.run, ...run } };
}

/** The value of a node by its definition. */
function definedValue(node: Node): Fraction {
  if (node.kind === "leaf") return new Fraction(node.value.toFraction());
  const values = node.children.map((child) => definedValue(child));
  if (node.kind === "chance")
    return values.reduce(
      (sum, value, i) => sum.add(value.mul(node.probabilities[i]!.toFraction())),
      new Fraction(0),
    );
  const better = (a: Fraction, b: Fraction): Fraction => ((node.kind === "max") === a.gt(b) ? a : b);
  return values.reduce(better);
}

test("exercises about the tree on screen have its settings and its name", () => {
  const state = stateWith(
    "max(chance(3,5),chance(1,2))",
    { low: "0", high: "10", ties: "keep" },
    "Last year",
  );
  const rules = ownRules(state);
  expect(rules).toMatchObject({ seed: "Last year", ties: "keep", bounds: ["0", "10"], notation: "aima" });
  const [spec] = ownSheet([state.work], "windows-star1", rules, "en").exercises!;
  expect(exerciseOf(spec!).bounds?.map(String)).toEqual(["0", "10"]);
});

test("the first kind is one of the algorithm on screen, if any fits", () => {
  const { tree } = readTree("[[3,12,8],[2,4,6],[14,5,2]]");
  const { fitting, others } = ownKinds(tree, {});
  expect(usualKind(tree, "pvs", fitting)).toBe("cuts-pvs");
  expect(usualKind(tree, "star1", fitting)).toBe(fitting[0]);
  expect([...fitting, ...others].some((name) => TEMPLATES[name].mirrored)).toBe(false);
  const none = readTree("7").tree;
  expect(usualKind(none, "star1", ownKinds(none, {}).fitting)).toBe("values-minimax");
  expect(() => ownSheet([{ tree: none }], "values-minimax", {}, "en")).toThrow("single leaf");
});

test("a sheet has each kind that fits, and a point for every value", () => {
  const { tree } = readTree("max(min(chance(3,5),4),chance(1,min(2,9)))");
  const { fitting } = ownKinds(tree, {});
  const { items } = worksheetOf(ownSheet([{ tree }], "mixed", {}, "en"), words);
  expect(items.map(({ exercise }) => exercise.spec.template)).toEqual(fitting);
  const { exercise, key, points } = items[0]!;
  expect(points).toBe(5);
  for (const [id, expected] of key)
    expect(expected).toMatchObject({
      value: { n: BigInt(definedValue(exercise.tree.nodes[Number(id.slice(6))]!).n) },
    });
});

test("a set has an exercise about each tree, and variants of each from a seed", () => {
  const set = readTrees("[[3,12,8],[2,4,6],[14,5,2]]\n[[5,9],[4,0]]").map(({ tree }) => ({ tree }));
  const rules = { seed: "year" };
  const sheet = ownSheet(set, "cuts-alpha-beta", rules, "en");
  expect(sheet.exercises!.map(({ seed }) => seed)).toEqual(["year", "year-2"]);
  const variants = (seed: string) =>
    ownSheet(set, "cuts-alpha-beta", rules, "en", { count: 3, seed }).exercises!;
  expect(variants("a")).toHaveLength(6);
  expect(variants("a")).toEqual(variants("a"));
  expect(variants("a")).not.toEqual(variants("b"));
  expect(new Set([...sheet.exercises!, ...variants("a")].map(({ tree }) => tree)).size).toBe(8);
  const skipped = ({ tree }: { tree?: string | undefined }) =>
    exerciseOf(specOn(readTree(tree!).tree, "cuts-alpha-beta")).solution.pruned;
  expect(variants("a").map(skipped)).toEqual([0, 0, 0, 1, 1, 1].map((i) => skipped(sheet.exercises![i]!)));
});
