/** Milliseconds that a part of a search may take in one piece. */
const PIECE = 3;

/** What is farther from the root is searched in one piece: each pause costs time and stack for every ply above it. */
export const STEPPED_PLIES = 128;

/** How much longer a part one decision deeper is taken to be, before one was seen. */
const GROWTH = 40;

/** The weight of a new measure: one part that was held up by something else does not count for long. */
const NEW = 0.1;

/** Decides which parts of a search are searched in one piece. */
export type Quickness = Pick<Quick, "has" | "run" | "since" | "mark">;

/** Where nobody waits for his turn: all in one piece, and nothing is measured. */
export const AT_ONCE: Quickness = {
  has: () => true,
  run: (_depth, part) => part(),
  since: () => {},
  mark: 0,
};

/**
 * How long parts of a search of each depth take, measured as they come. By it a search knows which parts are short enough to be
 * searched in one piece; that decides when others have their turn and nothing else.
 */
export class Quick {
  /** By depth: milliseconds, the mean of late. */
  private readonly took: number[] = [];
  /** All that was measured so far. */
  private spent = 0;

  /** Whether a part of this depth is likely to be over soon. */
  has(depth: number): boolean {
    const known = this.took[depth];
    if (known !== undefined) return known < PIECE;
    if (depth <= 1) return true;
    const below = this.took[depth - 1];
    return below !== undefined && below * GROWTH < PIECE;
  }

  /** Runs a part in one piece, and notes how long it took. */
  run(depth: number, part: () => void): void {
    const start = performance.now();
    part();
    const ms = performance.now() - start;
    this.spent += ms;
    this.note(depth, ms);
  }

  /** The mark from which `since` measures a part that is searched piece by piece. */
  get mark(): number {
    return this.spent;
  }

  /** Notes how long a part took whose pieces were measured. */
  since(mark: number, depth: number): void {
    this.note(depth, this.spent - mark);
  }

  private note(depth: number, ms: number): void {
    const known = this.took[depth];
    this.took[depth] = known === undefined ? ms : known + NEW * (ms - known);
  }
}
