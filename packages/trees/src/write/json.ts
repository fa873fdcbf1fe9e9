import type { Node, Tree } from "../model/node.js";
import type { Value } from "../model/number.js";
import { paidOnTheWay } from "../model/paid.js";
import { outlineOf } from "../view/outline.js";
import { isUniform, jsonNumber } from "../view/spelling.js";

const PAGE = 100;
/** Deeper levels are not indented any further: on a deep chain the blanks would take quadratic space. */
const DEEPEST_INDENT = 40;

/** @param paid what the edges on the path to the node pay, which is not part of the leaf's own payoff */
function leafJson(node: Node & { kind: "leaf" }, paid: readonly Value[] | undefined): string {
  const own = (total: Value, player: number): string => jsonNumber(paid ? total.sub(paid[player]!) : total);
  const value = node.payoffs ? `[${node.payoffs.map(own).join(",")}]` : own(node.value, 0);
  const key = node.isEstimate ? "estimate" : "leaf";
  if (node.label !== undefined) return `{"label":${JSON.stringify(node.label)},"${key}":${value}}`;
  return node.payoffs || node.isEstimate ? `{"${key}":${value}}` : value;
}

function opening(node: Exclude<Node, { kind: "leaf" }>, paid: readonly Value[] | undefined): string {
  const fields: string[] = [];
  if (node.label !== undefined) fields.push(`"label":${JSON.stringify(node.label)}`);
  if (node.actions) fields.push(`"actions":[${node.actions.map((name) => JSON.stringify(name)).join(",")}]`);
  if (node.edgePayoffs) {
    const edges = node.edgePayoffs.map((edge) =>
      edge.length === 1 ? jsonNumber(edge[0]!) : `[${edge.map(jsonNumber).join(",")}]`,
    );
    fields.push(`"pays":[${edges.join(",")}]`);
  }
  if (node.estimate) {
    fields.push(`"estimate":${jsonNumber(paid ? node.estimate.sub(paid[0]!) : node.estimate)}`);
  }
  if (node.kind === "chance" && !isUniform(node.probabilities)) {
    fields.push(`"p":[${node.probabilities.map(jsonNumber).join(",")}]`);
  }
  if (node.kind !== "chance" && node.informationSet !== undefined) {
    fields.push(`"set":${JSON.stringify(node.informationSet)}`);
  }
  if (node.kind === "player") fields.push(`"player":${node.player}`);
  fields.push(`"${node.kind === "player" ? "children" : node.kind}":[`);
  return `{${fields.join(",")}`;
}

/**
 * Writes Tyche's JSON. Subtrees that fit are written on one line; `compact` writes everything on one line.
 * @throws TreeError if a number is too long for the readers
 */
export function writeJson(tree: Tree, compact = false): string {
  const { depths } = outlineOf(tree);
  const paid = paidOnTheWay(tree);
  const heads = tree.nodes.map((node) =>
    node.kind === "leaf" ? leafJson(node, paid?.[node.id]) : opening(node, paid?.[node.id]),
  );
  // The length of each subtree on one line: its head, "]}", and a comma between children.
  const lengths = Int32Array.from(heads, (head) => head.length);
  for (let id = tree.nodes.length - 1; id >= 0; id--) {
    if (tree.nodes[id]!.kind !== "leaf") lengths[id]! += 1;
    const parent = tree.parents[id]!;
    // All long subtrees have the same capped length, so that no sum overflows.
    if (parent >= 0) lengths[parent] = Math.min(lengths[parent]! + lengths[id]! + 1, 1 << 30);
  }
  const parts: string[] = [];
  const broken = (id: number): boolean =>
    !compact &&
    tree.nodes[id]!.kind !== "leaf" &&
    lengths[id]! + 2 * Math.min(depths[id]!, DEEPEST_INDENT) > PAGE;
  const newLine = (depth: number): string => `\n${"  ".repeat(Math.min(depth, DEEPEST_INDENT))}`;
  const path: number[] = [];
  const close = (): void => {
    const id = path.pop()!;
    parts.push(broken(id) ? `${newLine(depths[id]!)}]}` : "]}");
  };
  for (const [id, head] of heads.entries()) {
    while (path.length > depths[id]!) close();
    const parent = path.at(-1);
    if (parent !== undefined) {
      if (id > parent + 1) parts.push(",");
      if (broken(parent)) parts.push(newLine(depths[id]!));
    }
    parts.push(head);
    if (tree.nodes[id]!.kind !== "leaf") path.push(id);
  }
  while (path.length > 0) close();
  return `${parts.join("")}\n`;
}
