import { type ChanceNode, type InnerNode, type Node, type Tree, TreeBuilder, type Value } from "@tyche/trees";
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
  return rebuilt(tree, { label: (node) => labels[node.id] });
}

/** The mirror image: the children of every node in reverse order. */
export function mirrored(tree: Tree): Tree {
  return rebuilt(tree, { reverse: true });
}

/** a … z, aa, ab, … */
function letters(index: number, first: "a" | "A"): string {
  const letter = String.fromCharCode(first.charCodeAt(0) + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1, first) + letter;
}

/** MAX and MIN exchanged. */
export function swapped(tree: Tree): Tree {
  const other = { max: "min", min: "max", chance: "chance" } as const;
  return rebuilt(tree, { kind: (node) => other[sideOf(node)] });
}

/** Makes all outcomes of each chance node equally likely. */
export function evenly(tree: Tree): Tree {
  return rebuilt(tree, { probabilities: ({ children }) => children.map(() => fraction(1, children.length)) });
}

type Side = "max" | "min" | "chance";

/** What changes in the tree; ids are kept unless it is mirrored. */
interface Changes {
  readonly label?: (node: Node) => string | undefined;
  readonly kind?: (node: InnerNode) => Side;
  readonly probabilities?: (node: ChanceNode) => readonly Value[];
  readonly reverse?: boolean;
}

/** Players 0 and 1 become MAX and MIN, and what edges pay is part of the payoffs. */
function rebuilt(tree: Tree, changes: Changes): Tree {
  const { label = (node) => node.label, kind = sideOf } = changes;
  const { probabilities = (node) => node.probabilities, reverse = false } = changes;
  const build = new TreeBuilder();
  const turned = <T>(items: readonly T[]): readonly T[] => (reverse ? items.toReversed() : items);
  const add = (node: Node): void => {
    if (node.kind === "leaf") {
      build.leaf(node.value, { label: label(node) });
      return;
    }
    build.open(kind(node));
    for (const child of turned<Node>(node.children)) add(child);
    build.close({
      label: label(node),
      actions: node.actions && turned(node.actions),
      probabilities: node.kind === "chance" ? turned(probabilities(node)) : undefined,
      estimate: node.estimate,
    });
  };
  add(tree.root);
  return build.finish();
}

function sideOf(node: InnerNode): Side {
  return node.kind === "player" ? (node.player === 0 ? "max" : "min") : node.kind;
}
