import type { PieceWorkName } from "../pieces/piece-work.js";
import { openLane } from "../threads/lane.js";
import { LostThreadError } from "../threads/threads.js";
import type { QuestionOf, TaskOf } from "../threads/works.js";

export interface Portioned {
  readonly work: PieceWorkName;
  readonly question: QuestionOf<PieceWorkName>;
  readonly pieces: readonly number[];
  /** Target duration of a job. */
  readonly seconds: number;
  /** Number of work items that all known workers compute at a time. */
  readonly slots: number;
}

/** Duration in milliseconds of a sufficient trial, and the limit after which a single item counts as long. */
const ENOUGH_MS = 500;
const MOST_MS = 10_000;
/** Minimum number of jobs per thread, so that nobody waits long at the end. */
const TURNS = 4;
const FEWEST_JOBS = 16;

/**
 * Determines the number of work items per job by timing some of them here. Their results are discarded, since a job is
 * computed as a whole.
 */
export async function portionOf(
  { work, question, pieces, seconds, slots }: Portioned,
  signal: AbortSignal,
): Promise<number> {
  const most = Math.max(1, Math.floor(pieces.length / Math.max(TURNS * slots, FEWEST_JOBS)));
  if (most === 1) return 1;
  const lane = openLane(work, question, 1);
  const late = setTimeout(() => void lane.close(), MOST_MS);
  const stop = (): void => void lane.close();
  signal.addEventListener("abort", stop);
  try {
    // The first item also loads files and modules.
    await lane.run(pieces.slice(0, 1) as TaskOf<PieceWorkName>);
    for (let size = 1; ; size = Math.min(2 * size, pieces.length)) {
      const start = performance.now();
      await lane.run(pieces.slice(0, size) as TaskOf<PieceWorkName>);
      const ms = performance.now() - start;
      if (ms < ENOUGH_MS && size < pieces.length && size < most) continue;
      return Math.max(1, Math.min(most, Math.round((1000 * seconds * size) / ms)));
    }
  } catch (error) {
    // This error comes from our own thread, not from another process.
    if (error instanceof LostThreadError) return 1;
    throw error;
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", stop);
    await lane.close();
  }
}
