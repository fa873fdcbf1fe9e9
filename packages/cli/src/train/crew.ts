import type { TrainingReport, TrainingRun } from "@tyche/learn";
import { type LaneOf, openLane } from "../threads/lane.js";
import type { LapResult, WrittenCourse } from "./lap-work.js";

/**
 * Trains on several threads: in each iteration all learners start from the same weights, and the mean of their
 * results is the next start. The result depends on the number of learners, but not on their speed.
 *
 * @param learners 2 or more; the task must support `merge`
 */
export async function* runCrew(
  course: TrainingRun,
  written: WrittenCourse,
  learners: number,
  signal: AbortSignal,
): AsyncGenerator<TrainingReport, void, void> {
  const lane = openLane("lap", written, learners);
  // An iteration cannot be stopped, and its partial results are useless, so its thread is terminated.
  const end = (): void => void lane.close();
  signal.addEventListener("abort", end);
  try {
    while (course.games < course.total && !signal.aborted) {
      const results = await lapOf(lane, course.state(), learners).catch((error: Error) => {
        if (signal.aborted) return undefined;
        throw error;
      });
      if (results === undefined) return;
      course.merge!(results.map((result) => result.state));
      yield { games: course.games, measures: meanOf(results.map(({ report }) => report.measures)) };
    }
  } finally {
    signal.removeEventListener("abort", end);
    await lane.close();
  }
}

/** Runs one iteration of every learner. */
function lapOf(lane: LaneOf<"lap">, state: Uint8Array, learners: number): Promise<LapResult[]> {
  return Promise.all(Array.from({ length: learners }, (_, stream) => lane.run({ stream, state })));
}

function meanOf(measures: readonly TrainingReport["measures"][]): TrainingReport["measures"] {
  return Object.fromEntries(
    Object.keys(measures[0]!).map((name) => [
      name,
      measures.reduce((sum, own) => sum + own[name]!, 0) / measures.length,
    ]),
  );
}
