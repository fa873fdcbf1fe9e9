import type { Message, MessageValue } from "@tyche/messages";
import { isDecision, type Node, nameOf, playerOf, shownName, type Tree } from "../model/node.js";
import type { NumberStyle } from "../model/number.js";
import { worthText } from "../view/numbers.js";
import { outlineOf } from "../view/outline.js";

/** A reference to a node, as the catalogues inflect it: `{ FORM($node, "the") }`. */
export type NodeReference = Message & {
  readonly values: { readonly kind: Node["kind"]; readonly player: number };
};

/** How sentences name nodes: by paths from the root, or as a picture beside them shows them. */
export interface Naming {
  /** A node, with its kind where it has no name of its own. */
  node(id: number): MessageValue;
  /** A child of a node that the sentence has named. */
  child(node: number, index: number): MessageValue;
}

/** Names by labels and paths: "2.1". */
export function pathNames(tree: Tree): Naming {
  return {
    node: (id) => nameOf(tree, id),
    child: (node, index) => nameOf(tree, tree.nodes[node]!.children[index]!.id),
  };
}

/**
 * Names by what is written in a picture: the label of a node or of its edge in quotation marks, “2/3” of “risky” if
 * others have the same, the third child of “risky” by its number; paths where nothing is written, which a picture shows
 * as long as the sentence is (`withNumbers`).
 * @param numbers the number format of the picture
 * @param mark marks a name in the text, with the id of its node and whether it is a path, so that a page finds it there
 */
export function pictureNames(
  tree: Tree,
  numbers: NumberStyle,
  mark: (id: number, name: string, isPath: boolean) => string = (_, name) => name,
): Naming {
  const path = (id: number): string =>
    id === 0 ? nameOf(tree, id) : mark(id, nameOf(tree, id), tree.nodes[id]!.label === undefined);
  if (tree.nodes.length > MOST_NODES)
    return { node: path, child: (node, index) => path(tree.nodes[node]!.children[index]!.id) };
  const { indices } = outlineOf(tree);
  const label = (id: number): string | undefined => {
    const parent = tree.nodes[tree.parents[id]!];
    if (!parent || parent.kind === "leaf") return undefined;
    const index = indices[id]!;
    const action = shownName(parent.actions?.[index]);
    if (action !== undefined || parent.kind !== "chance") return action;
    return worthText(parent.probabilities[index]!, numbers);
  };
  const counts = new Map<string, number>();
  for (const { id } of tree.nodes) {
    const text = label(id);
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const alone = (id: number): string | undefined => {
    const own = label(id);
    const siblings = tree.nodes[tree.parents[id]!]?.children ?? [];
    return siblings.filter((child) => label(child.id) === own).length === 1 ? own : undefined;
  };
  const quoted = (id: number, name: string): Message => ({
    id: "search-name",
    values: { name: mark(id, name, false) },
  });
  // By its place, which is told apart from a payoff.
  const numbered = (id: number): Message => ({
    id: "search-name-number",
    values: { number: mark(id, `${indices[id]! + 1}`, false) },
  });
  const named = (id: number, levels: number): Message | undefined => {
    const text = shownName(tree.nodes[id]!.label);
    if (text !== undefined) return quoted(id, text);
    const parent = tree.parents[id]!;
    if (parent < 0) return undefined;
    const own = alone(id);
    if (own !== undefined && (counts.get(own) === 1 || parent === 0)) return quoted(id, own);
    const above = levels > 1 ? named(parent, levels - 1) : undefined;
    if (!above) return undefined;
    const name = own === undefined ? numbered(id) : quoted(id, own);
    return { id: "search-name-of", values: { name, above } };
  };
  return {
    node: (id) => named(id, MOST_LEVELS) ?? path(id),
    child(node, index) {
      const { id, label: own } = tree.nodes[node]!.children[index]!;
      const text = shownName(own) ?? alone(id);
      if (text !== undefined) return quoted(id, text);
      return named(node, MOST_LEVELS) ? numbered(id) : path(id);
    },
  };
}

/** A picture of more nodes does not show all of its texts. */
const MOST_NODES = 10_000;

/** More than "“a” of “b” of “c”" is not read. */
const MOST_LEVELS = 3;

/** A node in a sentence, with its kind. */
export function nodeReference(tree: Tree, id: number, naming: Naming = pathNames(tree)): NodeReference {
  const node = tree.nodes[id]!;
  const values = { kind: node.kind, player: playerOf(node) ?? 0 };
  return id === 0 && node.label === undefined
    ? { id: "search-root", values }
    : { id: "search-node", values: { ...values, name: naming.node(id) } };
}

/** The side that decides at a decision node. */
export function sideOf(node: Node): Message {
  const player = isDecision(node) && node.kind === "player" ? node.player : 0;
  return { id: "search-side", values: { kind: node.kind, player } };
}
