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
  /** Bytes of a board that are read, from its first. */
  readonly slots: number;
  /** How many features there are. */
  readonly features: number;
  /** The features of each row; an empty list for rows that no board names. */
  readonly rows: readonly (readonly FeatureValue[])[];
  readonly views: readonly View[];
  readonly pairs?: PairFeatures;
}

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

/** How many features pairs have. */
export const pairCount = ({ slots, reach }: Omit<PairFeatures, "first">): number => 16 * slots * reach;

export interface View {
  readonly bases: readonly number[];
  readonly sign: 1 | -1;
}
