import type { Node, Tree } from "../model/node.js";
import { compare, type Limit, larger, smaller, type Value } from "../model/number.js";
import type { ValueBound } from "../search/event.js";
import type { Search } from "../search/search.js";

/** What a search found out about a node. */
export interface Entry {
  /** The node that was searched. */
  readonly node: number;
  /** The value lies in [low, high]. */
  readonly low: Limit;
  readonly high: Limit;
  /** The best child; -1 if there is none. */
  readonly best: number;
  /** Search depth of the entry, in decisions. */
  readonly depth: number;
  /** Whether no estimate was used, so that the entry holds at every greater depth as well. */
  readonly complete: boolean;
}

/**
 * The transposition table of a search. It keeps both bounds of a node. Values of different depths are never mixed: an
 * entry holds at its own depth, and at greater ones if it is complete.
 */
export class Memory {
  private readonly entries = new Map<number, Entry>();
  private readonly keyOf: (node: Node) => number;

  /** @param keyOf nodes with the same key are the same position */
  constructor(keyOf: (node: Node) => number = ({ id }) => id) {
    this.keyOf = keyOf;
  }

  /** The entry of a node, whether or not it holds at the depth of the search. */
  at(node: Node): Entry | undefined {
    return this.entries.get(this.keyOf(node));
  }

  /** The entry of a node that holds at a depth. */
  known(node: Node, depth: number): Entry | undefined {
    const entry = this.at(node);
    return entry && holdsAt(entry, depth) ? entry : undefined;
  }

  /** Stores the result of a node; where both bounds meet they are its value. */
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

/** The answer of an entry to a search with the window (alpha, beta): its value, or a bound outside the window. */
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
 * A number for each node, by id. Two nodes share a number if their subtrees are equal but for names: the same kinds,
 * players, payoffs and estimates in the same order. Leaves share none, as that would save nothing.
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
