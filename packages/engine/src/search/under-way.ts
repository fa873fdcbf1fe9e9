/** Slots; a few dozen are in use at a time. */
const SLOTS = 1 << 12;
/** Words before the marks: the last finished task, an unused one, and two for nodes. */
const MARKS = 4;

/**
 * The nodes that threads are searching at the moment, in memory that all threads of a search share.
 *
 * A mark is a hint: it may be overwritten by another of the same slot, or left behind by a thread that died, and then
 * a node is searched by two threads, or later than possible. No value depends on it.
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

  /** The last task that some thread has finished. */
  get done(): number {
    return Atomics.load(this.words, 0);
  }

  finish(task: number): void {
    Atomics.store(this.words, 0, task);
  }

  /** Whether there is a mark with this key. */
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
export function keyOf(low: number, high: number, depth: number, width: number): number {
  const h = Math.imul(low ^ Math.imul(depth + 1, 0x9e3779b1), 0x85ebca6b);
  const i = Math.imul(high ^ (h >>> 15) ^ width, 0xc2b2ae35);
  // Zero is an empty slot.
  return i ^ (i >>> 13) ^ h || 1;
}

function slotOf(key: number): number {
  return MARKS + ((key ^ (key >>> 16)) & (SLOTS - 1));
}
