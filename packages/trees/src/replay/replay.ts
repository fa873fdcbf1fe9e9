import type { Tree } from "../model/node.js";
import type { SearchEvent } from "../search/event.js";
import { outlineOf } from "../view/outline.js";
import { type Moment, momentAfter, UNSEEN } from "./moment.js";

/** Visited nodes by kind, and pruned nodes. */
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

/** Events between two checkpoints of the counters, and between two of a node's own milestones. */
const STRIDE = 512;
/** Index of an event that never happens. */
const NEVER = 0x7fffffff;

/**
 * The events of a search, sorted by node, so that the state at a step is looked up instead of replayed: it depends on
 * the node's own events before the step. Takes about 4 bytes per event and 16 bytes per node besides the events.
 */
export class Replay {
  readonly tree: Tree;
  readonly events: readonly SearchEvent[];
  /** Indices of events, grouped by node; those of node `id` begin at `starts[id]`. */
  private readonly own: Int32Array;
  private readonly starts: Int32Array;
  /** For each node, the index of the event that first enters it, and of the cut that first skips it before that. */
  private readonly entered: Int32Array;
  private readonly skipped: Int32Array;
  private firstSkip = NEVER;
  private readonly sizes: Int32Array;
  /** The steps at which something is cut, in order. */
  readonly cuts: number[] = [];
  /** The counters at every step that is a multiple of the stride. */
  private readonly checkpoints: Counters[] = [];
  /** The moments requested last, each with the number of its node's events before it. */
  private readonly moments = new Map<number, { readonly count: number; readonly moment: Moment }>();
  /** For each node, its moments after every stride of its own events, as far as they were needed. */
  private readonly milestones = new Map<number, Moment[]>();

  constructor(tree: Tree, events: readonly SearchEvent[]) {
    this.tree = tree;
    this.events = events;
    const size = tree.nodes.length;
    this.own = new Int32Array(events.length);
    this.starts = new Int32Array(size + 1);
    this.entered = new Int32Array(size).fill(NEVER);
    this.skipped = new Int32Array(size).fill(NEVER);
    this.sizes = outlineOf(tree).sizes;
    this.sortByNode();
    this.placeCheckpoints();
  }

  at(step: number): Snapshot {
    return new Snapshot(this, Math.max(0, Math.min(step, this.events.length)));
  }

  /** The first step after which a number of leaves were visited; the last one if there are never as many. */
  stepOfLeaves(leaves: number): number {
    if (leaves <= 0) return 0;
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.countersAt(middle).leaf < leaves) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The closest step before or after `from` at which something is cut. */
  cutBefore(from: number): number | undefined {
    return this.cuts[firstFrom(this.cuts, from) - 1];
  }

  cutAfter(from: number): number | undefined {
    return this.cuts[firstFrom(this.cuts, from + 1)];
  }

  /** The next step after `from` with an event at a node; wraps around to the first one. */
  nextAt(node: number, from: number): number | undefined {
    const start = this.starts[node];
    const end = this.starts[node + 1];
    if (start === undefined || end === undefined || start === end) return undefined;
    const next = start + this.countAt(node, from);
    return this.own[next < end ? next : start]! + 1;
  }

  /** The index of the last event before another one at the same node; -1 if there is none. */
  previous = (index: number): number => {
    const { node } = this.events[index]!;
    const count = this.countAt(node, index);
    return count === 0 ? -1 : this.own[this.starts[node]! + count - 1]!;
  };

  /** Returns the same object as long as the node is unchanged. */
  momentAt(node: number, step: number): Moment {
    const count = this.countAt(node, step);
    if (count === 0) return UNSEEN;
    const last = this.moments.get(node);
    if (last?.count === count) return last.moment;
    const milestone = this.milestone(node, Math.floor(count / STRIDE));
    const moment = momentAfter(milestone, this.eventsOf(node, count - (count % STRIDE), count));
    this.moments.set(node, { count, moment });
    return moment;
  }

  /** Caches a node's moments, so that the events of a node with very many children are replayed only once. */
  private milestone(node: number, number: number): Moment {
    if (number === 0) return UNSEEN;
    const passed = this.milestones.get(node) ?? [UNSEEN];
    this.milestones.set(node, passed);
    for (let next = passed.length; next <= number; next++) {
      passed.push(momentAfter(passed[next - 1]!, this.eventsOf(node, (next - 1) * STRIDE, next * STRIDE)));
    }
    return passed[number]!;
  }

  isEnteredAt(node: number, step: number): boolean {
    return this.entered[node]! < step;
  }

  /** A probed child is left as it is, and Star2 may return to what a probe skipped. */
  isCutAt(node: number, step: number): boolean {
    return this.skipped[node]! < step && !this.isEnteredAt(node, step);
  }

  isAnythingCutAt(step: number): boolean {
    return this.firstSkip < step;
  }

  countersAt(step: number): Counters {
    const from = step - (step % STRIDE);
    const counters = { ...this.checkpoints[from / STRIDE]! };
    for (let index = from; index < step; index++) this.count(counters, index);
    return counters;
  }

  private sortByNode(): void {
    const { tree, events, starts, own, entered, skipped } = this;
    for (const { node } of events) starts[node + 1]!++;
    for (let id = 0; id < tree.nodes.length; id++) starts[id + 1]! += starts[id]!;
    const next = starts.slice();
    for (let index = 0; index < events.length; index++) {
      const event = events[index]!;
      const { node } = event;
      own[next[node]!++] = index;
      if (event.type === "enter" && entered[node] === NEVER) entered[node] = index;
      if (event.type !== "cut") continue;
      this.cuts.push(index + 1);
      for (const child of event.skipped) {
        const { id } = tree.nodes[node]!.children[child]!;
        if (entered[id] !== NEVER || skipped[id] !== NEVER) continue;
        skipped[id] = index;
        this.firstSkip = Math.min(this.firstSkip, index);
      }
    }
  }

  private placeCheckpoints(): void {
    const counters: Counters = { max: 0, min: 0, player: 0, chance: 0, leaf: 0, pruned: 0, cuts: 0 };
    for (let step = 0; step <= this.events.length; step++) {
      if (step % STRIDE === 0) this.checkpoints.push({ ...counters });
      if (step < this.events.length) this.count(counters, step);
    }
  }

  /** Updates the counters by one event. */
  private count(counters: Counters, index: number): void {
    const event = this.events[index]!;
    const { kind, children } = this.tree.nodes[event.node]!;
    switch (event.type) {
      case "enter":
        counters[kind]++;
        if (this.entered[event.node] === index && this.skipped[event.node] !== NEVER)
          counters.pruned -= this.sizes[event.node]!;
        break;
      case "evaluate":
        if (!event.horizon) break;
        counters[kind]--;
        counters.leaf++;
        break;
      case "recall":
        counters[kind]--;
        break;
      case "cut":
        counters.cuts++;
        for (const child of event.skipped) {
          const { id } = children[child]!;
          if (this.skipped[id] === index) counters.pruned += this.sizes[id]!;
        }
        break;
    }
  }

  /** Number of a node's events before a step. */
  private countAt(node: number, step: number): number {
    const start = this.starts[node]!;
    return firstFrom(this.own, step, start, this.starts[node + 1]!) - start;
  }

  /** The events at a node, in order. */
  eventsAt(node: number): Generator<SearchEvent, void, void> {
    return this.eventsOf(node, 0, this.starts[node + 1]! - this.starts[node]!);
  }

  /** The steps after the last events at a node up to a step, in order. @param most how many */
  lastSteps(node: number, step: number, most: number): number[] {
    const start = this.starts[node]!;
    const end = start + this.countAt(node, step);
    return Array.from(this.own.subarray(Math.max(start, end - most), end), (index) => index + 1);
  }

  private *eventsOf(node: number, from: number, to: number): Generator<SearchEvent, void, void> {
    const start = this.starts[node]!;
    for (let at = start + from; at < start + to; at++) yield this.events[this.own[at]!]!;
  }
}

/** The state of a search at a step, read-only. */
export class Snapshot {
  readonly replay: Replay;
  /** Number of events before it. */
  readonly step: number;

  constructor(replay: Replay, step: number) {
    this.replay = replay;
    this.step = step;
  }

  /** The event that led to this step. */
  get event(): SearchEvent | undefined {
    return this.replay.events[this.step - 1];
  }

  get counters(): Readonly<Counters> {
    return this.replay.countersAt(this.step);
  }

  /** The same object as at another step without an event of the node in between. */
  momentOf(id: number): Moment {
    return this.replay.momentAt(id, this.step);
  }

  /** Whether the edge to a node is crossed out. */
  isCut(id: number): boolean {
    return this.replay.isCutAt(id, this.step);
  }

  /** Whether a node lies in a subtree that is skipped. */
  isSkipped(id: number): boolean {
    const { replay, step } = this;
    if (!replay.isAnythingCutAt(step)) return false;
    // Nothing above an entered node is crossed out.
    for (let at = id; at >= 0 && !replay.isEnteredAt(at, step); at = replay.tree.parents[at]!)
      if (replay.isCutAt(at, step)) return true;
    return false;
  }
}

/** The first place among ascending numbers whose number is at least `least`. */
function firstFrom(numbers: ArrayLike<number>, least: number, from = 0, to = numbers.length): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
