import type { Search } from "./search.js";

/** Slots; a few dozen are in use at a time. */
const SLOTS = 1 << 12;
/** Words before the marks: the last finished task, an unused one, and two for nodes. */
const MARKS = 4;

/**
 * The nodes that threads are searching at the moment, in memory that they share. A mark is a hint: it may be
 * overwritten or left behind, and then a node is searched twice, or late. No value depends on it.
 */
export class UnderWay {
  readonly memory: SharedArrayBuffer;
  private readonly words: Int32Array;
  private readonly visited: BigInt64Array;

  /** @param memory of another thread's; default: new */
  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer((MARKS + SLOTS) * 4)) {
    this.memory = memory;
    this.words = new Int32Array(memory);
    this.visited = new BigInt64Array(memory, 8, 1);
  }

  /** Clears all marks and nodes, but not the last finished task; no thread may be searching. */
  clear(): void {
    this.words.fill(0, 2);
  }

  /** Adds to the nodes that all threads have visited, and returns their number. */
  count(nodes: number): number {
    return Number(Atomics.add(this.visited, 0, BigInt(nodes))) + nodes;
  }

  get done(): number {
    return Atomics.load(this.words, 0);
  }

  finish(task: number): void {
    Atomics.store(this.words, 0, task);
  }

  has(key: number): boolean {
    return Atomics.load(this.words, slotOf(key)) === key;
  }

  enter(key: number): void {
    Atomics.store(this.words, slotOf(key), key);
  }

  leave(key: number): void {
    Atomics.compareExchange(this.words, slotOf(key), key, 0);
  }
}

/** The key of a search of the position with this hash, with this depth in decisions and maximum number of moves. */
export function markOf(low: number, high: number, depth: number, width: number): number {
  const h = Math.imul(low ^ Math.imul(depth + 1, 0x9e3779b1), 0x85ebca6b);
  const i = Math.imul(high ^ (h >>> 15) ^ width, 0xc2b2ae35);
  // Zero is an empty slot.
  return i ^ (i >>> 13) ^ h || 1;
}

function slotOf(key: number): number {
  return MARKS + ((key ^ (key >>> 16)) & (SLOTS - 1));
}

/**
 * The order in which a thread takes the children of a node, by index. A child that another thread is searching is
 * postponed until that thread has left it, because its value narrows the windows of the others, or nothing else is
 * left.
 */
export class Agenda {
  /** Whether the child taken last is taken for the first time, so that it may be postponed. */
  isFresh = false;
  private readonly underWay: UnderWay | undefined;
  private readonly count: number;
  private readonly weights: Float64Array | undefined;
  private at = 0;
  private readonly late: number[] = [];
  private readonly keys: number[] = [];

  /** @param weights of outcomes, falling: one with less than half the weight of a postponed one waits for it */
  constructor(count: number, underWay: UnderWay | undefined, weights?: Float64Array) {
    this.count = count;
    this.underWay = underWay;
    this.weights = weights;
  }

  next(): number {
    const { late, keys, underWay, weights } = this;
    this.isFresh = false;
    for (let i = 0; i < late.length; i++) if (!underWay!.has(keys[i]!)) return this.take(i);
    const waits = weights && late.length > 0 && 2 * weights[this.at]! < weights[late[0]!]!;
    if (this.at < this.count && !waits) {
      this.isFresh = true;
      return this.at++;
    }
    return late.length > 0 ? this.take(0) : -1;
  }

  /** Postpones the fresh child with this key if another thread is searching it; 0 is never marked. */
  putOff(child: number, key: number): boolean {
    if (!this.isFresh || key === 0 || !this.underWay?.has(key)) return false;
    this.late.push(child);
    this.keys.push(key);
    return true;
  }

  get isEmpty(): boolean {
    return this.at === this.count && this.late.length === 0;
  }

  private take(i: number): number {
    this.keys.splice(i, 1);
    return this.late.splice(i, 1)[0]!;
  }
}

/**
 * The nodes from the root to the current one that are in the table, so that a thread can see that another has
 * answered one of them meanwhile.
 */
export class SharedPath {
  private readonly search: Search;
  private readonly low: number[] = [];
  private readonly high: number[] = [];
  private readonly depths: number[] = [];
  private readonly alphas: number[] = [];
  private readonly betas: number[] = [];
  private length = 0;

  /** @param search with a table that other threads write too */
  constructor(search: Search) {
    this.search = search;
  }

  /** Adds a node that is searched to this depth with the window of the search; returns its path index. */
  down(low: number, high: number, depth: number): number {
    const at = this.length++;
    this.low[at] = low;
    this.high[at] = high;
    this.depths[at] = depth;
    this.alphas[at] = this.search.alpha;
    this.betas[at] = this.search.beta;
    return at;
  }

  /** Removes the node at this path index and all below it. */
  up(at: number): void {
    this.length = at;
  }

  /**
   * The path index of the uppermost node that the table answers, with its value in `search.value`; -1 if there is
   * none.
   */
  answered(): number {
    const { search } = this;
    const table = search.table!;
    const { value } = search;
    for (let at = 0; at < this.length; at++) {
      const entry = table.find(this.low[at]!, this.high[at]!);
      if (entry < 0) continue;
      search.alpha = this.alphas[at]!;
      search.beta = this.betas[at]!;
      if (search.answer(entry, this.depths[at]!)) return at;
    }
    search.value = value;
    return -1;
  }
}
