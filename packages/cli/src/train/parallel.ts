import type { TrainingReport, TrainingRun } from "@tyche/learn";
import { openTaskPool } from "../threads/task-pool.js";
import { type TaskPool, workKind } from "../threads/work.js";
import type { Iteration, IterationResult, WrittenTraining } from "./iteration-work.js";

const ITERATIONS = workKind("iteration", () => import("./iteration-work.js"));

/**
 * Trains on several threads: in each iteration all learners start from the same weights, and the mean of their
 * results is the next start. The result depends on the number of learners, but not on their speed.
 *
 * @param learners 2 or more; the task must support `merge`
 */
export async function* runInParallel(
  training: TrainingRun,
  written: WrittenTraining,
  learners: number,
  signal: AbortSignal,
): AsyncGenerator<TrainingReport, void, void> {
  const pool = openTaskPool(ITERATIONS, written, learners);
  // An iteration cannot be stopped, and its partial results are useless, so its thread is terminated.
  const end = (): void => void pool.close();
  signal.addEventListener("abort", end);
  try {
    while (training.games < training.total && !signal.aborted) {
      const results = await iterate(pool, training.state(), learners).catch((error: Error) => {
        if (signal.aborted) return undefined;
        throw error;
      });
      if (results === undefined) return;
      training.merge!(results.map((result) => result.state));
      yield { games: training.games, measures: meanOf(results.map(({ report }) => report.measures)) };
    }
  } finally {
    signal.removeEventListener("abort", end);
    await pool.close();
  }
}

/** Runs one iteration of every learner. */
function iterate(
  pool: TaskPool<Iteration, IterationResult, unknown>,
  state: Uint8Array,
  learners: number,
): Promise<IterationResult[]> {
  return Promise.all(Array.from({ length: learners }, (_, stream) => pool.run({ stream, state })));
}

function meanOf(measures: readonly TrainingReport["measures"][]): TrainingReport["measures"] {
  return Object.fromEntries(
    Object.keys(measures[0]!).map((name) => [
      name,
      measures.reduce((sum, own) => sum + own[name]!, 0) / measures.length,
    ]),
  );
}
