import { type Catalogue, englishWords, type Message } from "@tyche/messages";
import {
  type InnerNode,
  isDecision,
  type Kind,
  type Node,
  playerOf,
  shownName,
  type Tree,
} from "../model/node.js";
import { formatShort, type Limit, type NumberStyle, type Value, ZERO } from "../model/number.js";
import { type Parts, partsOf } from "../model/paid.js";
import type { SearchEvent, ValueBound, Worth } from "../search/event.js";
import type { Solution } from "../solve/solution.js";
import { type Fold, fold, type Item } from "./fold.js";
import { worthText } from "./numbers.js";
import { outlineOf } from "./outline.js";
import { oneLine } from "./spelling.js";

export interface ViewOptions {
  /** Adds values, bounds, cuts and the chosen moves. */
  readonly solution?: Solution | undefined;
  /** The events of the search; adds the windows passed down and the intervals of chance nodes. */
  readonly events?: Iterable<SearchEvent> | undefined;
  /** The nodes that show their window and interval; all if absent. */
  readonly windowsAt?: ((node: Node) => boolean) | undefined;
  readonly numbers?: NumberStyle | undefined;
  /** The words of a drawing: a catalogue with the area "drawing"; English by default. */
  readonly words?: Catalogue | undefined;
}

/** What every writer shows of one node, or of a stub that replaces `more` nodes. */
export interface ViewNode {
  /** Undefined for a stub. */
  readonly node?: Node | undefined;
  /** Index in the view; -1 for the root. */
  readonly parent: number;
  readonly depth: number;
  readonly more: number;
  /** The kind in letters, in the language of the view: "MAX", "MIN", "CHANCE", "P2"; empty for leaves and stubs. */
  readonly name: string;
  readonly label?: string | undefined;
  /** A leaf's payoff (or payoffs), or an inner node's value found by the search. */
  readonly value?: Worth | undefined;
  readonly bound: ValueBound;
  /** The heuristic estimate of an inner node. */
  readonly estimate?: Value | undefined;
  readonly action?: string | undefined;
  /** The probability of the edge from a chance node. */
  readonly probability?: Value | undefined;
  /** Of a chance node with many equally likely outcomes: the probability of each, which is written once. */
  readonly each?: Value | undefined;
  /** The probability of the action in the strategy that is drawn. */
  readonly share?: Value | undefined;
  /** What the edge to the node pays: one number, or one per player; undefined for nothing. */
  readonly pays?: readonly Value[] | undefined;
  /** For a leaf whose value includes what edges on the path pay: its own payoff and the edges' part. */
  readonly parts?: Parts | undefined;
  /** The name of the information set that a decision shares with others. */
  readonly set?: string | undefined;
  /** Not visited by the search; false without a solution. */
  readonly skipped: boolean;
  /** The edge from the parent was cut: the search reached the parent, did not stop there and left this child out. */
  readonly cut: boolean;
  /** An outcome of probability 0, which is never searched. */
  readonly impossible: boolean;
  /** The move chosen at a decision that is reached if every decision follows the solution. */
  readonly chosen: boolean;
  readonly window?: readonly [alpha: Limit, beta: Limit] | undefined;
  /** The last interval of a chance node. */
  readonly interval?: readonly [low: Value, high: Value] | undefined;
  /** How far the search is at a step: the node not entered yet, entered and not left; "done" if absent. */
  readonly stage?: "unseen" | "open" | "done" | undefined;
  /** Whether the event of the step is at the node, and whether the search has just come down the edge to it. */
  readonly isNow?: boolean | undefined;
  readonly isEntered?: boolean | undefined;
  /** For a chosen move: whether it is off the line of play. */
  readonly isAside?: boolean | undefined;
}

/** A tree prepared for drawing, in preorder. */
export interface View {
  readonly tree: Tree;
  readonly nodes: readonly ViewNode[];
  readonly solution: Solution | undefined;
  readonly numbers: NumberStyle;
  /** The words around the names and numbers of the tree. */
  readonly words: Catalogue;
  /** The kinds drawn, in the order of their first node. */
  readonly kinds: readonly Kind[];
  /** The number of nodes replaced by stubs. */
  readonly folded: number;
}

/** Collects what is shown of a tree and its solution, independent of the format. */
export function viewOf(tree: Tree, options: ViewOptions, size: Fold): View {
  const { solution, words = englishWords(), numbers = "exact" } = options;
  const shows = options.windowsAt ?? (() => true);
  const outline = outlineOf(tree);
  const plan = solution ? markPlan(tree, solution) : undefined;
  const windows = options.events ? collectWindows(options.events) : undefined;
  const items = fold(tree, outline, size, plan ? lineNodes(tree, solution!) : []);
  const view = plainView(tree, numbers, words, items);
  if (!solution && !windows) return view;
  const nodes: ViewNode[] = [];
  for (const plain of view.nodes) {
    const { node } = plain;
    const above = nodes[plain.parent];
    if (!node) {
      nodes.push({ ...plain, skipped: above!.skipped });
      continue;
    }
    const { id } = node;
    const skipped = solution !== undefined && solution.record.visits[id] === 0;
    const parent = above?.node;
    nodes.push({
      ...plain,
      value: plain.value ?? solution?.record.values[id],
      bound: solution?.record.bounds[id] ?? "exact",
      skipped,
      cut: skipped && !plain.impossible && parent !== undefined && isSearched(parent, solution),
      chosen:
        parent !== undefined &&
        plan?.[parent.id] === 1 &&
        solution!.record.chosen[parent.id] === outline.indices[id],
      window: shows(node) ? windows?.windows.get(id) : undefined,
      interval: shows(node) ? windows?.intervals.get(id) : undefined,
    });
  }
  return { ...view, nodes, solution };
}

/** A note that only part of the tree is drawn, if so. */
export function foldWarnings({ tree, folded }: View): Message[] {
  const nodes = tree.nodes.length;
  return folded === 0 ? [] : [{ id: "note-drawn", values: { shown: nodes - folded, nodes } }];
}

/**
 * A tree prepared for drawing, without a search.
 * @param items the nodes and stubs to draw, in preorder; the whole tree if absent
 */
export function plainView(
  tree: Tree,
  numbers: NumberStyle,
  words: Catalogue,
  items: readonly Item[] = tree.nodes.map(({ id }) => ({ id, parent: tree.parents[id]!, more: 0 })),
): View {
  const { indices } = outlineOf(tree);
  const nodes: ViewNode[] = [];
  for (const { id, parent, more } of items) {
    const place = { parent, depth: parent < 0 ? 0 : nodes[parent]!.depth + 1, more };
    nodes.push(
      more > 0
        ? { ...NOTHING, ...place }
        : { ...NOTHING, ...place, ...plainNode(tree, id, indices[id]!, words) },
    );
  }
  const kinds = [...new Set(nodes.flatMap(({ node }) => (node ? [node.kind] : [])))];
  const folded = items.reduce((sum, { more }) => sum + more, 0);
  return { tree, nodes, solution: undefined, numbers, words, kinds, folded };
}

/** What a stub shows, and what a node shows unless it has more. */
const NOTHING = {
  name: "",
  bound: "exact",
  skipped: false,
  cut: false,
  impossible: false,
  chosen: false,
} as const;

/** What a tree says about one of its nodes. @param index its place among the children of its parent */
function plainNode(tree: Tree, id: number, index: number, words: Catalogue): Partial<ViewNode> {
  const node = tree.nodes[id]!;
  const above = tree.nodes[tree.parents[id]!] as InnerNode | undefined;
  const probability = above?.kind === "chance" ? above.probabilities[index] : undefined;
  return {
    node,
    name: kindName(node, words),
    label: clean(node.label),
    ...(node.kind === "leaf"
      ? { value: node.payoffs ?? node.value, parts: partsOf(tree, id) }
      : { estimate: node.estimate }),
    action: clean(above?.actions?.[index]),
    probability,
    each: node.kind === "chance" ? equalShare(node.probabilities) : undefined,
    share: above?.strategy?.[index],
    pays: paysOf(above, index),
    set: setOf(node),
    impossible: probability?.equals(ZERO) === true,
  };
}

/** The least number of equally likely outcomes whose probability is written once, at their node. */
const MANY = 4;

/** The probability of each of many outcomes; undefined for few and if they differ. */
function equalShare(all: readonly Value[]): Value | undefined {
  const [first] = all;
  return all.length >= MANY && all.every((one) => one.equals(first!)) ? first : undefined;
}

/** What the edge to a child pays; undefined for nothing. */
export function paysOf(above: Node | undefined, index: number): readonly Value[] | undefined {
  const edge = above?.kind === "leaf" ? undefined : above?.edgePayoffs?.[index];
  return edge?.some((value) => !value.equals(ZERO)) ? edge : undefined;
}

/** The name of a decision's information set; undefined if it has none. */
export function setOf(node: Node): string | undefined {
  return isDecision(node) ? clean(node.informationSet) : undefined;
}

function clean(text: string | undefined): string | undefined {
  return text === undefined ? undefined : oneLine(text);
}

/** The name of a node's kind in a picture: "MAX", "CHANCE", "P2"; empty for a leaf. */
export function kindName(node: Node, words: Catalogue): string {
  if (node.kind === "leaf") return "";
  return words.text("drawing-kind", { kind: node.kind, player: playerOf(node) ?? 0 });
}

/** Whether the search reached a node and no estimate replaced its subtree. */
function isSearched({ id }: Node, { record }: Solution): boolean {
  return record.visits[id]! > 0 && record.horizon[id] === 0;
}

/** 1 for the nodes that are reached if every decision follows the solution, for any chance outcome. */
function markPlan(tree: Tree, solution: Solution): Uint8Array {
  const plan = new Uint8Array(tree.nodes.length);
  plan[0] = 1;
  for (const node of tree.nodes) {
    if (!plan[node.id]) continue;
    if (node.kind === "chance") for (const child of node.children) plan[child.id] = 1;
    const chosen = isDecision(node) ? node.children[solution.record.chosen[node.id]!] : undefined;
    if (chosen) plan[chosen.id] = 1;
  }
  return plan;
}

/** The nodes of the solution's principal variation, so that no fold hides them. */
function lineNodes(tree: Tree, solution: Solution): number[] {
  const line = [0];
  let node: Node | undefined = tree.root;
  for (const index of solution.line) {
    node = node.children[index];
    if (!node) break;
    line.push(node.id);
  }
  return line;
}

/** The sign of a value that is an estimate. */
const ESTIMATE_SIGN = "≈ ";

/** Whether a node is a leaf whose value is an estimate. */
export function isEstimate(node: Node | undefined): boolean {
  return node?.kind === "leaf" && node.isEstimate === true;
}

/** The sign before a value, by its bound. */
export const SIGNS: { readonly [bound in ValueBound]: string } = { exact: "", lower: "≥ ", upper: "≤ " };

/** The value of a node with the sign of its bound: "≥ 3" means that the true value is at least 3. */
export function valueText(
  node: Pick<ViewNode, "node" | "value" | "bound">,
  numbers: NumberStyle,
): string | undefined {
  if (node.value === undefined) return undefined;
  const sign = isEstimate(node.node) ? ESTIMATE_SIGN : SIGNS[node.bound];
  return sign + worthText(node.value, numbers);
}

/** The parts of a node's text: kind, label, value, and how the value is made up. */
export function nodeParts(node: ViewNode, numbers: NumberStyle): string[] {
  const sum = node.parts ? partsText(node.parts, numbers) : "";
  return [node.name, node.label ?? "", valueText(node, numbers) ?? "", sum].filter(Boolean);
}

/** The text at the edge to a node: the action's name, the probability, and what the edge pays: "buy 1/2, -100". */
export function edgeText(node: ViewNode, numbers: NumberStyle): string {
  const { action, probability, share, pays } = node;
  const number = share ? formatShort(share) : probability && worthText(probability, numbers);
  const name = [action, number].filter(Boolean).join(" ");
  return [name, pays && paysText(pays, numbers)].filter(Boolean).join(", ");
}

/** The lines at the edge to a node in graphs: its text, and that it is cut. */
export function edgeParts(node: ViewNode, numbers: NumberStyle, words: Catalogue): string[] {
  return [edgeText(node, numbers), node.cut ? `✂ ${words.text("drawing-pruned")}` : ""].filter(Boolean);
}

/** What an edge pays, with its sign: "+3", "-1/2", "+(1, -2)". */
export function paysText(pays: readonly Value[], numbers: NumberStyle): string {
  const text = worthText(pays.length === 1 ? pays[0]! : pays, numbers);
  return text.startsWith("-") ? text : `+${text}`;
}

/** How a leaf's value is made up: "4 + 3" if its own payoff is 4 and the edges on the path pay 3. */
export function partsText({ own, way }: Parts, numbers: NumberStyle): string {
  const paid = paysText(way, numbers);
  return `${worthText(own.length === 1 ? own[0]! : own, numbers)} ${paid[0]} ${paid.slice(1)}`;
}

/** The sentences that describe an image, for people who cannot see it. */
export function describe(view: View): string {
  const { tree, solution, numbers, nodes, words } = view;
  const { root } = tree;
  const move = solution && moveName(root, solution, words);
  return words.paragraph([
    words.text("drawing-described", {
      nodes: tree.nodes.length,
      leaves: tree.nodes.reduce((sum, node) => sum + (node.kind === "leaf" ? 1 : 0), 0),
      root:
        root.kind === "leaf"
          ? ""
          : { id: "drawing-root", values: { kind: root.kind, player: playerOf(root) ?? 0 } },
    }),
    ...(solution
      ? [
          words.text("drawing-found", {
            value: worthText(solution.value, numbers),
            algorithm: solution.algorithm,
            move: move === undefined ? "" : { id: "drawing-move", values: { move } },
            count: solution.pruned,
          }),
        ]
      : []),
    ...(nodes.some(({ pays }) => pays) ? [words.text("drawing-edges-pay")] : []),
    ...(nodes.some(({ set }) => set !== undefined) ? [words.text("drawing-sets")] : []),
    ...(nodes.some(({ share }) => share) ? [words.text("drawing-shares")] : []),
  ]);
}

/** The first of the best moves, by its name, its label or its position. */
function moveName(root: Node, { best }: Solution, words: Catalogue): string | undefined {
  const [index = -1] = best;
  const child = root.children[index];
  if (!child || root.kind === "leaf") return undefined;
  const name = [root.actions?.[index], child.label].find(shownName);
  return oneLine(name ?? words.text("drawing-child", { number: index + 1 }));
}

/** The last windows passed down and intervals of chance nodes, by node id. */
function collectWindows(events: Iterable<SearchEvent>) {
  const windows = new Map<number, readonly [alpha: Limit, beta: Limit]>();
  const intervals = new Map<number, readonly [low: Value, high: Value]>();
  for (const event of events) {
    if (event.type === "enter" && event.window) windows.set(event.node, [event.alpha, event.beta]);
    else if (event.type === "interval" && event.low && event.high)
      intervals.set(event.node, [event.low, event.high]);
  }
  return { windows, intervals };
}
