import type { Phrase } from "@tyche/engine";
import { SearchError } from "@tyche/engine/errors";

/** An exact value: its meaning, the midpoint of the interval that contains it, and that interval. */
export interface ExactValue {
  readonly name: "winProbability" | "expectedScore" | "value";
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
}

/** The exact value of one action. */
export interface ExactRow {
  readonly action: string;
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
}

/** An exact solution of a position, from the mover's side. */
export interface Exact {
  readonly of: ExactValue;
  /** Whether the intervals are proved; otherwise they are estimated from how fast the values converge. */
  readonly proved: boolean;
  /** Best first; absent if only the value before the game's first chance event is known. */
  readonly actions?: readonly ExactRow[] | undefined;
  readonly method: string;
  /** Display text of the method, if it has no name. */
  readonly methodText?: Phrase | undefined;
  /** The value as a fraction in lowest terms, "-3/4", if the solver computes in whole numbers. */
  readonly fraction?: string | undefined;
  /** The rules to which the value applies, in one sentence, for games with many rule sets. */
  readonly rules?: Phrase | undefined;
  /** Number of positions, including chance nodes if the method has them. */
  readonly positions: number;
}

/**
 * A game-specific solver, for games too large for the engine's `solveGame`.
 *
 * @param state undefined: solve the game from before its first chance event
 * @param onProgress called with progress messages
 * @param limit maximum number of positions; Infinity if none was given
 * @returns undefined if the engine's `solveGame` should be used
 * @throws SearchError if the position is too large, or cannot be solved
 */
export type ExactSolver = (
  state: unknown | undefined,
  onProgress: (progress: Phrase) => void,
  limit: number,
) => Exact | undefined | Promise<Exact | undefined>;

/** The error of a solver that would exceed its limit. */
export function beyondLimit(game: string, limit: number): SearchError {
  return new SearchError(
    "game-too-many-positions",
    { game, limit },
    `${game} has more than ${limit.toLocaleString("en")} positions from there, too many to solve: choose a smaller game, a position nearer the end, or a larger --limit.`,
  );
}
