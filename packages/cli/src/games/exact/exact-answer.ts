import type { Place } from "../place.js";

/** An exact value: what it is of, the middle of the interval that is proved to hold it, and that interval. */
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
  /** Positions, chance nodes included where the method has them. */
  readonly positions: number;
  /** By position, the best action. */
  readonly policy?: Readonly<Record<string, string>> | undefined;
}

export interface ExactQuestion {
  /** Undefined: the game from its start on. */
  readonly place: Place | undefined;
  readonly name: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The most positions and chance nodes. */
  readonly limit: number;
  readonly policy: boolean;
  readonly onProgress: (text: string) => void;
}
