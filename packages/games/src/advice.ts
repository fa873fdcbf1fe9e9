/** What a solver of a game's own says of a state, beside the searches of the engine. */
export interface Advice {
  /** How it was found. */
  readonly method: string;
  /** Whether the first row is proved to be best. */
  readonly exact: boolean;
  /** Names of the figures in every row. */
  readonly figures: readonly string[];
  /** Everything that was considered, best first; at least one. */
  readonly rows: readonly AdviceRow[];
  /** Why the first row is best, in sentences. */
  readonly reason: string;
}

export interface AdviceRow {
  /** The action as its game writes it. */
  readonly action: string;
  /** By name; undefined or absent where it is not known. */
  readonly figures: readonly (number | undefined)[];
}
