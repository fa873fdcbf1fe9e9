import { BOUNDS_MASK, GENERATION, NO_MOVE, Table } from "./table.js";

/** Words of the header; the first of them is the generation. */
const HEADER = 8;
const ENTRY = 8;

/**
 * A transposition table in memory that several threads read and write at once, without a lock. The first word of an
 * entry's key is stored with a hash of its other six words added (R. Hyatt, T. Mann 2002, "A lock-less transposition
 * table implementation for parallel search"), so a torn entry is never found. Plain reads and writes, no Atomics:
 * those are seven times slower, and an entry that is seen late costs only time.
 *
 * A found or claimed entry is copied to memory of this thread, `words` and `bounds` from index 0 on, and written back
 * with `settle`. The owner of the memory clears it when the game, the evaluator or the horizon changes.
 */
export class SharedTable extends Table {
  readonly memory: SharedArrayBuffer;
  private readonly shared: Int32Array;
  private readonly sets: number;
  private at = HEADER;

  /**
   * @param memory of another thread's table, or the number of entries (rounded up to a power of two; 32 bytes each)
   */
  constructor(memory: SharedArrayBuffer | number) {
    super(2);
    if (typeof memory === "number") {
      const size = 2 ** Math.ceil(Math.log2(Math.max(2, memory)));
      this.memory = new SharedArrayBuffer((HEADER + size * ENTRY) * 4);
    } else this.memory = memory;
    this.shared = new Int32Array(this.memory);
    this.sets = (this.entries >> 1) - 1;
  }

  override get entries(): number {
    return (this.shared.length - HEADER) / ENTRY;
  }

  /** Uses the generation that `advance` has set last, in any thread. */
  override begin(): void {
    this.generation = Atomics.load(this.shared, 0);
  }

  /** Makes existing entries the first to be replaced; called once per search, before any thread begins. */
  advance(): void {
    Atomics.store(this.shared, 0, (Atomics.load(this.shared, 0) + 1) & 255);
  }

  override clear(): void {
    this.shared.fill(0, HEADER);
  }

  override find(low: number, high: number): number {
    const first = HEADER + ((low & this.sets) << 4);
    return this.load(first, low, high) || this.load(first + ENTRY, low, high) ? 0 : -1;
  }

  override claim(low: number, high: number): number {
    const { shared, words } = this;
    const first = HEADER + ((low & this.sets) << 4);
    const second = first + ENTRY;
    const generation = this.generation << GENERATION;
    if (this.load(first, low, high) || this.load(second, low, high)) {
      words[3] = (words[3]! & BOUNDS_MASK) | generation;
      return 0;
    }
    this.at = this.worth(shared[first + 3]!) <= this.worth(shared[second + 3]!) ? first : second;
    words[0] = low;
    words[1] = high;
    words[2] = NO_MOVE;
    words[3] = generation;
    return 0;
  }

  override settle(): void {
    const { shared, words, at } = this;
    const move = words[2]!;
    const meta = words[3]!;
    const a = words[4]!;
    const b = words[5]!;
    const c = words[6]!;
    const d = words[7]!;
    shared[at + 2] = move;
    shared[at + 3] = meta;
    shared[at + 4] = a;
    shared[at + 5] = b;
    shared[at + 6] = c;
    shared[at + 7] = d;
    shared[at + 1] = words[1]!;
    shared[at] = words[0]! ^ foldOf(move, meta, a, b, c, d);
  }

  private load(at: number, low: number, high: number): boolean {
    const { shared } = this;
    // Most entries read have other keys: the second word shows it at once.
    if (shared[at + 1] !== high) return false;
    const move = shared[at + 2]!;
    const meta = shared[at + 3]!;
    const a = shared[at + 4]!;
    const b = shared[at + 5]!;
    const c = shared[at + 6]!;
    const d = shared[at + 7]!;
    if (meta === 0 || (shared[at]! ^ foldOf(move, meta, a, b, c, d)) !== low) return false;
    const { words } = this;
    words[0] = low;
    words[1] = high;
    words[2] = move;
    words[3] = meta;
    words[4] = a;
    words[5] = b;
    words[6] = c;
    words[7] = d;
    this.at = at;
    return true;
  }
}

/**
 * Combines six words into one in which a change of any of them shows. In a sum or an XOR, equal changes of both bounds,
 * as of exact values, would cancel out; shifts between the factors bring the upper bits down before the next word.
 */
function foldOf(move: number, meta: number, a: number, b: number, c: number, d: number): number {
  const g = Math.imul(a ^ meta, 0x85ebca6b) + b;
  const h = Math.imul(g ^ (g >>> 15), 0xc2b2ae35) + c;
  const i = Math.imul(h ^ (h >>> 15), 0x27d4eb2f) + d;
  const j = Math.imul(i ^ (i >>> 15), 0x9e3779b1) + move;
  return Math.imul(j ^ (j >>> 13), 0x165667b1);
}
