import { type InnerNode, indexInParent, type Node } from "../model/node.js";
import { compare, type Limit, type Value, ZERO } from "../model/number.js";
import { ALPHA_BETA_TIME, type Algorithm, PERFECT_PLAY, TWO_PLAYERS } from "../search/algorithm.js";
import type { Search } from "../search/search.js";
import type { Visit } from "../search/visit.js";

/** An entry of OPEN: no play that continues from here can bring more than the merit. */
interface Entry {
  readonly node: Node;
  readonly solved: boolean;
  readonly merit: Limit;
  /** Remaining depth, in decisions. */
  readonly depth: number;
}

/** A binary heap. The entry with the greatest merit comes first; of equal ones, the leftmost in search order. */
class Open {
  private readonly heap: Entry[] = [];
  private readonly ranks: Int32Array;

  constructor(ranks: Int32Array) {
    this.ranks = ranks;
  }

  get size(): number {
    return this.heap.length;
  }

  push(entry: Entry): void {
    const { heap } = this;
    let at = heap.push(entry) - 1;
    for (let up = (at - 1) >> 1; at > 0 && this.precedes(entry, heap[up]!); at = up, up = (at - 1) >> 1)
      heap[at] = heap[up]!;
    heap[at] = entry;
  }

  pop(): Entry {
    const { heap } = this;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length > 0) this.sift(last);
    return first;
  }

  /** Removes the entries that match, and returns them from left to right. */
  remove(isGone: (entry: Entry) => boolean): Entry[] {
    const gone = this.heap.filter(isGone);
    const kept = this.heap.filter((entry) => !isGone(entry));
    this.heap.length = 0;
    for (const entry of kept) this.push(entry);
    return gone.sort((a, b) => this.ranks[a.node.id]! - this.ranks[b.node.id]!);
  }

  private precedes(a: Entry, b: Entry): boolean {
    const order = compare(a.merit, b.merit);
    return order > 0 || (order === 0 && this.ranks[a.node.id]! < this.ranks[b.node.id]!);
  }

  private sift(entry: Entry): void {
    const { heap } = this;
    let at = 0;
    for (let next = 1; next < heap.length; next = 2 * at + 1) {
      if (next + 1 < heap.length && this.precedes(heap[next + 1]!, heap[next]!)) next++;
      if (!this.precedes(heap[next]!, entry)) break;
      heap[at] = heap[next]!;
      at = next;
    }
    heap[at] = entry;
  }
}

/** The state-space search of one tree. */
class StateSpace {
  /** The merit that solved the root; undefined until then. */
  value: Value | undefined;
  private readonly s: Search;
  private readonly open: Open;
  /** The rank of each node from left to right, parents before children, by id. */
  private readonly ranks: Int32Array;
  /** The rank of the last node in each subtree, by id. */
  private readonly ends: Int32Array;
  /** The merit with which each decision was live, and the number of its solved children, by id. */
  private readonly merits = new Map<number, Limit>();
  private readonly solvedChildren: Int32Array;

  constructor(s: Search) {
    this.s = s;
    const { length } = s.tree.nodes;
    this.ranks = new Int32Array(length);
    this.ends = new Int32Array(length);
    this.solvedChildren = new Int32Array(length);
    this.rank();
    this.open = new Open(this.ranks);
    const { root } = s.tree;
    this.open.push({ node: root, solved: false, merit: Number.POSITIVE_INFINITY, depth: s.settings.depth });
  }

  private rank(): void {
    const { s, ranks, ends } = this;
    let next = 0;
    const stack: Node[] = [s.tree.root];
    for (let node = stack.pop(); node; node = stack.pop()) {
      ranks[node.id] = next++;
      if (node.kind === "leaf") continue;
      for (const i of [...s.order(node)].reverse()) stack.push(node.children[i]!);
    }
    for (let id = s.tree.nodes.length - 1; id >= 0; id--) {
      const { children } = s.tree.nodes[id]!;
      ends[id] = children.reduce((end, child) => Math.max(end, ends[child.id]!), ranks[id]!);
    }
  }

  /** Processes the first entry (the cases of the operator Γ). */
  *step(): Visit {
    const entry = this.open.pop();
    if (!entry.solved) this.expand(entry);
    else if (entry.node.id === 0) this.value = entry.merit as Value;
    else this.settle(entry);
    return ZERO;
  }

  private expand({ node, merit, depth }: Entry): void {
    const { s, open } = this;
    this.merits.set(node.id, merit);
    if (node.kind === "leaf" || s.isHorizon(node, depth)) {
      s.enter(node, undefined, undefined, false, { merit, added: [] });
      const value = s.evaluate(node, merit);
      open.push({ node, solved: true, merit: compare(value, merit) < 0 ? value : merit, depth });
      return;
    }
    const order = s.order(node);
    const added = s.maximises(node) ? order : order.slice(0, 1);
    s.enter(node, undefined, undefined, false, { merit, added });
    for (const i of added)
      open.push({ node: node.children[i]!, solved: false, merit, depth: s.below(node, depth) });
  }

  /** Handles a solved child that comes first: it solves a max node; at a min node the next child follows. */
  private settle({ node: child, merit, depth }: Entry): void {
    const { s, open } = this;
    const parent = s.tree.nodes[s.tree.parents[child.id]!] as InnerNode;
    const index = indexInParent(s.tree, child.id);
    const order = s.order(parent);
    const solved = merit as Value;
    if (s.maximises(parent)) {
      const gone = open.remove(({ node }) => this.isBelow(node, parent));
      s.solves(parent, index, solved, true, { removed: gone.length });
      if (s.events) this.drop(gone, parent, solved);
    } else {
      const done = ++this.solvedChildren[parent.id]!;
      // The child that lowered the merit is the one that MIN chooses.
      const better = compare(solved, this.merits.get(child.id)!) < 0;
      const next = order[done];
      s.solves(parent, index, solved, better, next === undefined ? { removed: 0 } : { next });
      if (next !== undefined) {
        open.push({ node: parent.children[next]!, solved: false, merit, depth });
        return;
      }
    }
    s.left(parent, solved, parent.id === 0 ? "exact" : "lower", false);
    open.push({ node: parent, solved: true, merit, depth: depth + 1 });
  }

  private isBelow(node: Node, above: Node): boolean {
    const rank = this.ranks[node.id]!;
    return rank > this.ranks[above.id]! && rank <= this.ends[above.id]!;
  }

  /** Reports what is never searched: the rest of the entries below a max node that is now solved. */
  private drop(gone: readonly Entry[], above: InnerNode, value: Value): void {
    const { s } = this;
    const rest = new Map<number, { skipped: number[]; left: Limit }>();
    for (const { node, solved, merit } of gone) {
      let below: Node = node;
      for (let isLive = !solved; below !== above; isLive = false) {
        const parent: InnerNode = s.tree.nodes[s.tree.parents[below.id]!] as InnerNode;
        const child = below;
        const order = s.order(parent);
        const at = order.findIndex((i) => parent.children[i] === child);
        const end = s.maximises(parent) ? at + 1 : order.length;
        const skipped = order.slice(isLive ? at : at + 1, end);
        const known = rest.get(parent.id) ?? { skipped: [], left: merit };
        for (const i of skipped) if (!known.skipped.includes(i)) known.skipped.push(i);
        rest.set(parent.id, {
          skipped: known.skipped,
          left: compare(merit, known.left) > 0 ? merit : known.left,
        });
        below = parent;
      }
    }
    const parents = [...rest.keys()].sort((a, b) => this.ranks[a]! - this.ranks[b]!);
    for (const id of parents) {
      const { skipped, left } = rest.get(id)!;
      if (skipped.length > 0) s.drops(s.tree.nodes[id] as InnerNode, skipped, left as Value, value, above.id);
    }
  }
}

function* search(_root: Node, s: Search): Visit {
  const space = new StateSpace(s);
  while (space.value === undefined) yield space.step();
  return space.value;
}

/** Best-first: always continues the play that promises most. */
export const sss: Algorithm<Value> = {
  name: "sss",
  title: "SSS*",
  source: "G. C. Stockman 1979; I. Roizen, J. Pearl 1983",
  needs: TWO_PLAYERS,
  properties: { ...PERFECT_PLAY, time: ALPHA_BETA_TIME, space: "O(b^(m/2)), all in OPEN" },
  prunes: true,
  settings: ["depth", "order"],
  pseudocode: [
    "sss(root): OPEN holds the root, live, with the merit +infinity",
    "  repeat: take from OPEN the entry with the greatest merit, of equal ones the leftmost",
    "    live leaf: put it back, solved, with min(merit, payoff)",
    "    live max node: put in all its children, live, with the same merit",
    "    live min node: put in its first child, live, with the same merit",
    "    solved child of a max node: put in its parent, solved; remove all entries below the parent",
    "    solved child of a min node: put in the next child, live, or after the last one the parent, solved",
    "    solved root: return its merit",
  ],
  lineOf(step) {
    const isMax = step.maximises();
    if (step.isEnd) return 2;
    if (step.event.type === "enter") return isMax ? 3 : 4;
    return isMax || step.event.type === "cut" ? 5 : 6;
  },
  start: search,
};
