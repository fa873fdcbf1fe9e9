import type { Catalogue } from "@tyche/messages";
import { formatShort, nameOf, type Tree } from "@tyche/trees";
import { kindName, numberText, paysOf, paysText, setOf } from "@tyche/trees/drawing";
import { type Snapshot, valueNow } from "@tyche/trees/replay";
import type { Look } from "../../state/state.js";

/** The description of a node without search results: "chance 2, risky, p = 1/3". */
export function nodeParts(tree: Tree, id: number, words: Catalogue, look: Look): readonly string[] {
  const node = tree.nodes[id]!;
  const parent = tree.nodes[tree.parents[id]!];
  const index = parent ? parent.children.findIndex((child) => child.id === id) : -1;
  const { actions, strategy } = parent && parent.kind !== "leaf" ? parent : {};
  const [action, share] = [actions?.[index], strategy?.[index]];
  const probability = parent?.kind === "chance" ? parent.probabilities[index] : undefined;
  const pays = paysOf(parent, index);
  const set = setOf(node);
  const rootName = id === 0 && node.label === undefined ? words.text("lab-node-root") : undefined;
  const parts = [
    `${node.kind === "player" ? kindName(node, words) : words.text(`kind-${node.kind}`)} ${rootName ?? nameOf(tree, id)}`,
    [action, share && formatShort(share)].filter(Boolean).join(" "),
    probability ? `p = ${numberText(probability, look.numbers)}` : "",
    pays ? paysText(pays, look.numbers) : "",
    set === undefined ? "" : `{${set}}`,
  ];
  return parts.filter((part) => part !== "");
}

/** The description of a node at a step of a search, for screen readers. */
export function nodeText(tree: Tree, id: number, snapshot: Snapshot, look: Look, words: Catalogue): string {
  const skipped = snapshot.isCut(id) ? words.text("lab-picture-cut") : words.text("lab-picture-faded");
  const parts = [
    ...nodeParts(tree, id, words, look),
    valueNow(tree.nodes[id]!, snapshot.momentOf(id), look.numbers),
    snapshot.isSkipped(id) && skipped,
    snapshot.event?.node === id && words.text("lab-picture-current"),
  ];
  return parts.filter(Boolean).join(", ");
}
