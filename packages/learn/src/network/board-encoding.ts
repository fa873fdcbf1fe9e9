/** One feature of an input with its value. */
export type FeatureValue = readonly [feature: number, value: number];

/**
 * How a board of small signed numbers becomes features. Every slot of the board with a number other than 0 names a row, and a
 * row is a short list of features; so the first layer of a network is a sum of rows, added up before play.
 *
 * A board can be read in several ways, as by the player who sees it from the other side: a view says for each slot where
 * its rows begin (`bases[slot]` is the row of the number 0) and in which direction they run.
 */
export interface BoardEncoding {
  /** Bytes of a board that are read, from its first; those that are derived are the last of them. */
  readonly slots: number;
  /** How many features there are. */
  readonly features: number;
  /** The features of each row; an empty list for rows that no board names. */
  readonly rows: readonly (readonly FeatureValue[])[];
  readonly views: readonly BoardView[];
  readonly pairs?: PairFeatures;
  readonly phases?: Phases;
  readonly derived?: DerivedNumbers;
}

/** Numbers that are worked out from a board and then read as those of any slot. */
export interface DerivedNumbers {
  /** How many: the last so many slots. */
  readonly count: number;
  /** Writes them behind the bytes of so many boards, of which the first begins at `at`. */
  write(boards: Int8Array, at: number, count: number, stride: number): void;
}

/** Bytes of a board that whoever hands it over fills. */
export const givenBytes = ({ slots, derived }: BoardEncoding): number => slots - (derived?.count ?? 0);

/**
 * Features of two slots at once: what two neighbours hold says more than each of them alone, as a wall of points or a
 * checker in reach of another. A pair of slots of which neither is empty is one of 16 features, by whether each holds -2 or
 * less, -1, 1, or 2 and more (classes 0 to 3): feature first + ((distance - 1) * slots + lower slot) * 16 + class of the
 * lower * 4 + class of the higher. A view of sign -1 sees the line from its other end.
 */
export interface PairFeatures {
  /** So many slots lie in a line, the first of the board. */
  readonly slots: number;
  /** Slots further apart than this make no pair. */
  readonly reach: number;
  /** The first of these features, behind all that rows name. */
  readonly first: number;
}

/**
 * The layers after the first come once for each phase of the game, since what matters is not the same in all: a mixture of
 * experts (R. Jacobs et al. 1991) that a rule chooses from. The first slots are a line on which numbers above zero come down
 * and those below zero go up. Phase 0: they have passed each other. Else it is counted how many numbers above zero still
 * have to leave the upper end, and how many below zero the lower end: phase 1 + own * (most + 1) + other's, each at most
 * `most`. A view of sign -1 has them the other way round.
 */
export interface Phases {
  /** Slots of the line, 32 at most. */
  readonly slots: number;
  /** Slots of each end. */
  readonly zone: number;
  /** More than these are not told apart. */
  readonly most: number;
}

/** How many phases there are; 1 without any rule. */
export const phaseCount = (phases: Phases | undefined): number => (phases ? 1 + (phases.most + 1) ** 2 : 1);

/** How many features pairs have. */
export const pairCount = ({ slots, reach }: Omit<PairFeatures, "first">): number => 16 * slots * reach;

/** How one player reads a board. */
export interface BoardView {
  readonly bases: readonly number[];
  readonly sign: 1 | -1;
}
