import { type Node, type Tree, TreeBuilder } from "@tyche/trees";

/**
 * The same tree with names for every node, so that people can speak of them: A, B, C, … for inner nodes row by row
 * from the root, a, b, c, … for leaves from left to right.
 */
export function labelled(tree: Tree): Tree {
  const labels = new Array<string>(tree.nodes.length);
  let leaves = 0;
  for (const node of tree.nodes) if (node.kind === "leaf") labels[node.id] = letters(leaves++, "a");
  let inner = 0;
  for (let row: readonly Node[] = [tree.root]; row.length > 0; row = row.flatMap((node) => node.children)) {
    for (const node of row) if (node.kind !== "leaf") labels[node.id] = letters(inner++, "A");
  }
  return rebuilt(tree, (node) => labels[node.id], false);
}

/** The mirror image: the children of every node in reverse. */
export function mirrored(tree: Tree): Tree {
  return rebuilt(tree, (node) => node.label, true);
}

/** a … z, aa, ab, … */
function letters(index: number, first: "a" | "A"): string {
  const letter = String.fromCharCode(first.charCodeAt(0) + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1, first) + letter;
}

function rebuilt(tree: Tree, label: (node: Node) => string | undefined, reverse: boolean): Tree {
  const build = new TreeBuilder();
  const turned = <T>(items: readonly T[]): readonly T[] => (reverse ? items.toReversed() : items);
  const add = (node: Node): void => {
    if (node.kind === "leaf") {
      build.leaf(node.value, { label: label(node), payoffs: node.payoffs });
      return;
    }
    build.open(node.kind, node.kind === "player" ? node.player : undefined);
    for (const child of turned<Node>(node.children)) add(child);
    build.close({
      label: label(node),
      actions: node.actions && turned(node.actions),
      probabilities: node.kind === "chance" ? turned(node.probabilities) : undefined,
      estimate: node.estimate,
    });
  };
  add(tree.root);
  return build.finish();
}
