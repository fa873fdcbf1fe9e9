/** One input feature with its value. */
export type FeatureValue = readonly [feature: number, value: number];

/**
 * Defines how a board of small signed numbers becomes features. Every slot with a nonzero number selects a row, a
 * short list of features, so the first layer of a network is a sum of rows, which are computed before play. A view,
 * such as that of the player on the other side, gives for each slot where its rows begin (`bases[slot]` is the row of
 * the number 0) and in which direction they run.
 */
export interface BoardEncoding {
  /** Bytes read per board, from its first; derived numbers come last. */
  readonly slots: number;
  readonly features: number;
  /** The features of each row; an empty list for rows that no board can use. */
  readonly rows: readonly (readonly FeatureValue[])[];
  readonly views: readonly BoardView[];
  readonly pairs?: PairFeatures;
  readonly phases?: Phases;
  readonly derived?: DerivedNumbers;
}

/** Numbers that are computed from a board and then read like those of any slot. */
export interface DerivedNumbers {
  /** Their number: they occupy the last slots. */
  readonly count: number;
  /** Writes them after the given bytes of each of `count` boards, the first of which is at `at`. */
  write(boards: Int8Array, at: number, count: number, stride: number): void;
}

/** The number of board bytes that the caller fills. */
export const givenBytes = ({ slots, derived }: BoardEncoding): number => slots - (derived?.count ?? 0);

/**
 * Features of two slots at once. A pair of occupied slots is one of 16 features, by whether each holds -2 or less,
 * -1, 1, or 2 and more (classes 0 to 3): feature first + ((distance - 1) * slots + lower slot) * 16 + class of the
 * lower * 4 + class of the higher. A view of sign -1 sees the line from its other end.
 */
export interface PairFeatures {
  /** Number of slots in the line, from the first slot of the board. */
  readonly slots: number;
  /** Maximum distance between the slots of a pair. */
  readonly reach: number;
  /** The first of these features, after all features of rows. */
  readonly first: number;
}

/**
 * The layers after the first are repeated for each phase of the game: a mixture of experts (R. Jacobs et al. 1991)
 * with a rule that selects the expert. The first slots are a line on which positive numbers move down and negative
 * ones up. Phase 0: they have passed each other. Otherwise the phase depends on how many positive numbers still have
 * to leave the upper end, and how many negative ones the lower end: phase 1 + own * (most + 1) + other's, each at
 * most `most`. A view of sign -1 swaps the two.
 */
export interface Phases {
  /** Slots of the line, 32 at most. */
  readonly slots: number;
  /** Slots of each end zone. */
  readonly zone: number;
  /** Larger counts are treated as this one. */
  readonly most: number;
}

export const phaseCount = (phases: Phases | undefined): number => (phases ? 1 + (phases.most + 1) ** 2 : 1);

/** The number of pair features. */
export const pairCount = ({ slots, reach }: Omit<PairFeatures, "first">): number => 16 * slots * reach;

/** How one player reads a board. */
export interface BoardView {
  readonly bases: readonly number[];
  readonly sign: 1 | -1;
}

/** Evaluates boards in batches, with any type of numbers: `Network` with an encoding, `QuantizedNetwork`. */
export interface BoardNetwork {
  readonly encoding: BoardEncoding | undefined;
  /** Boards of a batch, `stride` bytes apart. */
  readonly boards: Int8Array;
  readonly stride: number;
  /** Eight numbers for each board of a batch. */
  readonly results: Float32Array;
  /** Evaluates the boards `from` to `from + count - 1` as a view reads them. */
  evaluateBoards(from: number, count: number, view?: number): void;
}
