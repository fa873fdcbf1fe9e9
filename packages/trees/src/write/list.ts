import type { Message } from "@tyche/messages";
import type { Kind, Leaf, Tree } from "../model/node.js";
import type { RootKind } from "../read/document.js";
import { outlineOf } from "./view/outline.js";
import { isUniform, jsonNumber, numeral, unwritable } from "./view/spelling.js";
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
  return writeNested(tree, "list", ["[", ",", "]"], ({ value }) => jsonNumber(value));
}

/**
 * Writes the parentheses of CMU's minimax visualizer, as in (((3)(12)(8))((2)(4)(6))).
 * @throws TreeError as `writeList` does
 */
export function writeParentheses(tree: Tree): Written {
  return writeNested(tree, "parentheses", ["(", "", ")"], ({ value }) => `(${numeral(value)})`);
}

function writeNested(
  tree: Tree,
  name: "list" | "parentheses",
  [open, between, close]: readonly [open: string, between: string, close: string],
  leaf: (node: Leaf) => string,
): Written {
  const { depths } = outlineOf(tree);
  const root = tree.root.kind;
  const levels = root === "leaf" || root === "player" ? LEVELS.max : LEVELS[root];
  const parts: string[] = [];
  let depth = 0;
  let loses = false;
  let pays = false;
  for (const node of tree.nodes) {
    const here = depths[node.id]!;
    if (here < depth) parts.push(close.repeat(depth - here));
    if (node.id > 0 && tree.parents[node.id] !== node.id - 1) parts.push(between);
    depth = here;
    loses ||= node.label !== undefined;
    if (node.kind === "leaf") {
      if (node.payoffs) throw unwritable(tree, name, node, { id: "unwritable-payoffs" });
      parts.push(leaf(node));
      continue;
    }
    const expected = levels[here % 2]!;
    if (node.kind !== expected) {
      const values = { kind: node.kind, read: expected };
      throw unwritable(tree, name, node, { id: "unwritable-kind", values });
    }
    if (node.kind === "chance" && !isUniform(node.probabilities)) {
      throw unwritable(tree, name, node, { id: "unwritable-probabilities" });
    }
    if (node.kind !== "chance" && node.informationSet !== undefined)
      throw unwritable(tree, name, node, { id: "unwritable-set" });
    pays ||= node.edgePayoffs !== undefined;
    loses ||= node.actions !== undefined || node.estimate !== undefined;
    parts.push(open);
    depth++;
  }
  parts.push(close.repeat(depth));
  const format = { id: `format-${name}` };
  const warnings: Message[] = [];
  if (loses) warnings.push({ id: "note-payoffs-only", values: { format } });
  if (pays) warnings.push({ id: "note-edges-left-out" });
  if (root === "min" || root === "chance")
    warnings.push({ id: "note-root-unsaid", values: { format, root } });
  return { text: `${parts.join("")}\n`, warnings, loses: loses || pays };
}
