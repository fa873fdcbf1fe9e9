import type { MethodOptions } from "../contract/game.js";

/**
 * Transposition table on typed arrays. One entry is 32 bytes, two share a cache line:
 *
 *     word 0, 1   both words of the key, verified at every look-up
 *     word 2      best move
 *     word 3      depth + 1 of the lower bound (bits 0-9, 0: none) and whether it is solved (bit 10),
 *                 the same of the upper bound (bits 11-20, 21), generation (bits 22-29)
 *     double 2, 3 lower and upper bound, exactly as searched
 *
 * Each bound has its own depth, as chance nodes need (Veness, Blair 2007). An entry answers only for the same depth,
 * because values depend on the evaluation at the horizon; a bound that no horizon affected is "solved" and answers
 * for every larger depth as well. So a table never changes a value.
 */
export class Table {
  words!: Int32Array;
  bounds!: Float64Array;
  private mask!: number;
  /** By number of entries. */
  private readonly memories = new Map<number, Pick<Table, "words" | "bounds">>();
  private readonly size: number;
  private isSmall: boolean;
  protected generation = 0;
  private owner: readonly unknown[] | undefined;

  /** @param entries rounded up to a power of two; 32 bytes each. Default 2^18 (8 MiB). */
  constructor(entries = ENTRIES) {
    this.size = sizeOf(entries);
    this.isSmall = this.size > SMALL;
    this.allocate(this.isSmall ? SMALL : this.size);
  }

  get entries(): number {
    return this.size;
  }

  /**
   * Begins a search: older entries are replaced first. `owner` has everything that values depend on (the game, the
   * evaluator, the horizon); a search with another owner begins with an empty table.
   */
  begin(owner: readonly unknown[]): void {
    const last = this.owner;
    // A table that was never used is empty, and its memory is not allocated by the system yet.
    if (last && (owner.length !== last.length || owner.some((part, i) => part !== last[i]))) this.clear();
    this.owner = owner;
    this.generation = (this.generation + 1) & 255;
  }

  /** Makes the table as a new one, in the memory that it has. */
  restart(): void {
    this.owner = undefined;
    this.generation = 0;
    this.isSmall = this.size > SMALL;
    this.allocate(this.isSmall ? SMALL : this.size);
  }

  private allocate(size: number): void {
    const known = this.memories.get(size);
    known?.words.fill(0);
    const { words, bounds } = known ?? memoryOf(size);
    this.memories.set(size, { words, bounds });
    this.words = words;
    this.bounds = bounds;
    this.mask = (size >> 1) - 1;
  }

  /** Moves all entries to memory of the full size. */
  private grow(): void {
    const { words, bounds } = this;
    this.allocate(this.size);
    this.isSmall = false;
    for (let from = 0; from < words.length; from += 8) {
      if (words[from + 3] === 0) continue;
      const first = (words[from]! & this.mask) << 4;
      const at = this.words[first + 3] === 0 ? first : first + 8;
      for (let i = 0; i < 4; i++) this.words[at + i] = words[from + i]!;
      for (let i = 2; i < 4; i++) this.bounds[(at >> 1) + i] = bounds[(from >> 1) + i]!;
    }
  }

  clear(): void {
    this.words.fill(0);
  }

  /** Index of the first word of the entry of a key, -1 if there is none. */
  find(low: number, high: number): number {
    const { words } = this;
    const at = (low & this.mask) << 4;
    if (words[at] === low && words[at + 1] === high && words[at + 3] !== 0) return at;
    if (words[at + 8] === low && words[at + 9] === high && words[at + 11] !== 0) return at + 8;
    return -1;
  }

  /**
   * The entry of a key, ready to be written: the existing one, or one without bounds that replaces the less useful of
   * its two (older, then shallower).
   */
  claim(low: number, high: number): number {
    const { words } = this;
    const first = (low & this.mask) << 4;
    const second = first + 8;
    const generation = this.generation << GENERATION;
    if (words[first] === low && words[first + 1] === high) {
      words[first + 3] = (words[first + 3]! & BOUNDS_MASK) | generation;
      return first;
    }
    if (words[second] === low && words[second + 1] === high) {
      words[second + 3] = (words[second + 3]! & BOUNDS_MASK) | generation;
      return second;
    }
    const at = this.worth(words[first + 3]!) <= this.worth(words[second + 3]!) ? first : second;
    if (this.isSmall && words[at + 3] !== 0) {
      this.grow();
      return this.claim(low, high);
    }
    words[at] = low;
    words[at + 1] = high;
    words[at + 2] = NO_MOVE;
    words[at + 3] = generation;
    return at;
  }

  /** Finishes writing a claimed entry. Needed only for a table that threads share. */
  settle(): void {}

  protected worth(meta: number): number {
    const lower = meta & 1023;
    const upper = (meta >> UPPER) & 1023;
    const deeper = Math.max(lower, upper);
    return ((meta >> GENERATION) & 255) === this.generation ? deeper + 1024 : deeper;
  }
}

/**
 * Entries that a table has (128 kB) until one would be replaced: the memory of the default size costs more than a short
 * search. Nothing is lost, so the nodes of a search are the same.
 */
const SMALL = 1 << 12;
const ENTRIES = 1 << 18;

function sizeOf(entries: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, entries)));
}

function memoryOf(size: number): Pick<Table, "words" | "bounds"> {
  const memory = new ArrayBuffer(size * 32);
  return { words: new Int32Array(memory), bounds: new Float64Array(memory) };
}

/**
 * The table of the last search that had none of its own, unless another is using it: a new one costs a short search a
 * fifth of its time, and the next one its collection.
 */
let idle: Table | undefined;

/**
 * Runs the steps of a search with the table that an option asks for: a given one, none, or one that is as new, of some
 * size, and goes to the next search when these steps end.
 */
export function* withTable<Step>(
  option: MethodOptions<never>["table"],
  run: (table: Table | false) => Iterable<Step>,
): Generator<Step, void, void> {
  if (option === false || option instanceof Table) return yield* run(option);
  const size = typeof option === "number" ? sizeOf(option) : ENTRIES;
  const table = idle?.entries === size ? idle : new Table(size);
  // While it is in use, there is none for searches in between, such as one by an evaluator.
  if (table === idle) idle = undefined;
  table.restart();
  try {
    yield* run(table);
  } finally {
    idle = table;
  }
}

/** The table that an option asks for: a given one, a new one of some size, or none. */
export function tableFrom(option: MethodOptions<never>["table"]): Table | false {
  if (option === false || option instanceof Table) return option;
  return new Table(typeof option === "number" ? option : ENTRIES);
}

/** Bits of word 3. */
export const SOLVED = 1024;
export const UPPER = 11;
export const GENERATION = 22;
export const LOWER_MASK = 2047;
export const UPPER_MASK = LOWER_MASK << UPPER;
export const BOUNDS_MASK = LOWER_MASK | UPPER_MASK;
/** The maximum depth that the ten bits of an entry can hold. */
export const MAX_DEPTH = 1000;
/** "No move" in tables; a position may use it as a move, because it is only a hint. */
export const NO_MOVE = -0x8000_0000;
