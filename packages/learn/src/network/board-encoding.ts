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
}

export interface View {
  readonly bases: readonly number[];
  readonly sign: 1 | -1;
}
