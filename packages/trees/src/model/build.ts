import { checkInner, type InnerDetails, TreeChecks } from "./checks.js";
import { TreeError } from "./error.js";
import { settleInformationSets } from "./information-sets.js";
import type { DecisionNode, InnerNode, Kind, Leaf, Node, Tree } from "./node.js";
import { isLong, type Value, ZERO } from "./number.js";
import { addPaid } from "./paid.js";

/** Larger trees are refused with an error message before they fill the memory. */
export const MOST_NODES = 5_000_000;

export interface LeafDetails {
  readonly label?: string | undefined;
  readonly payoffs?: readonly Value[] | undefined;
  readonly isEstimate?: boolean | undefined;
  /** What the edge to the leaf pays in addition. */
  readonly pay?: readonly Value[] | undefined;
  readonly at?: number | undefined;
}

/** The children of every leaf. */
const NONE: readonly [] = [];

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Builds a tree in one preorder pass: `open` an inner node, add its children, `close` it. Every reader uses this class,
 * so every tree is checked once and by the same rules.
 */
export class TreeBuilder {
  private readonly nodes: Node[] = [];
  private readonly parents: number[] = [];
  private readonly path: Draft<InnerNode & { children: Node[] }>[] = [];
  /** What is paid on the path to each open node. */
  private readonly paid: (readonly Value[] | undefined)[] = [];
  private readonly checks = new TreeChecks();
  private hasSets = false;

  /** The number of open nodes; 0 before the root is opened and after it is closed. */
  get depth(): number {
    return this.path.length;
  }

  /**
   * Begins a node.
   * @param pay what the edge to it pays; it is added to the payoffs of every leaf and estimate below
   */
  open(kind: Exclude<Kind, "leaf">, player?: number, at?: number, pay?: readonly Value[]): void {
    this.checks.open(kind, player, this.path.length, at);
    const paid = this.pays(pay, at);
    const node = {
      id: this.nodes.length,
      kind,
      label: undefined,
      children: [] as Node[],
      actions: undefined,
      edgePayoffs: undefined,
      estimate: undefined,
      informationSet: undefined,
      probabilities: undefined,
      player: kind === "player" ? player : undefined,
    } as Draft<InnerNode & { children: Node[] }>;
    this.add(node as Node, at);
    this.path.push(node);
    this.paid.push(paid);
  }

  leaf(value: Value, details: LeafDetails = {}): void {
    const { payoffs, at } = details;
    this.checks.leaf(payoffs?.length, at);
    const paid = this.pays(details.pay, at);
    if (paid && paid.length !== (payoffs?.length ?? 1)) {
      throw new TreeError("tree-edge-pays-leaf", { payoffs: payoffs?.length ?? 1, pays: paid.length }, at);
    }
    const leaf: Leaf = {
      id: this.nodes.length,
      kind: "leaf",
      label: details.label,
      children: NONE,
      value: paid ? plus(value, paid[0]!, at) : value,
      payoffs: paid && payoffs ? payoffs.map((own, player) => plus(own, paid[player]!, at)) : payoffs,
      isEstimate: details.isEstimate,
    };
    this.add(leaf, details.at);
  }

  close(details: InnerDetails = {}): void {
    const node = this.path.pop();
    const paid = this.paid.pop();
    if (!node) throw new TreeError("tree-stray-end", {}, details.at);
    const count = node.children.length;
    const probabilities = checkInner(node.kind, count, details);
    node.label = details.label;
    node.actions = details.actions;
    node.estimate =
      details.estimate && paid ? plus(details.estimate, paid[0]!, details.at) : details.estimate;
    if (node.edgePayoffs) node.edgePayoffs = filled(node.edgePayoffs, count);
    if (node.kind === "chance") node.probabilities = probabilities!;
    else if (details.informationSet !== undefined) {
      (node as Draft<DecisionNode>).informationSet = details.informationSet;
      this.hasSets = true;
    }
  }

  /** Ends the tree. Throws if nodes are still open, the tree is empty, or players and payoffs do not match. */
  finish(at?: number): Tree {
    const open = this.path.at(-1);
    if (open) throw new TreeError("tree-ends-inside", { kind: open.kind }, at);
    const root = this.nodes[0];
    if (!root) throw new TreeError("tree-no-tree-at-all", {}, at);
    this.checks.end();
    const tree: Tree = { root, nodes: this.nodes, parents: new Int32Array(this.parents) };
    if (this.hasSets) settleInformationSets(tree);
    return tree;
  }

  /** Records what the edge to the next child pays, and adds it to what was paid before. */
  private pays(pay: readonly Value[] | undefined, at: number | undefined): readonly Value[] | undefined {
    const above = this.paid.at(-1);
    const parent = this.path.at(-1);
    if (!pay || !parent || pay.every((value) => value.equals(ZERO))) return above;
    if (above && above.length !== pay.length) {
      throw new TreeError("tree-edge-pays", { pays: pay.length, above: above.length }, at);
    }
    parent.edgePayoffs ??= [];
    (parent.edgePayoffs as (readonly Value[])[])[parent.children.length] = pay;
    const sum = addPaid(above, pay)!;
    if (sum.some(isLong)) throw new TreeError("tree-long-sums", {}, at);
    return sum;
  }

  private add(node: Node, at: number | undefined): void {
    const parent = this.path.at(-1);
    if (!parent && this.nodes.length > 0) throw new TreeError("tree-second-root", {}, at);
    if (this.nodes.length === MOST_NODES) {
      throw new TreeError("tree-too-many-nodes", { most: MOST_NODES }, at);
    }
    parent?.children.push(node);
    this.parents.push(parent ? parent.id : -1);
    this.nodes.push(node);
  }
}

/** The edge payoffs as a list of one entry per child, with empty entries in the gaps. */
function filled(edges: readonly (readonly Value[])[], count: number): readonly (readonly Value[])[] {
  const nothing = edges.find((edge) => edge !== undefined)!.map(() => ZERO);
  return Array.from({ length: count }, (_, index) => edges[index] ?? nothing);
}

function plus(value: Value, paid: Value, at: number | undefined): Value {
  const sum = value.add(paid);
  if (isLong(sum)) throw new TreeError("tree-long-sums", {}, at);
  return sum;
}
