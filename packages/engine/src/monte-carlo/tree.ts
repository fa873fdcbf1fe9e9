import { resized } from "../search/resized.js";

/** The `turn` of a node that was never visited. */
export const UNKNOWN = -3;

/** Initial capacity of a new tree, in nodes. */
const FIRST_CAPACITY = 1 << 12;

/** The maximum number of nodes reserved in advance. */
const MOST_EXPECTED = 1 << 20;

const GROWTH = 2;

/** The share of the memory for saved positions. */
const SAVED_SHARE = 0.4;

/**
 * A search tree in flat arrays, one entry per node: the children of a node are adjacent, node 0 is the root, and a
 * node's payoffs begin at `node * components` (1 if player 0's payoff determines all others', else the players).
 */
export class Tree {
  readonly components: number;
  /** The maximum number of nodes within the memory limit. */
  readonly limit: number;
  size = 1;
  private capacity = 0;
  /** The smallest and the largest payoff of any simulation. */
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;

  /** The move or outcome that leads here from the parent. */
  move = new Int32Array();
  visits = new Int32Array();
  /**
   * Sums of the payoffs, and of their squares, of all simulations through the node; if it is VALUED, its evaluation.
   */
  sum = new Float64Array();
  squares = new Float64Array();
  /** For an outcome its probability; for a move its share of the prior, if there are priors. */
  weight = new Float64Array();
  /** Proved bounds of player 0's payoff. */
  low = new Float64Array();
  high = new Float64Array();
  /** The first child (0: not expanded), and the number of children. */
  first = new Int32Array();
  count = new Int32Array();
  /** Player, CHANCE, OVER or UNKNOWN. */
  turn = new Int8Array();
  flags = new Uint8Array();
  /** The index in `places` of the saved position of the node; 0: none. */
  place = new Int32Array();

  /** Saved positions, `wordsOfPlace` words each; the first entry stays empty. */
  places: Int32Array<ArrayBuffer>;
  readonly wordsOfPlace: number;
  private readonly placesLimit: number;
  private placesEnd: number;

  /**
   * @param bytes memory limit of the tree
   * @param wordsOfPlace words of a saved position; 0 if none is saved
   * @param expected nodes to reserve at once
   */
  constructor(components: number, bytes: number, wordsOfPlace = 0, expected = FIRST_CAPACITY) {
    this.components = components;
    const forPlaces = wordsOfPlace > 0 ? bytes * SAVED_SHARE : 0;
    this.limit = Math.min(0x7fff_0000, Math.floor((bytes - forPlaces) / Tree.bytesOfNode(components)));
    this.wordsOfPlace = wordsOfPlace;
    this.placesLimit = Math.min(0x7fff_0000, Math.floor(forPlaces / 4));
    this.placesEnd = wordsOfPlace;
    this.places = new Int32Array(Math.min(this.placesLimit, FIRST_CAPACITY * wordsOfPlace));
    this.grow(Math.min(this.limit, Math.max(FIRST_CAPACITY, Math.min(expected, MOST_EXPECTED))));
    this.turn[0] = UNKNOWN;
  }

  static bytesOfNode(components: number): number {
    return 46 + 16 * components;
  }

  /** Adds `count` adjacent nodes and returns the first; 0 if there is no room. Their turn and bounds must be set. */
  add(count: number): number {
    const at = this.size;
    if (at + count > this.limit) return 0;
    if (at + count > this.capacity)
      this.grow(Math.min(this.limit, Math.max(at + count, GROWTH * this.capacity)));
    this.size = at + count;
    return at;
  }

  /** Reserves room for a saved position: returns its index in `places`; 0 if there is none. */
  addPlace(): number {
    const at = this.placesEnd;
    const end = at + this.wordsOfPlace;
    if (end > this.placesLimit) return 0;
    if (end > this.places.length)
      this.places = resized(
        this.places,
        Math.min(this.placesLimit, Math.max(end, GROWTH * this.places.length)),
      );
    this.placesEnd = end;
    return at;
  }

  /** Copies a node into an unused one, except what another tree has saved. */
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

  private grow(capacity: number): void {
    this.capacity = capacity;
    for (const name of ["move", "visits", "first", "count", "place"] as const)
      this[name] = resized(this[name], capacity);
    for (const name of ["weight", "low", "high"] as const) this[name] = resized(this[name], capacity);
    for (const name of ["sum", "squares"] as const)
      this[name] = resized(this[name], capacity * this.components);
    this.turn = resized(this.turn, capacity);
    this.flags = resized(this.flags, capacity);
  }
}

/** Some moves or outcomes of the node have no child yet. */
export const PARTIAL = 1;
/** Some child has tighter bounds than the game. */
export const PROOF = 2;
/** Both bounds are equal: the value is proved. */
export const SOLVED = 8;
/** Never visited, but evaluated when its parent was expanded. */
export const VALUED = 4;
