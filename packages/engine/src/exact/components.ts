import type { Budget } from "../contract/budget.js";
import type { StateGraph } from "./graph.js";

/** Strongly connected components (R. Tarjan 1972, without recursion), each after all components that it leads to. */
export interface Components {
  readonly count: number;
  /** All nodes, grouped by component. */
  readonly nodes: Int32Array;
  /** By component: the index of its first node; one entry more than components. */
  readonly first: Int32Array;
}

export function* components(
  graph: Pick<StateGraph, "size" | "first" | "child">,
  budget: Budget,
): Generator<undefined, Components, void> {
  const { size, first: edges, child } = graph;
  const UNSEEN = -1;
  const number = new Int32Array(size).fill(UNSEEN);
  const lowest = new Int32Array(size);
  const waiting = new Uint8Array(size);
  const stack = new Int32Array(size);
  const path = new Int32Array(size);
  const next = new Int32Array(size);
  const nodes = new Int32Array(size);
  const starts: number[] = [0];
  let seen = 0;
  let stacked = 0;
  let done = 0;
  for (let root = 0; root < size; root++) {
    if (number[root] !== UNSEEN) continue;
    let depth = 0;
    path[0] = root;
    while (depth >= 0) {
      if (budget.isDue()) yield;
      const node = path[depth]!;
      if (number[node] === UNSEEN) {
        number[node] = lowest[node] = seen++;
        stack[stacked++] = node;
        waiting[node] = 1;
        next[node] = edges[node]!;
      }
      let deeper = false;
      while (next[node]! < edges[node + 1]!) {
        const to = child[next[node]!]!;
        if (number[to] === UNSEEN) {
          path[++depth] = to;
          deeper = true;
          break;
        }
        if (waiting[to] === 1) lowest[node] = Math.min(lowest[node]!, lowest[to]!);
        next[node]!++;
      }
      if (deeper) continue;
      if (lowest[node] === number[node]) {
        let member: number;
        do {
          member = stack[--stacked]!;
          waiting[member] = 0;
          nodes[done++] = member;
        } while (member !== node);
        starts.push(done);
      }
      depth--;
    }
  }
  return { count: starts.length - 1, nodes, first: Int32Array.from(starts) };
}
