import { type ChanceNode, type InnerNode, type Node, type Tree, TreeBuilder, type Value } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";

/**
 * The same tree with a name for every node: A, B, C, … for inner nodes row by row from the root, a, b, c, … for leaves
 * from left to right.
 */
export function labelled(tree: Tree): Tree {
  const labels = new Array<string>(tree.nodes.length);
  let leaves = 0;
  for (const node of tree.nodes) if (node.kind === "leaf") labels[node.id] = letters(leaves++, "a");
  let inner = 0;
  for (let row: readonly Node[] = [tree.root]; row.length > 0; row = row.flatMap((node) => node.children)) {
    for (const node of row) if (node.kind !== "leaf") labels[node.id] = letters(inner++, "A");
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
  return rebuilt(tree, { kind: ({ kind }) => (kind === "max" ? "min" : kind === "min" ? "max" : kind) });
}

/** Makes all outcomes of each chance node equally likely. */
export function evenly(tree: Tree): Tree {
  return rebuilt(tree, { probabilities: ({ children }) => children.map(() => fraction(1, children.length)) });
}

/** What changes in the tree; ids are kept unless it is mirrored. */
interface Changes {
  readonly label?: (node: Node) => string | undefined;
  readonly kind?: (node: InnerNode) => InnerNode["kind"];
  readonly probabilities?: (node: ChanceNode) => readonly Value[];
  readonly reverse?: boolean;
}

function rebuilt(tree: Tree, changes: Changes): Tree {
  const { label = (node) => node.label, kind = (node) => node.kind } = changes;
  const { probabilities = (node) => node.probabilities, reverse = false } = changes;
  const build = new TreeBuilder();
  const turned = <T>(items: readonly T[]): readonly T[] => (reverse ? items.toReversed() : items);
  const add = (node: Node): void => {
    if (node.kind === "leaf") {
      build.leaf(node.value, { label: label(node), payoffs: node.payoffs });
      return;
    }
    build.open(kind(node), node.kind === "player" ? node.player : undefined);
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
