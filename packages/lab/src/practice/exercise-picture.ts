import type { Catalogue } from "@tyche/messages";
import type { Exercise } from "@tyche/practice";
import { isDecision, type Kind, type Node, type Value } from "@tyche/trees";
import { kindName, NOTATIONS, outlineOf, type Picture, pictureOf, type ViewNode } from "@tyche/trees/drawing";
import { fraction } from "@tyche/trees/numbers";

/** Values of typical length, for which space is reserved. */
const ROOM: Readonly<Record<1 | 2 | 3, Value>> = { 1: fraction(12), 2: fraction(-9), 3: fraction(-19, 6) };

/** The layout of an exercise's tree, with space for the answers beside nodes and on edges. */
export function exercisePicture(
  { tree, template, spec }: Exercise,
  isTight: boolean,
  words: Catalogue,
): Picture {
  const { asks } = template;
  const room = ROOM[spec.level];
  const outline = outlineOf(tree);
  const hasValues = asks === "values" || asks === "returns" || asks === "trace";
  const hasWindows = asks === "windows" || asks === "trace";
  const nodes = tree.nodes.map((node): ViewNode => {
    const { id, kind, label } = node;
    const parent = tree.nodes[tree.parents[id]!];
    return {
      node,
      parent: tree.parents[id]!,
      depth: outline.depths[id]!,
      more: 0,
      name: kindName(node, words),
      label,
      value: node.kind === "leaf" ? node.value : hasValues ? room : undefined,
      bound: node.kind !== "leaf" && hasValues && asks !== "values" ? "lower" : "exact",
      estimate: node.kind === "leaf" ? undefined : node.estimate,
      action: undefined,
      probability: parent?.kind === "chance" ? parent.probabilities[outline.indices[id]!] : undefined,
      skipped: false,
      cut: false,
      impossible: false,
      chosen: false,
      window: hasWindows && isAsked(node, asks) ? [room, room] : undefined,
      interval: asks === "intervals" && kind === "chance" ? [room, room] : undefined,
    };
  });
  const kinds = [...new Set<Kind>(tree.nodes.map(({ kind }) => kind))];
  const view = { tree, nodes, solution: undefined, numbers: "exact", words, kinds, folded: 0 } as const;
  const notation = NOTATIONS[spec.notation];
  return pictureOf(view, isTight ? { ...notation, size: "portrait" } : notation);
}

function isAsked(node: Node, asks: Exercise["template"]["asks"]): boolean {
  return asks === "trace" || isDecision(node) || node.kind === "chance";
}
