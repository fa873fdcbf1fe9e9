import { factsOf, type InnerNode, type Node, type Tree, treeWith } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";

/** Longer labels of a tree are replaced: they are repeated in every table of answers. */
const LONGEST_LABEL = 30;

/**
 * The same tree with a name for every node. Labels that name one node alone stay; the others become A, B, C, … for
 * inner nodes row by row from the root, a, b, c, … for leaves from left to right.
 */
export function labelled(tree: Tree): Tree {
  const own = tree.nodes.map(({ label = "" }) => label.replace(/[\p{Cc}\p{Cf}]/gu, "").trim());
  const isName = (text: string): boolean =>
    text !== "" && text.length <= LONGEST_LABEL && own.indexOf(text) === own.lastIndexOf(text);
  const labels = own.map((text) => (isName(text) ? text : undefined));
  const used = { a: 0, A: 0 };
  const free = (first: "a" | "A"): string => {
    const text = letters(used[first]++, first);
    return own.includes(text) ? free(first) : text;
  };
  for (const node of tree.nodes) if (node.kind === "leaf") labels[node.id] ??= free("a");
  for (let row: readonly Node[] = [tree.root]; row.length > 0; row = row.flatMap((node) => node.children)) {
    for (const node of row) if (node.kind !== "leaf") labels[node.id] ??= free("A");
  }
  const { players, constantSum, imperfect } = factsOf(tree);
  const isGame = players > 2 || !constantSum || imperfect;
  return treeWith(tree, (node) => {
    const label = labels[node.id];
    if (isGame) return { label, edgePayoffs: undefined };
    if (node.kind === "leaf") return { label, payoffs: undefined };
    return { label, edgePayoffs: undefined, kind: sideOf(node) } as Partial<Node>;
  });
}

/** The mirror image: the children of every node in reverse order. */
export function mirrored(tree: Tree): Tree {
  const nodes: Node[] = [];
  const parents: number[] = [];
  const add = (node: Node, parent: number): Node => {
    const copy = { ...node, id: nodes.length };
    nodes.push(copy);
    parents.push(parent);
    const children = node.children.toReversed().map((child) => add(child, copy.id));
    const probabilities = node.kind === "chance" ? node.probabilities.toReversed() : undefined;
    const actions = node.kind === "leaf" ? undefined : node.actions?.toReversed();
    return Object.assign(copy, node.kind === "leaf" ? {} : { children, actions, probabilities }) as Node;
  };
  return { root: add(tree.root, -1), nodes, parents: new Int32Array(parents) };
}

/** a … z, aa, ab, … */
function letters(index: number, first: "a" | "A"): string {
  const letter = String.fromCharCode(first.charCodeAt(0) + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1, first) + letter;
}

/** MAX and MIN exchanged. */
export function swapped(tree: Tree): Tree {
  const other = { max: "min", min: "max" } as const;
  return treeWith(tree, ({ kind }) =>
    kind === "max" || kind === "min" ? ({ kind: other[kind] } as Partial<Node>) : {},
  );
}

/** Makes all outcomes of each chance node equally likely. */
export function evenly(tree: Tree): Tree {
  return treeWith(tree, (node) =>
    node.kind === "chance"
      ? { probabilities: node.children.map(() => fraction(1, node.children.length)) }
      : {},
  );
}

/** Players 0 and 1 who play against each other are MAX and MIN. */
function sideOf(node: InnerNode): "max" | "min" | "chance" {
  return node.kind === "player" ? (node.player === 0 ? "max" : "min") : node.kind;
}
