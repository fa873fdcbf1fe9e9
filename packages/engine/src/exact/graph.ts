import type { Budget } from "../contract/budget.js";
import { SearchError } from "../contract/errors.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { resized } from "../search/resized.js";

/**
 * All reachable positions of a game as one graph, numbered in the postorder of a depth-first search, so that children
 * tend to come first.
 */
export interface StateGraph {
  readonly size: number;
  /** By node: a player, CHANCE or OVER. */
  readonly turn: Int8Array;
  /** By node: the index of its first edge; one entry more than nodes. */
  readonly first: Int32Array;
  /** By edge: the child, and the move or outcome that leads to it. */
  readonly child: Int32Array;
  readonly move: Int32Array;
  /** By edge: the probability at a chance node, else 1. */
  readonly probability: Float64Array;
  /** By edge: player 0's points on the way to the child if the positions have `gathered`, else 0. */
  readonly points: Float64Array;
  /** By node: player 0's payoff at the end, less the points gathered so far; else 0. */
  readonly payoff: Float64Array;
  /** The node with this hash, -1 if it was not reached. */
  find(low: number, high: number): number;
}

/** An array that grows, unlike typed arrays. */
class Growing<T extends Int8Array | Int32Array | Float64Array> {
  items: T;
  length = 0;

  constructor(items: T) {
    this.items = items;
  }

  push(item: number): void {
    if (this.length === this.items.length) this.items = resized(this.items, 2 * this.length);
    this.items[this.length++] = item;
  }

  trimmed(): T {
    return this.items.subarray(0, this.length) as T;
  }
}

/** Maps hashes to numbers: open addressing on typed arrays, both words compared. */
class HashIndex {
  private low = new Int32Array(1 << 12);
  private high = new Int32Array(1 << 12);
  private node = new Int32Array(1 << 12).fill(-1);
  private count = 0;

  find(low: number, high: number): number {
    const mask = this.node.length - 1;
    for (let at = (low ^ (high >>> 7)) & mask; this.node[at]! !== -1; at = (at + 1) & mask) {
      if (this.low[at] === low && this.high[at] === high) return this.node[at]!;
    }
    return -1;
  }

  add(low: number, high: number, node: number): void {
    if (2 * ++this.count > this.node.length) this.grow();
    const mask = this.node.length - 1;
    let at = (low ^ (high >>> 7)) & mask;
    while (this.node[at]! !== -1) at = (at + 1) & mask;
    this.low[at] = low;
    this.high[at] = high;
    this.node[at] = node;
  }

  renumber(numbers: Int32Array): void {
    for (let at = 0; at < this.node.length; at++) {
      if (this.node[at]! !== -1) this.node[at] = numbers[this.node[at]!]!;
    }
  }

  private grow(): void {
    const { low, high, node } = this;
    this.low = new Int32Array(2 * node.length);
    this.high = new Int32Array(2 * node.length);
    this.node = new Int32Array(2 * node.length).fill(-1);
    this.count = 1;
    for (let at = 0; at < node.length; at++) {
      if (node[at]! !== -1) this.add(low[at]!, high[at]!, node[at]!);
    }
  }
}

/**
 * Visits every position that can be reached from some positions, with pauses. Equal hashes mean equal positions.
 * @param limit the maximum number of nodes, chance nodes included
 * @param check is called at every position, with the length of the path to it, and throws if it cannot be solved
 * @throws SearchError if there are more nodes
 */
export function* stateGraph(
  roots: readonly Position[],
  limit: number,
  budget: Budget,
  check: (position: Position, depth: number) => void = () => undefined,
): Generator<undefined, StateGraph, void> {
  const index = new HashIndex();
  const turn = new Growing(new Int8Array(1024));
  const payoff = new Growing(new Float64Array(1024));
  const start = new Growing(new Int32Array(1024));
  const child = new Growing(new Int32Array(1024));
  const move = new Growing(new Int32Array(1024));
  const points = new Growing(new Float64Array(1024));
  const probability = new Growing(new Float64Array(1024));
  const left = new Growing(new Int32Array(1024));

  /** Adds a newly found position: its edges are adjacent, their children still unknown. */
  const enter = (position: Position, moves: Int32Array, chances: Float64Array): number => {
    const node = turn.length;
    if (node === limit) {
      throw new SearchError(
        "solve-too-many-positions",
        { limit },
        `More than ${limit} positions can be reached: allow more, or solve a smaller game.`,
      );
    }
    const kind = position.turn();
    index.add(position.hashLow(), position.hashHigh(), node);
    turn.push(kind);
    start.push(child.length);
    payoff.push(kind === OVER ? position.payoff(0) - gathered(position) : 0);
    let count = 0;
    if (kind === CHANCE) count = position.outcomes(moves, chances, 0);
    else if (kind !== OVER) count = position.moves(moves, 0);
    for (let i = 0; i < count; i++) {
      child.push(-1);
      move.push(moves[i]!);
      points.push(0);
      probability.push(kind === CHANCE ? chances[i]! : 1);
    }
    return node;
  };

  for (const root of roots) {
    const position = root.copy();
    if (index.find(position.hashLow(), position.hashHigh()) >= 0) continue;
    const moves = new Int32Array(position.width);
    const chances = new Float64Array(position.width);
    // The path as nodes, with the edge followed at each; `ends` has the end of each node's edges.
    const path = [enter(position, moves, chances)];
    const edges = [start.items[path[0]!]!];
    const ends = [child.length];
    while (path.length > 0) {
      if (budget.isDue()) yield;
      const top = path.length - 1;
      const edge = edges[top]!;
      if (edge === ends[top]!) {
        left.push(path.pop()!);
        edges.pop();
        ends.pop();
        if (top > 0) position.undo();
        continue;
      }
      edges[top] = edge + 1;
      const before = gathered(position);
      position.play(move.items[edge]!);
      check(position, path.length);
      points.items[edge] = gathered(position) - before;
      const known = index.find(position.hashLow(), position.hashHigh());
      if (known >= 0) {
        child.items[edge] = known;
        position.undo();
        continue;
      }
      const node = enter(position, moves, chances);
      child.items[edge] = node;
      path.push(node);
      edges.push(start.items[node]!);
      ends.push(child.length);
    }
  }
  return yield* renumbered(
    left.trimmed(),
    {
      turn: turn.trimmed(),
      first: start.trimmed(),
      child: child.trimmed(),
      move: move.trimmed(),
      points: points.trimmed(),
      probability: probability.trimmed(),
      payoff: payoff.trimmed(),
    },
    index,
    budget,
  );
}

/** The most decisions on a path from a node to an end; infinite if there is a cycle. */
export function longestFrom({ size, turn, first, child }: StateGraph, node: number): number {
  const longest = new Int32Array(size);
  // Children come first, except in cycles.
  for (let at = 0; at <= node; at++) {
    let most = 0;
    for (let edge = first[at]!; edge < first[at + 1]!; edge++) {
      if (child[edge]! >= at) return Number.POSITIVE_INFINITY;
      most = Math.max(most, longest[child[edge]!]!);
    }
    longest[at] = most + (turn[at]! >= 0 ? 1 : 0);
  }
  return longest[node]!;
}

function gathered(position: Position): number {
  return position.gathered === undefined ? 0 : position.gathered();
}

function* renumbered(
  order: Int32Array,
  raw: Omit<StateGraph, "size" | "find">,
  index: HashIndex,
  budget: Budget,
): Generator<undefined, StateGraph, void> {
  const size = order.length;
  const edges = raw.child.length;
  const number = new Int32Array(size);
  for (let i = 0; i < size; i++) number[order[i]!] = i;
  const graph = {
    size,
    turn: new Int8Array(size),
    first: new Int32Array(size + 1),
    child: new Int32Array(edges),
    move: new Int32Array(edges),
    points: new Float64Array(edges),
    probability: new Float64Array(edges),
    payoff: new Float64Array(size),
    find: (low: number, high: number) => index.find(low, high),
  };
  let at = 0;
  for (let i = 0; i < size; i++) {
    if (budget.isDue()) yield;
    const old = order[i]!;
    graph.turn[i] = raw.turn[old]!;
    graph.payoff[i] = raw.payoff[old]!;
    graph.first[i] = at;
    const end = old + 1 < size ? raw.first[old + 1]! : edges;
    for (let edge = raw.first[old]!; edge < end; edge++, at++) {
      graph.child[at] = number[raw.child[edge]!]!;
      graph.move[at] = raw.move[edge]!;
      graph.points[at] = raw.points[edge]!;
      graph.probability[at] = raw.probability[edge]!;
    }
  }
  graph.first[size] = at;
  index.renumber(number);
  return graph;
}
