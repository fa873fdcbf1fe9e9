import { paidOnTheWay, parseValue, type Tree, type Value } from "@tyche/trees";
import { fraction, ONE, ZERO } from "@tyche/trees/numbers";
import { LabError } from "../../i18n/lab-error.js";
import { type Draft, freeze, idOf, type Thawed, thaw } from "./draft.js";

export const EDIT_KINDS = ["max", "min", "chance", "leaf"] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** A change of a tree at one node, as data that can be recorded, tested and replayed. */
export type Edit =
  | { readonly type: "add"; readonly node: number }
  | { readonly type: "delete"; readonly node: number }
  | { readonly type: "kind"; readonly node: number; readonly kind: EditKind }
  | {
      readonly type: "value" | "estimate" | "label" | "action" | "pay" | "probability";
      readonly node: number;
      readonly text: string;
    }
  | { readonly type: "equal"; readonly node: number }
  | { readonly type: "move"; readonly node: number; readonly by: -1 | 1 }
  | { readonly type: "mirror"; readonly node: number }
  | { readonly type: "paste"; readonly node: number; readonly subtree: Tree };

export interface Edited {
  readonly tree: Tree;
  readonly selected: number;
}

const LONGEST_NAME = 200;

/**
 * Applies an edit.
 *
 * @throws LabError if the edit is impossible, TreeError if its result is not a valid tree
 */
export function applyEdit(tree: Tree, edit: Edit): Edited {
  const thawed = thaw(tree);
  const selected = change(thawed, edit);
  return { tree: freeze(thawed.root), selected: idOf(thawed.root, selected) };
}

export function subtreeOf(tree: Tree, id: number): Tree {
  return freeze(thaw(tree).nodes[id]!);
}

/** A leaf's own payoff, or an estimate, without the payoffs of the edges above it. */
export function ownPayoff(tree: Tree, id: number, total?: Value): Value {
  const node = tree.nodes[id]!;
  const all = total ?? (node.kind === "leaf" ? node.value : ZERO);
  const paid = paidOnTheWay(tree)?.[id]?.[0];
  return paid ? all.sub(paid) : all;
}

function change(thawed: Thawed, edit: Edit): Draft {
  const node = thawed.nodes[edit.node]!;
  const parent = thawed.nodes[thawed.parents[edit.node]!];
  switch (edit.type) {
    case "add":
      return addChild(node, parent);
    case "delete":
      return remove(node, parent);
    case "paste":
      return paste(node, parent, thaw(edit.subtree).root);
    case "kind":
      changeKind(node, edit.kind);
      break;
    case "value":
      if (node.payoffs) throw new LabError("lab-edit-problem-has-payoffs");
      node.value = number(edit.text);
      break;
    case "estimate":
      node.estimate = edit.text.trim() === "" ? undefined : number(edit.text);
      break;
    case "label":
      node.label = name(edit.text);
      break;
    case "action":
      nameAction(node, parent, edit.text);
      break;
    case "pay":
      setPay(node, parent, edit.text);
      break;
    case "probability":
      setProbability(node, parent, edit.text);
      break;
    case "equal":
      node.probabilities = undefined;
      break;
    case "move":
      move(node, parent, edit.by);
      break;
    case "mirror":
      mirror(node);
      break;
  }
  return node;
}

function number(text: string): Value {
  const value = parseValue(text.trim().replace("−", "-"));
  if (!value) throw new LabError("lab-edit-problem-no-number");
  return value;
}

function name(text: string): string | undefined {
  if (text.length > LONGEST_NAME) throw new LabError("lab-edit-problem-too-long");
  return text.trim() === "" ? undefined : text;
}

function leafOf(value: Value, payoffs?: readonly Value[]): Draft {
  return { kind: "leaf", children: [], value, payoffs };
}

/** A new leaf that pays 0 to everybody, in a tree with leaves like this one. */
function zeroLeaf({ payoffs }: Draft, value = ZERO): Draft {
  return leafOf(
    value,
    payoffs?.map(() => ZERO),
  );
}

/** The kind of a new decision below a node: max and min alternate, also across a chance node. */
function kindBelow(parent: Draft | undefined): "max" | "min" {
  return parent?.kind === "max" ? "min" : "max";
}

/** A leaf that gets a child becomes a decision between its old payoff and 0. */
function addChild(node: Draft, parent: Draft | undefined): Draft {
  if (node.kind === "leaf") {
    changeKind(node, kindBelow(parent));
    return node.children[1]!;
  }
  const child = zeroLeaf(firstLeaf(node));
  insert(node, node.children.length, child);
  return child;
}

function firstLeaf(node: Draft): Draft {
  let at = node;
  while (at.children[0]) at = at.children[0];
  return at;
}

function insert(node: Draft, index: number, child: Draft): void {
  const { probabilities } = node;
  node.children.splice(index, 0, child);
  node.actions?.splice(index, 0, "");
  if (node.kind !== "chance" || !probabilities) return;
  if (isUniform(probabilities)) {
    node.probabilities = undefined;
    return;
  }
  const share = fraction(1, node.children.length);
  const scaled = probabilities.map((p) => p.mul(ONE.sub(share)));
  scaled.splice(index, 0, share);
  node.probabilities = scaled;
}

function isUniform(probabilities: readonly Value[]): boolean {
  return probabilities.every((p) => p.equals(probabilities[0]!));
}

/** A node without children becomes a leaf. */
function remove(node: Draft, parent: Draft | undefined): Draft {
  if (!parent) throw new LabError("lab-edit-problem-root-stays");
  const index = parent.children.indexOf(node);
  if (parent.children.length === 1) {
    const { payoffs } = firstLeaf(node);
    changeKind(parent, "leaf");
    parent.payoffs = payoffs?.map(() => ZERO);
    return parent;
  }
  parent.children.splice(index, 1);
  parent.actions?.splice(index, 1);
  if (parent.probabilities) {
    parent.probabilities.splice(index, 1);
    parent.probabilities = rescaled(parent.probabilities, ONE);
  }
  return parent.children[Math.min(index, parent.children.length - 1)]!;
}

/** Rescales shares to another total; equal shares if all are 0. */
function rescaled(probabilities: readonly Value[], total: Value): Value[] {
  const sum = probabilities.reduce((all, p) => all.add(p), ZERO);
  if (sum.equals(ZERO)) return probabilities.map(() => total.div(fraction(probabilities.length)));
  return probabilities.map((p) => p.mul(total).div(sum));
}

function changeKind(node: Draft, kind: EditKind): void {
  if (node.kind === kind) return;
  if (kind === "leaf") {
    const { label, pay } = node;
    Object.assign(node, zeroLeaf(firstLeaf(node), node.estimate), { label, pay });
    return;
  }
  if (node.kind === "leaf") {
    node.children = [leafOf(node.value!, node.payoffs), zeroLeaf(node)];
    node.value = undefined;
    node.payoffs = undefined;
  }
  node.kind = kind;
  node.player = undefined;
  node.probabilities = undefined;
}

function nameAction(node: Draft, parent: Draft | undefined, text: string): void {
  if (!parent) throw new LabError("lab-edit-problem-root-stays");
  const actions = parent.actions ?? parent.children.map(() => "");
  actions[parent.children.indexOf(node)] = name(text) ?? "";
  parent.actions = actions.some((action) => action !== "") ? actions : undefined;
}

/** Sets the payments of the edge to a node; an empty text removes them. */
function setPay(node: Draft, parent: Draft | undefined, text: string): void {
  if (!parent) throw new LabError("lab-edit-problem-root-stays");
  if (firstLeaf(node).payoffs) throw new LabError("lab-edit-problem-has-payoffs");
  node.pay = text.trim() === "" ? undefined : [number(text)];
}

/** Sets a probability. The other outcomes keep their proportions, so that the sum stays exactly 1. */
function setProbability(node: Draft, parent: Draft | undefined, text: string): void {
  if (parent?.kind !== "chance") throw new LabError("lab-edit-problem-no-probability");
  const p = number(text.replace(/%\s*$/, ""));
  const share = /%\s*$/.test(text) ? p.div(fraction(100)) : p;
  if (share.compare(ZERO) < 0 || share.compare(ONE) > 0)
    throw new LabError("lab-edit-problem-no-probability");
  if (parent.children.length === 1) {
    if (!share.equals(ONE)) throw new LabError("lab-edit-problem-only-outcome");
    return;
  }
  const index = parent.children.indexOf(node);
  const old = parent.probabilities ?? parent.children.map(() => fraction(1, parent.children.length));
  const others = rescaled(
    old.filter((_, other) => other !== index),
    ONE.sub(share),
  );
  others.splice(index, 0, share);
  parent.probabilities = others;
}

function move(node: Draft, parent: Draft | undefined, by: -1 | 1): void {
  if (!parent) throw new LabError("lab-edit-problem-root-stays");
  const from = parent.children.indexOf(node);
  const to = from + by;
  if (to < 0 || to >= parent.children.length) return;
  for (const list of [parent.children, parent.actions, parent.probabilities] as (unknown[] | undefined)[]) {
    if (list) [list[from], list[to]] = [list[to], list[from]];
  }
}

/** Reverses the order of children in a whole subtree. */
function mirror(root: Draft): void {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    node.children.reverse();
    node.actions?.reverse();
    node.probabilities?.reverse();
    open.push(...node.children);
  }
}

/** Adds a subtree that is nowhere else as the last child of an inner node, or replaces a leaf with it. */
function paste(node: Draft, parent: Draft | undefined, copy: Draft): Draft {
  // The edge to a replaced leaf is kept.
  if (node.kind === "leaf") copy.pay = node.pay;
  if (node.kind !== "leaf") {
    insert(node, node.children.length, copy);
    return copy;
  }
  if (!parent) {
    Object.assign(node, copy);
    return node;
  }
  parent.children[parent.children.indexOf(node)] = copy;
  return copy;
}
