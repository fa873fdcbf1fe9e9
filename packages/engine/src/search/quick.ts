/** Milliseconds that a part of a search may take without a pause. */
const PIECE = 3;

/**
 * Parts farther from the root are searched without pauses: each pause costs time and stack for every ply above it.
 */
export const STEPPED_PLIES = 128;

/** The assumed growth of the time with one more decision of depth, until it is measured. */
const GROWTH = 40;

/** The weight of a new measurement: a single part that was delayed by something else soon stops counting. */
const NEW = 0.1;

/** Decides which parts of a search run without pauses. */
export type Quickness = Pick<Quick, "has" | "run" | "since" | "mark">;

/** For callers that do not share the thread: everything runs without pauses, and nothing is measured. */
export const AT_ONCE: Quickness = {
  has: () => true,
  run: (_depth, part) => part(),
  since: () => {},
  mark: 0,
};

/**
 * Measures how long parts of a search of each depth take. A search uses it to find parts that are short enough to run
 * without pauses; it affects only when other work can run.
 */
export class Quick {
  /** By depth: milliseconds, as a moving average. */
  private readonly took: number[] = [];
  /** The sum of all measurements so far. */
  private spent = 0;

  /** Whether a part of this depth is likely to be short. */
  has(depth: number): boolean {
    const known = this.took[depth];
    if (known !== undefined) return known < PIECE;
    if (depth <= 1) return true;
    const below = this.took[depth - 1];
    return below !== undefined && below * GROWTH < PIECE;
  }

  /** Runs a part without pauses, and records how long it took. */
  run(depth: number, part: () => void): void {
    const start = performance.now();
    part();
    const ms = performance.now() - start;
    this.spent += ms;
    this.note(depth, ms);
  }

  /** The mark from which `since` measures a part that is searched in pieces. */
  get mark(): number {
    return this.spent;
  }

  /** Records how long a part took whose pieces were measured. */
  since(mark: number, depth: number): void {
    this.note(depth, this.spent - mark);
  }

  private note(depth: number, ms: number): void {
    const known = this.took[depth];
    this.took[depth] = known === undefined ? ms : known + NEW * (ms - known);
  }
}
