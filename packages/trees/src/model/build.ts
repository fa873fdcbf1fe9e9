import { checkInner, type InnerDetails, TreeChecks } from "./checks.js";
import { TreeError } from "./error.js";
import type { InnerNode, Kind, Leaf, Node, Tree } from "./node.js";
import type { Value } from "./number.js";

/** Larger trees are refused with a sentence before they fill the memory. */
export const MOST_NODES = 5_000_000;

export interface LeafDetails {
  readonly label?: string | undefined;
  readonly payoffs?: readonly Value[] | undefined;
  readonly at?: number | undefined;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Builds a tree in one preorder pass: `open` an inner node, add its children, `close` it.
 * Every reader goes through here, so every tree is checked once and by the same rules.
 */
export class TreeBuilder {
  private readonly nodes: Node[] = [];
  private readonly parents: number[] = [];
  private readonly path: Draft<InnerNode & { children: Node[] }>[] = [];
  private readonly checks = new TreeChecks();

  /** How many nodes are open; 0 before the root and after its end. */
  get depth(): number {
    return this.path.length;
  }

  open(kind: Exclude<Kind, "leaf">, player?: number, at?: number): void {
    this.checks.open(kind, player, this.path.length, at);
    const node = {
      id: this.nodes.length,
      kind,
      label: undefined,
      children: [] as Node[],
      actions: undefined,
      estimate: undefined,
      probabilities: undefined,
      player: kind === "player" ? player : undefined,
    } as unknown as Draft<InnerNode & { children: Node[] }>;
    this.add(node as Node, at);
    this.path.push(node);
  }

  leaf(value: Value, details: LeafDetails = {}): void {
    const { payoffs } = details;
    this.checks.leaf(payoffs?.length, details.at);
    const leaf: Leaf = {
      id: this.nodes.length,
      kind: "leaf",
      label: details.label,
      children: [],
      value,
      payoffs,
    };
    this.add(leaf, details.at);
  }

  close(details: InnerDetails = {}): void {
    const node = this.path.pop();
    if (!node) throw new TreeError("a node ends that never began", details.at);
    const count = node.children.length;
    const probabilities = checkInner(node.kind, count, details);
    node.label = details.label;
    node.actions = details.actions;
    node.estimate = details.estimate;
    if (node.kind === "chance") node.probabilities = probabilities!;
  }

  /** Ends the tree. Throws where nodes are still open, there is none, or players and payoffs do not fit. */
  finish(at?: number): Tree {
    const open = this.path.at(-1);
    if (open) throw new TreeError(`the tree ends inside a ${open.kind} node`, at);
    const root = this.nodes[0];
    if (!root) throw new TreeError("there is no tree", at);
    this.checks.end();
    return { root, nodes: this.nodes, parents: Int32Array.from(this.parents) };
  }

  private add(node: Node, at: number | undefined): void {
    const parent = this.path.at(-1);
    if (!parent && this.nodes.length > 0) throw new TreeError("there is more than one root", at);
    if (this.nodes.length === MOST_NODES) {
      throw new TreeError(`the tree has more than ${MOST_NODES.toLocaleString("en")} nodes`, at);
    }
    parent?.children.push(node);
    this.parents.push(parent ? parent.id : -1);
    this.nodes.push(node);
  }
}
