import type { Catalogue } from "@tyche/messages";
import type { Exercise } from "@tyche/practice";
import { isDecision, type Value } from "@tyche/trees";
import { NOTATIONS, type Picture, pictureOf } from "@tyche/trees/drawing";
import { fraction } from "@tyche/trees/numbers";
import type { Item } from "../trees/picture/layout/fold.js";
import { viewOfItems } from "../trees/picture/layout/view.js";

/** Values of typical length, for which space is reserved. */
const ROOM: Readonly<Record<1 | 2 | 3, Value>> = { 1: fraction(12), 2: fraction(-9), 3: fraction(-19, 6) };

/** The layout of an exercise's tree, with space for the answers beside nodes and on edges. */
export function exercisePicture(
  { tree, template, spec }: Exercise,
  items: readonly Item[],
  isTight: boolean,
  words: Catalogue,
): Picture {
  const { asks } = template;
  const room = ROOM[spec.level];
  const hasValues = asks === "values" || asks === "returns" || asks === "trace";
  const hasWindows = asks === "windows" || asks === "trace";
  const view = viewOfItems(tree, items, "exact", words, (id) => {
    const node = tree.nodes[id]!;
    const isAsked = asks === "trace" || isDecision(node) || node.kind === "chance";
    return {
      action: undefined,
      window: hasWindows && isAsked ? [room, room] : undefined,
      interval: asks === "intervals" && node.kind === "chance" ? [room, room] : undefined,
      ...(node.kind !== "leaf" && {
        value: hasValues ? room : undefined,
        bound: hasValues && asks !== "values" ? "lower" : "exact",
        estimate: node.estimate,
      }),
    };
  });
  const notation = NOTATIONS[spec.notation];
  return pictureOf(view, isTight ? { ...notation, size: "portrait" } : notation);
}
