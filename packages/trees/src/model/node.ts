import type { Value } from "./number.js";

/** The kinds of nodes. */
export const KINDS = ["max", "min", "chance", "player", "leaf"] as const;

/** The kind of a node, which says who decides there. */
export type Kind = (typeof KINDS)[number];
/** A kind of node that has children. */
export type InnerKind = Exclude<Kind, "leaf">;

interface Common {
  /** Preorder number in the tree; the root is 0. */
  readonly id: number;
  readonly label: string | undefined;
}

interface Inner extends Common {
  /** At least one. */
  readonly children: readonly Node[];
  /** Names of the edges, one per child; undefined if there are none. */
  readonly actions: readonly string[] | undefined;
  /**
   * What each edge to a child pays when it is taken: one number (player 0's), or one per player. The payoffs
   * and estimates below include it. Undefined if the edges pay nothing.
   */
  readonly edgePayoffs?: readonly (readonly Value[])[] | undefined;
  /** Heuristic estimate of the node's value, used where a search stops here (H-minimax, depth limits). */
  readonly estimate: Value | undefined;
  /** The probability of each action of a decision in the strategy that is drawn with the tree. */
  readonly strategy?: readonly Value[] | undefined;
}

interface Decision extends Inner {
  /** The player cannot tell nodes of the same name apart. Undefined if the node is a set of its own. */
  readonly informationSet?: string | undefined;
}

/** A decision of player 0, who maximises, or of player 1, who minimises player 0's payoff. */
export interface DecisionNode extends Decision {
  readonly kind: "max" | "min";
}

/** A decision in a game of two or more players, numbered from 0 like the payoffs. */
export interface PlayerNode extends Decision {
  readonly kind: "player";
  readonly player: number;
}

/** A node at which chance decides, each child with its probability; they sum to 1. */
export interface ChanceNode extends Inner {
  readonly kind: "chance";
  /** One per child; not negative, and adding up to exactly 1. */
  readonly probabilities: readonly Value[];
}

/** An end of the tree with its payoff, a number or one for each player, or with an estimate at the horizon. */
export interface Leaf extends Common {
  readonly kind: "leaf";
  readonly children: readonly [];
  /** Player 0's payoff, including everything paid on the path to the leaf. */
  readonly value: Value;
  /** The payoffs of all players, in trees with player nodes; undefined where only `value` is given. */
  readonly payoffs: readonly Value[] | undefined;
  /** Whether the value is a heuristic estimate: the game goes on, and the tree was built no further. */
  readonly isEstimate?: boolean | undefined;
}

/** A node of a tree. */
export type Node = DecisionNode | PlayerNode | ChanceNode | Leaf;

/** A node with children. */
export type InnerNode = DecisionNode | PlayerNode | ChanceNode;

/** An explicit game tree. Nodes are found by their preorder number. */
export interface Tree {
  readonly root: Node;
  /** All nodes in preorder: `nodes[i].id === i`. */
  readonly nodes: readonly Node[];
  /** The id of each node's parent; -1 for the root. */
  readonly parents: Int32Array;
}

/** Whether a player decides at a node. */
export function isDecision(node: Node): node is DecisionNode | PlayerNode {
  return node.kind === "max" || node.kind === "min" || node.kind === "player";
}

/** Whether the tree ends in estimates somewhere: what is solved then is the tree, not its game. */
export function endsInEstimates({ nodes }: Tree): boolean {
  return nodes.some((node) => node.kind === "leaf" && node.isEstimate === true);
}

/** The player who decides at a node, from 0; undefined at chance nodes and leaves. */
export function playerOf(node: Node): number | undefined {
  switch (node.kind) {
    case "max":
      return 0;
    case "min":
      return 1;
    case "player":
      return node.player;
    default:
      return undefined;
  }
}

/** A player's payoff at a leaf, or estimate at an inner node; undefined if there is none. */
export function payoffAt(node: Node, player: number): Value | undefined {
  if (node.kind === "leaf" && node.payoffs) return node.payoffs[player];
  const value = node.kind === "leaf" ? node.value : node.estimate;
  return player === 0 ? value : value?.neg();
}

/** The index of a node among the children of its parent. */
export function indexInParent(tree: Tree, id: number): number {
  return tree.nodes[tree.parents[id]!]!.children.findIndex((child) => child.id === id);
}

/** The child indices that lead from the root to a node. */
function pathTo(tree: Tree, id: number): number[] {
  const path: number[] = [];
  for (let at = id; tree.parents[at]! >= 0; at = tree.parents[at]!) path.push(indexInParent(tree, at));
  return path.reverse();
}

/** Paths longer than this are not used as names. */
export const LONGEST_PATH = 24;

/** A label or the name of an action; undefined if it is absent or blank, so that its place names it. */
export function shownName(name: string | undefined): string | undefined {
  return name !== undefined && /[^\s\p{C}]/u.test(name) ? name : undefined;
}

/**
 * The display name of a node: its label; else its path from the root, such as "2.1" ("root" for the root); else, deep
 * in the tree, its number, such as "#1234".
 */
export function nameOf(tree: Tree, id: number): string {
  const label = shownName(tree.nodes[id]?.label);
  if (label !== undefined) return label;
  let level = 0;
  for (let at = tree.parents[id]!; at >= 0; at = tree.parents[at]!) {
    if (++level > LONGEST_PATH) return `#${id}`;
  }
  const path = pathTo(tree, id);
  return path.length === 0 ? "root" : path.map((index) => index + 1).join(".");
}
