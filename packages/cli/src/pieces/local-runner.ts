import { version } from "../package.js";
import { type LaneOf, openLane } from "../threads/lane.js";
import type { QuestionOf, TaskOf } from "../threads/works.js";
import type { CrewOf, PieceCare, PieceOf, PieceResultOf, PieceWorkName, Runner } from "./piece-work.js";

/** A thread receives batches of about this many milliseconds of work, long enough to make the overhead negligible. */
const PORTION_MS = 200;
/**
 * Milliseconds to wait for threads that were asked to stop during a long work item, such as a deep search; then they
 * are terminated.
 */
const GRACE_MS = 1000;

/** @param threads number of threads to start; 0: run on this thread */
export function localRunner(threads: number): Runner {
  let jobs = 0;
  return {
    open: (work, question) => localCrew(work, question, threads, () => void jobs++),
    async workers() {
      const name = threads === 0 ? "this process" : "threads of this process";
      return [{ name, version: version(), threads: Math.max(1, threads), jobs }];
    },
    async close() {},
  };
}

function localCrew<Name extends PieceWorkName>(
  work: Name,
  question: QuestionOf<Name>,
  most: number,
  onJob: () => void,
): CrewOf<Name> {
  let lane: LaneOf<Name> | undefined;
  return {
    async run(pieces, care) {
      if (pieces.length === 0) return;
      const threads = Math.min(most, pieces.length);
      lane ??= openLane(work, question, threads);
      await divide(lane, pieces, Math.max(1, threads), care, onJob);
    },
    async close() {
      await lane?.close();
    },
  };
}

/** Distributes batches that grow until each takes long enough. */
async function divide<Name extends PieceWorkName>(
  lane: LaneOf<Name>,
  pieces: readonly PieceOf<Name>[],
  side: number,
  care: PieceCare<PieceOf<Name>, PieceResultOf<Name>>,
  onJob: () => void,
): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([care.signal, failed.signal]);
  const late = longAfter(signal);
  let next = 0;
  let portion = 1;
  const work = async (): Promise<void> => {
    while (next < pieces.length && !signal.aborted) {
      const left = Math.ceil((pieces.length - next) / side);
      const mine = pieces.slice(next, next + Math.min(portion, left));
      next += mine.length;
      const start = performance.now();
      const running = lane.run(mine as TaskOf<Name>, { signal, hear: care.hear });
      // Closing the pool ends the task.
      running.catch(() => undefined);
      // Safe: a task of this work is a list of its items, and the result a list of theirs.
      const results = (await Promise.race([running, late])) as readonly PieceResultOf<Name>[] | undefined;
      if (results === undefined) return;
      const ms = performance.now() - start;
      portion = Math.max(
        1,
        Math.min(4 * mine.length, Math.round((PORTION_MS * mine.length) / Math.max(ms, 1))),
      );
      onJob();
      await care.onResults(mine.slice(0, results.length), results);
    }
  };
  const works = Array.from({ length: side }, work);
  for (const ended of works) ended.catch(() => failed.abort());
  const ended = await Promise.allSettled(works);
  const failure = ended.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
}

/** Resolves some time after the signal aborts. */
function longAfter(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const wait = (): void => void setTimeout(resolve, GRACE_MS, undefined).unref();
    if (signal.aborted) wait();
    else signal.addEventListener("abort", wait, { once: true });
  });
}
