import { TreeError } from "./error.js";
import type { InnerNode, Kind, Leaf, Node, Tree } from "./node.js";
import { formatExact, fraction, isLong, ONE, type Value, ZERO } from "./number.js";

/** Larger trees are refused with a sentence before they fill the memory. */
export const MOST_NODES = 5_000_000;
export const MOST_LEVELS = 1_000_000;

export interface InnerDetails {
  readonly label?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly estimate?: Value | undefined;
  /** Chance nodes only; equally likely where absent. */
  readonly probabilities?: readonly Value[] | undefined;
  /** Index of a character in the text that the node was read from, for errors. */
  readonly at?: number | undefined;
  /** The same for its action names and its probabilities; `at` where absent. */
  readonly actionsAt?: number | undefined;
  readonly probabilitiesAt?: number | undefined;
}

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
  private players: number | undefined;
  private playerNode: { player: number; at: number | undefined } | undefined;
  /** The first leaf with a single payoff. */
  private single: { at: number | undefined } | undefined;

  /** How many nodes are open; 0 before the root and after its end. */
  get depth(): number {
    return this.path.length;
  }

  open(kind: Exclude<Kind, "leaf">, player?: number, at?: number): void {
    if (kind === "player") this.checkPlayer(player, at);
    if (this.path.length === MOST_LEVELS) {
      throw new TreeError(`the tree has more than ${MOST_LEVELS.toLocaleString("en")} levels`, at);
    }
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
    if (payoffs) this.players ??= payoffs.length;
    else this.single ??= { at: details.at };
    if (payoffs && payoffs.length !== this.players) {
      throw new TreeError(
        `a leaf has ${payoffs.length} payoffs where the first one with payoffs has ${this.players}`,
        details.at,
      );
    }
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
    if (count === 0) throw new TreeError(`a ${node.kind} node has no children`, details.at);
    if (details.actions && details.actions.length !== count) {
      throw new TreeError(
        `a ${node.kind} node has ${children(count)} but its action names are ${details.actions.length}`,
        details.actionsAt ?? details.at,
      );
    }
    node.label = details.label;
    node.actions = details.actions;
    node.estimate = details.estimate;
    const probabilitiesAt = details.probabilitiesAt ?? details.at;
    if (node.kind === "chance") {
      node.probabilities = checkedProbabilities(details.probabilities, count, probabilitiesAt);
    } else if (details.probabilities) {
      throw new TreeError(
        `a ${node.kind} node has probabilities, which only a chance node may have`,
        probabilitiesAt,
      );
    }
  }

  /** Ends the tree. Throws where nodes are still open, there is none, or players and payoffs do not fit. */
  finish(at?: number): Tree {
    const open = this.path.at(-1);
    if (open) throw new TreeError(`the tree ends inside a ${open.kind} node`, at);
    const root = this.nodes[0];
    if (!root) throw new TreeError("there is no tree", at);
    if (this.players !== undefined && this.single) {
      throw new TreeError(`a leaf has one payoff where others have ${this.players}`, this.single.at);
    }
    if (this.playerNode) this.checkPlayers(this.playerNode.player, this.playerNode.at);
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

  private checkPlayer(player: number | undefined, at: number | undefined): void {
    if (player === undefined || !Number.isInteger(player) || player < 0) {
      throw new TreeError("a player is not a whole number from 0", at);
    }
    if (!this.playerNode || player > this.playerNode.player) this.playerNode = { player, at };
  }

  private checkPlayers(highest: number, at: number | undefined): void {
    const players = this.players ?? 2;
    if (highest >= players) {
      throw new TreeError(
        `player ${highest} decides, but ${this.players === undefined ? "single payoffs are for players 0 and 1" : `the leaves have payoffs for players 0 to ${players - 1}`}`,
        at,
      );
    }
  }
}

function children(count: number): string {
  return count === 1 ? "1 child" : `${count} children`;
}

function checkedProbabilities(
  given: readonly Value[] | undefined,
  count: number,
  at: number | undefined,
): readonly Value[] {
  if (!given) return equalProbabilities(count);
  if (given.length !== count) {
    throw new TreeError(`a chance node has ${children(count)} but its probabilities are ${given.length}`, at);
  }
  let sum = ZERO;
  for (const p of given) {
    if (p.compare(ZERO) < 0) throw new TreeError(`a probability is negative: ${formatExact(p)}`, at);
    sum = sum.add(p);
    if (isLong(sum))
      throw new TreeError("the probabilities of a chance node have too many digits to add", at);
  }
  if (!sum.equals(ONE)) {
    throw new TreeError(`the probabilities of a chance node add up to ${formatExact(sum)}, not to 1`, at);
  }
  return given;
}

const equalByCount: (readonly Value[])[] = [];

/** `count` times 1/count; the array is shared. */
export function equalProbabilities(count: number): readonly Value[] {
  const known = equalByCount[count];
  if (known) return known;
  const made = new Array<Value>(count).fill(fraction(1, count));
  if (count <= 64) equalByCount[count] = made;
  return made;
}
