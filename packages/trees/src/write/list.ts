import type { Message } from "@tyche/messages";
import type { Kind, Tree } from "../model/node.js";
import type { RootKind } from "../read/document.js";
import { outlineOf } from "../view/outline.js";
import { isUniform, jsonNumber, unwritable } from "../view/spelling.js";
import type { Written } from "./written.js";

/** The kinds of the levels from the root down, in turn, that readers of lists assume. */
const LEVELS: { readonly [root in RootKind]: readonly [Kind, Kind] } = {
  max: ["max", "min"],
  min: ["min", "max"],
  chance: ["chance", "max"],
};

/**
 * Writes a nested list, as in [[3,12,8],[2,4,6]].
 * @throws TreeError if the list cannot express the kinds of the nodes, or a number
 */
export function writeList(tree: Tree): Written {
  const { depths } = outlineOf(tree);
  const root = tree.root.kind;
  const levels = root === "leaf" || root === "player" ? LEVELS.max : LEVELS[root];
  const parts: string[] = [];
  let depth = 0;
  let loses = false;
  let pays = false;
  for (const node of tree.nodes) {
    const here = depths[node.id]!;
    if (here < depth) parts.push("]".repeat(depth - here));
    if (node.id > 0 && tree.parents[node.id] !== node.id - 1) parts.push(",");
    depth = here;
    loses ||= node.label !== undefined;
    if (node.kind === "leaf") {
      if (node.payoffs) throw unwritable(tree, "list", node, { id: "unwritable-payoffs" });
      loses ||= node.isEstimate === true;
      parts.push(jsonNumber(node.value));
      continue;
    }
    const expected = levels[here % 2]!;
    if (node.kind !== expected) {
      const values = { kind: node.kind, read: expected };
      throw unwritable(tree, "list", node, { id: "unwritable-kind", values });
    }
    if (node.kind === "chance" && !isUniform(node.probabilities)) {
      throw unwritable(tree, "list", node, { id: "unwritable-probabilities" });
    }
    if (node.kind !== "chance" && node.informationSet !== undefined)
      throw unwritable(tree, "list", node, { id: "unwritable-set" });
    pays ||= node.edgePayoffs !== undefined;
    loses ||= node.actions !== undefined || node.estimate !== undefined;
    parts.push("[");
    depth++;
  }
  parts.push("]".repeat(depth));
  const format = { id: "format-list" };
  const warnings: Message[] = [];
  if (loses) warnings.push({ id: "note-payoffs-only", values: { format } });
  if (pays) warnings.push({ id: "note-edges-left-out" });
  if (root === "min" || root === "chance")
    warnings.push({ id: "note-root-unsaid", values: { format, root } });
  return { text: `${parts.join("")}\n`, warnings, loses: loses || pays };
}
