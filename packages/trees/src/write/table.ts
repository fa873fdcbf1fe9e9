import type { Tree } from "../model/node.js";
import { csvRow } from "./spelling/csv.js";
import { EVERYTHING } from "./view/fold.js";
import { outlineOf, shortName } from "./view/outline.js";
import { type ViewOptions, viewOf, worthText } from "./view/view.js";

const HEAD = [
  "id",
  "parent",
  "depth",
  "name",
  "kind",
  "player",
  "label",
  "action",
  "probability",
  "estimate",
  "value",
  "bound",
  "visited",
  "chosen",
];

/** The nodes of a tree as CSV, one row per node in preorder, with the results of a solution. */
export function writeTable(tree: Tree, options: ViewOptions): string {
  const view = viewOf(tree, options, EVERYTHING);
  const outline = outlineOf(tree);
  const number = (value: Parameters<typeof worthText>[0] | undefined): string =>
    value === undefined ? "" : worthText(value, view.numbers);
  const solved = view.solution !== undefined;
  // An extra column at the end for trees whose edges pay; other tables are unchanged.
  const hasPays = view.nodes.some(({ pays }) => pays);
  const rows = view.nodes.map((row) => {
    const { node, parent, depth, value, bound, chosen, action, probability, skipped } = row;
    return csvRow([
      String(node!.id),
      parent < 0 ? "" : String(parent),
      String(depth),
      shortName(tree, outline, node!.id),
      node!.kind,
      node!.kind === "player" ? String(node!.player) : "",
      node!.label ?? "",
      action ?? "",
      number(probability),
      node!.kind === "leaf" ? "" : number(node!.estimate),
      number(value),
      solved && value !== undefined && !skipped ? bound : "",
      solved ? (skipped ? "no" : "yes") : "",
      solved ? (chosen ? "yes" : "no") : "",
      ...(hasPays ? [number(row.pays?.length === 1 ? row.pays[0] : row.pays)] : []),
    ]);
  });
  return csvRow(hasPays ? [...HEAD, "edge pays"] : HEAD) + rows.join("");
}
