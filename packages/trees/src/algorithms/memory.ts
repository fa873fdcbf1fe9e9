import type { Node, Tree } from "../model/node.js";
import { compare, type Limit, larger, smaller, type Value } from "../model/number.js";
import type { ValueBound } from "../search/event.js";
import type { Search } from "../search/search.js";

/** What is known of a node, as a search has left it. */
export interface Entry {
  /** The node that was searched. */
  readonly node: number;
  /** The value lies in [low, high]. */
  readonly low: Limit;
  readonly high: Limit;
  /** The best child, -1 where there is none. */
  readonly best: number;
  /** Decisions that were looked ahead. */
  readonly depth: number;
  /** Whether no estimate had a part in it, so that it holds for every greater depth as well. */
  readonly complete: boolean;
}

/**
 * The table of a search. Both bounds of a node are kept. Values of different depths are never mixed: an entry counts at its own depth,
 * and at greater ones where it is complete.
 */
export class Memory {
  private readonly entries = new Map<number, Entry>();
  private readonly keyOf: (node: Node) => number;

  /** @param keyOf nodes with the same key are one position */
  constructor(keyOf: (node: Node) => number = ({ id }) => id) {
    this.keyOf = keyOf;
  }

  /** What is known of a node, whether or not it holds at the depth that is asked. */
  at(node: Node): Entry | undefined {
    return this.entries.get(this.keyOf(node));
  }

  /** What is known of a node at a depth. */
  known(node: Node, depth: number): Entry | undefined {
    const entry = this.at(node);
    return entry && holdsAt(entry, depth) ? entry : undefined;
  }

  /** Keeps what a node was left with; both bounds together are the value where they meet. */
  keep(node: Node, value: Value, depth: number, complete: boolean, s: Search): void {
    const bound = s.record.bounds[node.id]!;
    const before = this.at(node);
    const isSame = before?.depth === depth;
    const low = bound === "upper" ? Number.NEGATIVE_INFINITY : value;
    const high = bound === "lower" ? Number.POSITIVE_INFINITY : value;
    const entry: Entry = {
      node: node.id,
      low: isSame ? larger<Limit>(before.low, low) : low,
      high: isSame ? smaller<Limit>(before.high, high) : high,
      best: s.record.chosen[node.id]!,
      depth,
      complete: complete && (!isSame || before.complete),
    };
    this.entries.set(this.keyOf(node), entry);
    if (compare(entry.low, entry.high) === 0) s.proved(node);
  }
}

function holdsAt({ depth, complete }: Entry, asked: number): boolean {
  return depth === asked || (complete && asked > depth);
}

/** What an entry answers a search with the window (alpha, beta): its value, or a bound that lies beyond the window. */
export function answerOf(
  { low, high }: Entry,
  alpha: Limit,
  beta: Limit,
): { readonly value: Value; readonly bound: ValueBound } | undefined {
  if (compare(low, high) === 0) return { value: low as Value, bound: "exact" };
  if (compare(low, beta) >= 0) return { value: low as Value, bound: "lower" };
  return compare(high, alpha) <= 0 ? { value: high as Value, bound: "upper" } : undefined;
}

/**
 * By node a number that two nodes share where their subtrees are the same but for names: the same kinds, players, payoffs and
 * estimates in the same order. Leaves share none, as there is nothing to save.
 */
export function positionsOf(tree: Tree): Int32Array {
  const numbers = new Int32Array(tree.nodes.length);
  const seen = new Map<string, number>();
  for (let id = tree.nodes.length - 1; id >= 0; id--) {
    const node = tree.nodes[id]!;
    numbers[id] = id;
    if (node.kind === "leaf") continue;
    const player = node.kind === "player" ? node.player : "";
    const below = node.children.map((child) =>
      child.kind === "leaf" ? `=${[child.value, ...(child.payoffs ?? [])].join(" ")}` : numbers[child.id],
    );
    const key = `${node.kind}${player}|${node.estimate ?? ""}|${below.join(",")}`;
    const known = seen.get(key);
    if (known === undefined) seen.set(key, id);
    else numbers[id] = known;
  }
  return numbers;
}
