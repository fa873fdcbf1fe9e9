import { type Catalogue, englishWords } from "@tyche/messages";
import { type InnerNode, isDecision, type Kind, type Node, playerOf, type Tree } from "../../model/node.js";
import type { NumberStyle } from "../../model/number.js";
import { formatDecimal, formatShort, type Limit, type Value, ZERO } from "../../model/number.js";
import { type Parts, partsOf } from "../../model/paid.js";
import type { SearchEvent, ValueBound, Worth } from "../../search/event.js";
import type { Solution } from "../../search/solution.js";
import { oneLine } from "../spelling/plain-text.js";
import { type Fold, fold } from "./fold.js";
import { outlineOf } from "./outline.js";
import { windowsOf } from "./windows.js";

export interface ViewOptions {
  /** Adds values, bounds, cuts and the chosen moves. */
  readonly solution?: Solution | undefined;
  /** What the search told; adds the windows handed down and the intervals of chance nodes. */
  readonly events?: Iterable<SearchEvent> | undefined;
  /** The nodes that show their window and interval; all where absent. */
  readonly windowsAt?: ((node: Node) => boolean) | undefined;
  readonly numbers?: NumberStyle | undefined;
  /** The words of a drawing: a catalogue with the area "drawing"; English by default. */
  readonly words?: Catalogue | undefined;
}

/** What every writer shows of one node, or of a stub that stands for `more` nodes. */
export interface ViewNode {
  /** Undefined for a stub. */
  readonly node: Node | undefined;
  /** Index in the view; -1 for the root. */
  readonly parent: number;
  readonly depth: number;
  readonly more: number;
  /** The kind in letters, in the language of the view: "MAX", "MIN", "CHANCE", "P2"; empty for leaves and stubs. */
  readonly name: string;
  readonly label: string | undefined;
  /** A leaf's payoff (or payoffs), or what the search found an inner node to be worth. */
  readonly value: Worth | undefined;
  readonly bound: ValueBound;
  /** The heuristic estimate of an inner node. */
  readonly estimate: Value | undefined;
  readonly action: string | undefined;
  /** Of the edge from a chance node. */
  readonly probability: Value | undefined;
  /** What the edge to it pays: one number, or one a player; undefined for nothing. */
  readonly pays?: readonly Value[] | undefined;
  /** Of a leaf whose value includes what edges pay on the way: what it pays itself, and they. */
  readonly parts?: Parts | undefined;
  /** The information set that a decision belongs to with others. */
  readonly set?: string | undefined;
  /** Not visited by the search; false where there is no solution. */
  readonly skipped: boolean;
  /** The edge from the parent was cut: the search came to the parent, did not stop there and left this child out. */
  readonly cut: boolean;
  /** An outcome of probability 0, which no search looks at. */
  readonly impossible: boolean;
  /** The move chosen at a decision that is reached when every decision follows the solution. */
  readonly chosen: boolean;
  readonly window: readonly [alpha: Limit, beta: Limit] | undefined;
  /** The last interval of a chance node. */
  readonly interval: readonly [low: Value, high: Value] | undefined;
}

/** A tree as it is to be drawn, in preorder. */
export interface View {
  readonly tree: Tree;
  readonly nodes: readonly ViewNode[];
  readonly solution: Solution | undefined;
  readonly numbers: NumberStyle;
  /** The words beside the names and numbers of the tree. */
  readonly words: Catalogue;
  /** The kinds that are drawn, in the order of their first node. */
  readonly kinds: readonly Kind[];
  /** Nodes that stubs stand for. */
  readonly folded: number;
}

/** What is shown of a tree and its solution, apart from any format. */
export function viewOf(tree: Tree, options: ViewOptions, size: Fold): View {
  const { solution, words = englishWords() } = options;
  const shows = options.windowsAt ?? (() => true);
  const outline = outlineOf(tree);
  const plan = solution ? planOf(tree, solution) : undefined;
  const told = options.events ? windowsOf(options.events) : undefined;
  const nodes: ViewNode[] = [];
  const kinds = new Set<Kind>();
  let folded = 0;
  for (const { id, parent, more } of fold(tree, outline, size, plan ? lineOf(tree, solution!) : [])) {
    if (id < 0) {
      folded += more;
      nodes.push(stub(parent, nodes[parent]!, more));
      continue;
    }
    const node = tree.nodes[id]!;
    const above = parent < 0 ? undefined : (nodes[parent]!.node as InnerNode);
    const index = outline.indices[id]!;
    const skipped = solution !== undefined && solution.record.visits[id] === 0;
    const impossible = above?.kind === "chance" && above.probabilities[index]!.equals(ZERO);
    kinds.add(node.kind);
    nodes.push({
      node,
      parent,
      depth: outline.depths[id]!,
      more: 0,
      name: kindName(node, words),
      label: clean(node.label),
      value: worthOf(node, solution),
      bound: solution?.record.bounds[id] ?? "exact",
      estimate: node.kind === "leaf" ? undefined : node.estimate,
      action: clean(above?.actions?.[index]),
      probability: above?.kind === "chance" ? above.probabilities[index] : undefined,
      pays: paysOf(above, index),
      parts: node.kind === "leaf" ? partsOf(tree, id) : undefined,
      set: setOf(node),
      skipped,
      cut: skipped && !impossible && above !== undefined && isSearched(above, solution),
      impossible,
      chosen: above !== undefined && plan?.[above.id] === 1 && solution!.record.chosen[above.id] === index,
      window: shows(node) ? told?.windows.get(id) : undefined,
      interval: shows(node) ? told?.intervals.get(id) : undefined,
    });
  }
  const { numbers = "exact" } = options;
  return { tree, nodes, solution, numbers, words, kinds: [...kinds], folded };
}

function stub(parent: number, above: ViewNode, more: number): ViewNode {
  return {
    node: undefined,
    parent,
    depth: above.depth + 1,
    more,
    name: "",
    label: undefined,
    value: undefined,
    bound: "exact",
    estimate: undefined,
    action: undefined,
    probability: undefined,
    skipped: above.skipped,
    cut: false,
    impossible: false,
    chosen: false,
    window: undefined,
    interval: undefined,
  };
}

/** What the edge to a child pays; undefined for nothing. */
export function paysOf(above: Node | undefined, index: number): readonly Value[] | undefined {
  const edge = above?.kind === "leaf" ? undefined : above?.edgePayoffs?.[index];
  return edge?.some((value) => !value.equals(ZERO)) ? edge : undefined;
}

/** The name of a decision's information set; undefined where it stands alone. */
export function setOf(node: Node): string | undefined {
  return isDecision(node) ? clean(node.informationSet) : undefined;
}

/** Pairs of nodes between which a picture has a dotted line: the nodes of each information set, one after another, by index. */
export function setLinks(nodes: readonly ViewNode[]): readonly (readonly [from: number, to: number])[] {
  const last = new Map<string, number>();
  const links: (readonly [number, number])[] = [];
  for (const [index, { node, set }] of nodes.entries()) {
    if (!node || set === undefined) continue;
    const key = `${playerOf(node)} ${set}`;
    const before = last.get(key);
    if (before !== undefined) links.push([before, index]);
    last.set(key, index);
  }
  return links;
}

function clean(text: string | undefined): string | undefined {
  return text === undefined ? undefined : oneLine(text);
}

/** What a node's kind is called in a picture: "MAX", "CHANCE", "P2"; empty for a leaf. */
export function kindName(node: Node, words: Catalogue): string {
  if (node.kind === "leaf") return "";
  return words.text("drawing-kind", { kind: node.kind, player: playerOf(node) ?? 0 });
}

function worthOf(node: Node, solution: Solution | undefined): Worth | undefined {
  if (node.kind === "leaf") return node.payoffs ?? node.value;
  return solution?.record.values[node.id];
}

/** Whether the search came to a node and no estimate stood in for what is below. */
function isSearched({ id }: Node, { record }: Solution): boolean {
  return record.visits[id]! > 0 && record.horizon[id] === 0;
}

/** 1 at the nodes that are reached when every decision follows the solution, whatever chance brings. */
function planOf(tree: Tree, solution: Solution): Uint8Array {
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

/** The nodes of the solution's line, so that no fold hides them. */
function lineOf(tree: Tree, solution: Solution): number[] {
  const line = [0];
  let node: Node | undefined = tree.root;
  for (const index of solution.line) {
    node = node.children[index];
    if (!node) break;
    line.push(node.id);
  }
  return line;
}

/** A value for people: "3", "1/3" or "0.333", all payoffs as "(1, -2, 3)"; long fractions are rounded and say so. */
export function worthText(worth: Worth, numbers: NumberStyle): string {
  const format = numbers === "decimal" ? (value: Value) => formatDecimal(value) : formatShort;
  return Array.isArray(worth)
    ? `(${(worth as readonly Value[]).map(format).join(", ")})`
    : format(worth as Value);
}

export const SIGNS: { readonly [bound in ValueBound]: string } = { exact: "", lower: "≥ ", upper: "≤ " };

/** The value of a node with the sign of its bound: "≥ 3" says that the true value is at least 3. */
export function valueText(node: ViewNode, numbers: NumberStyle): string | undefined {
  return node.value === undefined ? undefined : SIGNS[node.bound] + worthText(node.value, numbers);
}

/** What stands at the edge to a node: the action's name and the probability, and what the edge pays: "buy 1/2, -100". */
export function edgeText(node: ViewNode, numbers: NumberStyle): string {
  const { action, probability, pays } = node;
  const parts = [action ?? "", probability ? worthText(probability, numbers) : ""];
  const name = parts.filter((part) => part !== "").join(" ");
  return [name, pays ? paysText(pays, numbers) : ""].filter((part) => part !== "").join(", ");
}

/** What an edge pays, with its sign: "+3", "-1/2", "+(1, -2)". */
export function paysText(pays: readonly Value[], numbers: NumberStyle): string {
  const text = worthText(pays.length === 1 ? pays[0]! : pays, numbers);
  return text.startsWith("-") ? text : `+${text}`;
}

/** How a leaf's value comes about: "4 + 3" where it pays 4 itself and the edges on the way 3. */
export function partsText({ own, way }: Parts, numbers: NumberStyle): string {
  const paid = paysText(way, numbers);
  return `${worthText(own.length === 1 ? own[0]! : own, numbers)} ${paid[0]} ${paid.slice(1)}`;
}

/** The sentences that an image's description, or a reader who cannot see it, is given. */
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
    ...(nodes.some(({ set }) => set !== undefined) ? [words.text("drawing-dotted")] : []),
  ]);
}

/** The first of the best moves by its name, its label or its place. */
function moveName(root: Node, { best }: Solution, words: Catalogue): string | undefined {
  const [index = -1] = best;
  const child = root.children[index];
  if (!child || root.kind === "leaf") return undefined;
  return oneLine(root.actions?.[index] ?? child.label ?? words.text("drawing-child", { number: index + 1 }));
}
