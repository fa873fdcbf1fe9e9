import { type Phrase, SearchError } from "@tyche/engine";

/** An exact value: what it is of, the middle of the interval that holds it, and that interval. */
export interface ExactValue {
  readonly name: "winProbability" | "expectedScore" | "value";
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
}

/** What opening one cell is worth in an endgame of Minesweeper. */
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
  /** What people call the method, where that is no name. */
  readonly methodText?: Phrase | undefined;
  /** The value as a fraction in lowest terms, "-3/4", where the solver reckons in whole numbers. */
  readonly fraction?: string | undefined;
  /** The rules that the value is of, where a game is played by many, in one sentence. */
  readonly rules?: Phrase | undefined;
  /** Positions, chance nodes included where the method has them. */
  readonly positions: number;
}

/**
 * A solver that only one game has, for what the engine's `solveGame` does not get through.
 *
 * @param state undefined: the game from before its first chance on
 * @param onProgress hears how far it is, in words
 * @param limit positions beyond which it is not to be tried; Infinity where nobody named one
 * @returns undefined where the engine's `solveGame` is to be asked
 * @throws SearchError where it is too large, or was never solved
 */
export type ExactSolver = (
  state: unknown | undefined,
  onProgress: (progress: Phrase) => void,
  limit: number,
) => Exact | undefined | Promise<Exact | undefined>;

/** The error of a solver that would have to go beyond its limit. */
export function beyondLimit(game: string, limit: number): SearchError {
  return new SearchError(
    "game-too-many-positions",
    { game, limit },
    `${game} has more than ${limit.toLocaleString("en")} positions from there, too many to solve: choose a smaller game, a position nearer the end, or a larger --limit.`,
  );
}
