import type { Bound, CutRule, Limit, Relation, SearchEvent, Tree, Value, Worth } from "@tyche/trees";

/** What a search has said of a node up to a step. */
export interface Moment {
  readonly visits: number;
  /** Entered and not left. */
  readonly open: boolean;
  /** Only some of its children are looked at (Star2). */
  readonly probing: boolean;
  /** The window that was handed down, on the edge; undefined where the algorithm has none. */
  readonly handed: readonly [alpha: Limit, beta: Limit] | undefined;
  /** The window as it stands at the node now. */
  readonly window: readonly [alpha: Limit, beta: Limit] | undefined;
  /** [L, U] of a chance node. */
  readonly interval: readonly [low: Value, high: Value] | undefined;
  /** The value it was left with, or the best so far. */
  readonly value: Worth | undefined;
  readonly bound: Bound;
  /** Whether `value` is what the node was left with. */
  readonly done: boolean;
  /** An estimate stood for the rest. */
  readonly horizon: boolean;
  /** Index of the best child so far. */
  readonly chosen: number;
  readonly cut:
    | { readonly rule: CutRule; readonly left: Value; readonly relation: Relation; readonly right: Value }
    | undefined;
}

export const UNSEEN: Moment = {
  visits: 0,
  open: false,
  probing: false,
  handed: undefined,
  window: undefined,
  interval: undefined,
  value: undefined,
  bound: "exact",
  done: false,
  horizon: false,
  chosen: -1,
  cut: undefined,
};

export interface Counters {
  max: number;
  min: number;
  player: number;
  chance: number;
  leaf: number;
  /** Nodes in subtrees that were cut off. */
  pruned: number;
  cuts: number;
}

/** Plays the events of a search forwards and backwards. Steps are numbered by the events done, from 0. */
export class Replay {
  readonly tree: Tree;
  readonly events: readonly SearchEvent[];
  private readonly moments = new Map<number, Moment>();
  /** Roots of the subtrees that are skipped. */
  private readonly skippedRoots = new Set<number>();
  private at = 0;
  counters: Counters = noCounters();

  constructor(tree: Tree, events: readonly SearchEvent[]) {
    this.tree = tree;
    this.events = events;
  }

  get step(): number {
    return this.at;
  }

  /** The event that led to this step. */
  get event(): SearchEvent | undefined {
    return this.events[this.at - 1];
  }

  /** Goes to a step, at most to the last one. */
  seek(step: number): this {
    const wanted = Math.max(0, Math.min(step, this.events.length));
    if (wanted < this.at) {
      this.moments.clear();
      this.skippedRoots.clear();
      this.counters = noCounters();
      this.at = 0;
    }
    while (this.at < wanted) this.apply(this.events[this.at++]!);
    return this;
  }

  momentOf(id: number): Moment {
    return this.moments.get(id) ?? UNSEEN;
  }

  /** Whether the edge to a node is crossed out. */
  isCut(id: number): boolean {
    return this.skippedRoots.has(id);
  }

  /** Whether a node lies in a subtree that is skipped. */
  isSkipped(id: number): boolean {
    if (this.skippedRoots.size === 0) return false;
    for (let at = id; at >= 0; at = this.tree.parents[at]!) if (this.skippedRoots.has(at)) return true;
    return false;
  }

  private set(id: number, change: Partial<Moment>): void {
    this.moments.set(id, { ...this.momentOf(id), ...change });
  }

  private apply(event: SearchEvent): void {
    const { node } = event;
    const before = this.momentOf(node);
    switch (event.type) {
      case "enter": {
        const window = event.window ? ([event.alpha, event.beta] as const) : undefined;
        this.counters[this.tree.nodes[node]!.kind]++;
        this.unskip(node);
        this.set(node, {
          visits: before.visits + 1,
          open: true,
          probing: event.probe,
          handed: window,
          window,
          done: false,
          value: undefined,
          bound: "exact",
          cut: undefined,
        });
        break;
      }
      case "evaluate":
        if (event.horizon) {
          this.counters[this.tree.nodes[node]!.kind]--;
          this.counters.leaf++;
        }
        this.set(node, {
          value: event.value,
          bound: "exact",
          done: true,
          open: false,
          horizon: event.horizon,
        });
        break;
      case "child": {
        const window = before.window && ([event.alpha, event.beta] as const);
        const chosen = event.better ? event.child : before.chosen;
        this.set(node, { value: event.best, window, chosen });
        break;
      }
      case "interval":
        if (event.low && event.high) this.set(node, { interval: [event.low, event.high] });
        break;
      case "cut":
        this.counters.cuts++;
        this.set(node, { cut: event });
        for (const index of event.skipped) this.skip(this.tree.nodes[node]!.children[index]!.id);
        break;
      case "leave":
        this.set(node, { value: event.value, bound: event.bound, done: true, open: false, probing: false });
        break;
    }
  }

  /** A child that was probed is only left as it is, so it is not crossed out. */
  private skip(id: number): void {
    if (this.momentOf(id).visits > 0 || this.skippedRoots.has(id)) return;
    this.skippedRoots.add(id);
    this.counters.pruned += this.sizeOf(id);
  }

  /** Star2 may come back to what a probe left out. */
  private unskip(id: number): void {
    if (this.skippedRoots.delete(id)) this.counters.pruned -= this.sizeOf(id);
  }

  /** Nodes of a subtree: ids are preorder numbers, so it ends where the next subtree begins. */
  private sizeOf(id: number): number {
    let end = id;
    for (let node = this.tree.nodes[id]!; ; node = node.children.at(-1)!) {
      end = node.id;
      if (node.children.length === 0) break;
    }
    return end - id + 1;
  }
}

function noCounters(): Counters {
  return { max: 0, min: 0, player: 0, chance: 0, leaf: 0, pruned: 0, cuts: 0 };
}

/** The next step after `from` whose event is at a node; from the start again where there is none. */
export function nextEventAt(events: readonly SearchEvent[], node: number, from: number): number | undefined {
  for (let offset = 0; offset < events.length; offset++) {
    const index = (from + offset) % events.length;
    if (events[index]!.node === node) return index + 1;
  }
  return undefined;
}
