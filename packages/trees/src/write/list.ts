import type { Message } from "@tyche/messages";
import type { Kind, Node, Tree } from "../model/node.js";
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

/** How a format nests nodes and writes leaves. */
interface Brackets {
  readonly format: "list" | "parentheses";
  readonly open: string;
  readonly between: string;
  readonly close: string;
  readonly leaf: (node: Node & { kind: "leaf" }) => string;
}

/**
 * Writes a nested list, as in [[3,12,8],[2,4,6]].
 * @throws TreeError if the list cannot express the kinds of the nodes, or a number
 */
export function writeList(tree: Tree): Written {
  return writeBrackets(tree, {
    format: "list",
    open: "[",
    between: ",",
    close: "]",
    leaf: (node) => jsonNumber(node.value),
  });
}

/**
 * Writes the parentheses of CMU's minimax visualizer, as in (((3)(12)(8))((2)(4)(6))).
 * @throws TreeError as `writeList` does
 */
export function writeParentheses(tree: Tree): Written {
  return writeBrackets(tree, {
    format: "parentheses",
    open: "(",
    between: "",
    close: ")",
    leaf: (node) => `(${numeral(node.value)})`,
  });
}

function writeBrackets(tree: Tree, brackets: Brackets): Written {
  const { depths } = outlineOf(tree);
  const root = tree.root.kind;
  const levels = root === "leaf" || root === "player" ? LEVELS.max : LEVELS[root];
  const parts: string[] = [];
  let depth = 0;
  let loses = false;
  let pays = false;
  for (const node of tree.nodes) {
    const here = depths[node.id]!;
    if (here < depth) parts.push(brackets.close.repeat(depth - here));
    if (node.id > 0 && tree.parents[node.id] !== node.id - 1) parts.push(brackets.between);
    depth = here;
    loses ||= node.label !== undefined;
    if (node.kind === "leaf") {
      if (node.payoffs) throw unwritable(tree, brackets.format, node, { id: "unwritable-payoffs" });
      parts.push(brackets.leaf(node));
      continue;
    }
    const expected = levels[here % 2]!;
    if (node.kind !== expected) {
      throw unwritable(tree, brackets.format, node, {
        id: "unwritable-kind",
        values: { kind: node.kind, read: expected },
      });
    }
    if (node.kind === "chance" && !isUniform(node.probabilities)) {
      throw unwritable(tree, brackets.format, node, { id: "unwritable-probabilities" });
    }
    if (node.kind !== "chance" && node.informationSet !== undefined)
      throw unwritable(tree, brackets.format, node, { id: "unwritable-set" });
    pays ||= node.edgePayoffs !== undefined;
    loses ||= node.actions !== undefined || node.estimate !== undefined;
    parts.push(brackets.open);
    depth++;
  }
  parts.push(brackets.close.repeat(depth));
  const format = { id: `format-${brackets.format}` };
  const warnings: Message[] = [];
  if (loses) warnings.push({ id: "note-payoffs-only", values: { format } });
  if (pays) warnings.push({ id: "note-edges-left-out" });
  if (root === "min" || root === "chance")
    warnings.push({ id: "note-root-unsaid", values: { format, root } });
  return { text: `${parts.join("")}\n`, warnings, loses: loses || pays };
}
