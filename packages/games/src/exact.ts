/** An exact value: what it is of, the middle of the interval that holds it, and that interval. */
export interface ExactValue {
  readonly name: "winProbability" | "expectedScore" | "value";
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
}

export interface ExactRow {
  readonly action: string;
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
}

/** A place solved exactly, from the mover's side. */
export interface Exact {
  readonly of: ExactValue;
  /** Whether the intervals are proved; otherwise they are estimated from how fast the values settle. */
  readonly proved: boolean;
  /** Best first; absent where only the value before the game's own chance is known. */
  readonly actions?: readonly ExactRow[] | undefined;
  readonly method: string;
  /** The value as a fraction in lowest terms, "-3/4", where the solver reckons in whole numbers. */
  readonly fraction?: string | undefined;
  /** The rules that the value is of, where a game is played by many, in one sentence. */
  readonly rules?: string | undefined;
  /** Positions, chance nodes included where the method has them. */
  readonly positions: number;
}

/**
 * A solver that only one game has, for what the engine's `solve` does not get through.
 *
 * @param state undefined: the game from before its first chance on
 * @param onProgress hears how far it is, in words
 * @returns undefined where the engine's `solve` is to be asked
 * @throws SearchError where it is too large, or was never solved
 */
export type ExactSolver = (
  state: unknown | undefined,
  onProgress: (text: string) => void,
) => Exact | undefined;
