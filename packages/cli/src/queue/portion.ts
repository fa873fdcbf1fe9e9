import type { PieceWorkName } from "../pieces/piece-work.js";
import { openLane } from "../threads/lane.js";
import { LostThreadError } from "../threads/threads.js";
import type { QuestionOf, TaskOf } from "../threads/works.js";

export interface Portioned {
  readonly work: PieceWorkName;
  readonly question: QuestionOf<PieceWorkName>;
  readonly pieces: readonly number[];
  /** That a job should take. */
  readonly seconds: number;
  /** Pieces that all workers do at a time, as far as is known. */
  readonly slots: number;
}

/** Milliseconds of trial that say enough, and after which a piece is long in any case. */
const ENOUGH_MS = 500;
const MOST_MS = 10_000;
/** Jobs that everyone who works should have in turn, so that nobody waits long at the end. */
const TURNS = 4;
const FEWEST_JOBS = 16;

/**
 * How many pieces make a job: some are done here on trial, and their time is taken. What came of them is thrown away, since
 * a job is done as a whole.
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
    // The first loads what there is to load.
    await lane.run(pieces.slice(0, 1) as TaskOf<PieceWorkName>);
    for (let size = 1; ; size = Math.min(2 * size, pieces.length)) {
      const start = performance.now();
      await lane.run(pieces.slice(0, size) as TaskOf<PieceWorkName>);
      const ms = performance.now() - start;
      if (ms < ENOUGH_MS && size < pieces.length && size < most) continue;
      return Math.max(1, Math.min(most, Math.round((1000 * seconds * size) / ms)));
    }
  } catch (error) {
    // Its own: it was thrown on this thread, not told by another.
    if (error instanceof LostThreadError) return 1;
    throw error;
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", stop);
    await lane.close();
  }
}
