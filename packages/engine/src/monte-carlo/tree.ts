/** What `turn` of a node says that was never visited. */
export const UNKNOWN = -3;

/** Nodes of a new tree. */
const FIRST_CAPACITY = 1 << 12;

/** No more room than for so many nodes is made on mere expectation. */
const MOST_EXPECTED = 1 << 20;

/** How much larger arrays get that are full. */
const GROWTH = 2;

/** The share of the memory that saved places may take. */
const SAVED_SHARE = 0.4;

/**
 * A search tree in flat arrays, one entry a node. The children of a node lie side by side; node 0 is the root.
 *
 * `components` is how many numbers a payoff needs: one where player 0's says all others', else one a player. A node's
 * payoffs start at `node * components`.
 */
export class Tree {
  readonly components: number;
  /** The most nodes that fit into the memory allowed. */
  readonly limit: number;
  /** Nodes used. */
  size = 1;
  capacity: number;
  /** The smallest and the largest payoff that a simulation brought. */
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;

  /** The move or outcome that leads from the parent here. */
  move: Int32Array;
  visits: Int32Array;
  /**
   * Sums of the payoffs, and of their squares, of all simulations through the node. At a node that is VALUED the sum is
   * its evaluation, which no simulation has fetched yet.
   */
  sum: Float64Array;
  squares: Float64Array;
  /** At an outcome its probability; at a move its share of the prior where there are priors. */
  weight: Float64Array;
  /** Proved bounds of player 0's payoff. */
  low: Float64Array;
  high: Float64Array;
  /** The first child (0: not expanded), and how many there are. */
  first: Int32Array;
  count: Int32Array;
  /** Player, CHANCE, OVER or UNKNOWN. */
  turn: Int8Array;
  /** See the flags below. */
  flags: Uint8Array;
  /** Where the place of the node is saved in `places`; 0: nowhere. */
  place: Int32Array;

  /** Places that the position saved, `wordsOfPlace` words each; the first of them stays empty. */
  places: Int32Array;
  readonly wordsOfPlace: number;
  private readonly placesLimit: number;
  private placesEnd: number;

  /**
   * @param bytes memory that the tree may take
   * @param wordsOfPlace words that a saved place takes; 0 where none is saved
   * @param expected nodes to make room for at once
   */
  constructor(components: number, bytes: number, wordsOfPlace = 0, expected = FIRST_CAPACITY) {
    this.components = components;
    const forPlaces = wordsOfPlace > 0 ? bytes * SAVED_SHARE : 0;
    this.limit = Math.min(0x7fff_0000, Math.floor((bytes - forPlaces) / Tree.bytesOfNode(components)));
    this.wordsOfPlace = wordsOfPlace;
    this.placesLimit = Math.min(0x7fff_0000, Math.floor(forPlaces / 4));
    this.placesEnd = wordsOfPlace;
    this.places = new Int32Array(Math.min(this.placesLimit, FIRST_CAPACITY * wordsOfPlace));
    this.capacity = Math.min(this.limit, Math.max(FIRST_CAPACITY, Math.min(expected, MOST_EXPECTED)));
    const { capacity } = this;
    this.move = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.sum = new Float64Array(capacity * components);
    this.squares = new Float64Array(capacity * components);
    this.weight = new Float64Array(capacity);
    this.low = new Float64Array(capacity);
    this.high = new Float64Array(capacity);
    this.first = new Int32Array(capacity);
    this.count = new Int32Array(capacity);
    this.turn = new Int8Array(capacity);
    this.flags = new Uint8Array(capacity);
    this.place = new Int32Array(capacity);
    this.turn[0] = UNKNOWN;
  }

  static bytesOfNode(components: number): number {
    return 46 + 16 * components;
  }

  /** The first of `count` new nodes side by side; 0 where there is no room. Their turn and bounds are to be set. */
  add(count: number): number {
    const at = this.size;
    if (at + count > this.limit) return 0;
    if (at + count > this.capacity) this.grow(at + count);
    this.size = at + count;
    return at;
  }

  /** Room for the place of a node: where it begins in `places`; 0 where there is none. */
  addPlace(): number {
    const at = this.placesEnd;
    const end = at + this.wordsOfPlace;
    if (end > this.placesLimit) return 0;
    if (end > this.places.length)
      this.places = grownWords(
        this.places,
        Math.min(this.placesLimit, Math.max(end, GROWTH * this.places.length)),
      );
    this.placesEnd = end;
    return at;
  }

  /** Copies what is known of a node into an unused one; what another tree has saved stays there. */
  copy(from: number, to: number, source: Tree = this): void {
    const { components } = this;
    this.move[to] = source.move[from]!;
    this.visits[to] = source.visits[from]!;
    for (let i = 0; i < components; i++) {
      this.sum[to * components + i] = source.sum[from * components + i]!;
      this.squares[to * components + i] = source.squares[from * components + i]!;
    }
    this.weight[to] = source.weight[from]!;
    this.low[to] = source.low[from]!;
    this.high[to] = source.high[from]!;
    this.first[to] = source.first[from]!;
    this.count[to] = source.count[from]!;
    this.turn[to] = source.turn[from]!;
    this.flags[to] = source.flags[from]!;
    this.place[to] = source === this ? source.place[from]! : 0;
  }

  private grow(needed: number): void {
    const capacity = Math.min(this.limit, Math.max(needed, GROWTH * this.capacity));
    const { components } = this;
    this.capacity = capacity;
    this.move = grownWords(this.move, capacity);
    this.visits = grownWords(this.visits, capacity);
    this.sum = grownNumbers(this.sum, capacity * components);
    this.squares = grownNumbers(this.squares, capacity * components);
    this.weight = grownNumbers(this.weight, capacity);
    this.low = grownNumbers(this.low, capacity);
    this.high = grownNumbers(this.high, capacity);
    this.first = grownWords(this.first, capacity);
    this.count = grownWords(this.count, capacity);
    const turn = new Int8Array(capacity);
    turn.set(this.turn);
    this.turn = turn;
    const flags = new Uint8Array(capacity);
    flags.set(this.flags);
    this.flags = flags;
    this.place = grownWords(this.place, capacity);
  }
}

/** Some moves or outcomes of the node have no child yet. */
export const PARTIAL = 1;
/** Some child has bounds that are tighter than the game's. */
export const PROOF = 2;
/** Both bounds are the same: the value is proved. */
export const SOLVED = 8;
/** Never visited, but evaluated when its parent was expanded. */
export const VALUED = 4;

function grownWords(words: Int32Array, length: number): Int32Array {
  const grown = new Int32Array(length);
  grown.set(words);
  return grown;
}

function grownNumbers(numbers: Float64Array, length: number): Float64Array {
  const grown = new Float64Array(length);
  grown.set(numbers);
  return grown;
}
