import { isDecision, type Tree } from "../model/node.js";
import { formatExact, type Value } from "../model/number.js";
import { paidOnTheWay } from "../model/paid.js";
import { type Row, textIn } from "./row.js";

/** SHA-256 of texts, one after another, in hexadecimal digits. */
export type Sha256 = (parts: Iterable<string>) => string;

/**
 * The text of a tree that certificates name by its hash: a line for each node, in preorder. Labels, actions and
 * estimates are left out, and so are sets of one node and edges that pay nothing.
 */
function* canonicalLines(tree: Tree): Generator<string, void, void> {
  const paid = paidOnTheWay(tree);
  const words = (values: readonly Value[]): string => values.map(formatExact).join(" ");
  for (const node of tree.nodes) {
    if (node.kind === "leaf") {
      const way = paid?.[node.id];
      const own = (node.payoffs ?? [node.value]).map((total, i) => (way ? total.sub(way[i]!) : total));
      yield `leaf ${words(own)}\n`;
      continue;
    }
    const player = node.kind === "player" ? ` ${node.player}` : "";
    const p = node.kind === "chance" ? ` p ${words(node.probabilities)}` : "";
    const pays = node.edgePayoffs ? ` pays ${node.edgePayoffs.map(words).join(";")}` : "";
    const name = isDecision(node) ? node.informationSet : undefined;
    const set = name === undefined ? "" : ` set ${JSON.stringify(name)}`;
    yield `${node.kind}${player} ${node.children.length}${p}${pays}${set}\n`;
  }
}

/** The name of a tree in a certificate. */
export function nameOfTree(tree: Tree, sha256: Sha256): string {
  return `sha256:${sha256(canonicalLines(tree))}`;
}

/** @throws CertificateError if the header names another tree */
export function checkName(header: Row, tree: Tree, sha256: Sha256): void {
  header.need(header.read("tree", textIn) === nameOfTree(tree, sha256), "other-tree");
}
