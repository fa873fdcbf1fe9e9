import { fileURLToPath } from "node:url";
import type { CourseSettings } from "@tyche/games";
import type { Course, CourseReport } from "@tyche/learn";
import Tinypool from "tinypool";

/** A course by what it is made of, for another thread to make it again. */
export interface WrittenCourse {
  readonly game: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly evaluator: string;
  readonly settings: CourseSettings;
}

/** One lap for one learner. */
export interface Lap {
  readonly course: WrittenCourse;
  readonly state: Uint8Array;
}

export interface LapResult {
  readonly state: Uint8Array;
  readonly report: CourseReport;
}

/**
 * Teaches a course on several threads: each plays a lap of its own from the same state, then the mean of what they have
 * learned is the next state. The result depends on the number of learners, but not on which is faster.
 *
 * @param learners 2 or more; the course must be one that merges
 */
export async function* runCrew(
  course: Course,
  written: WrittenCourse,
  learners: number,
  signal: AbortSignal,
): AsyncGenerator<CourseReport, void, void> {
  const pool = new Tinypool({
    filename: fileURLToPath(new URL("./crew-thread.js", import.meta.url)),
    minThreads: learners,
    maxThreads: learners,
    isolateWorkers: false,
  });
  try {
    while (course.games < course.total && !signal.aborted) {
      const state = course.state();
      const laps = Array.from({ length: learners }, (_, stream): Lap => {
        return { course: { ...written, settings: { ...written.settings, stream } }, state };
      });
      const results = (await Promise.all(laps.map((lap) => pool.run(lap, { signal }))).catch(
        (error: Error) => {
          if (signal.aborted) return undefined;
          throw error;
        },
      )) as readonly LapResult[] | undefined;
      if (results === undefined) return;
      course.merge!(results.map((result) => result.state));
      yield { games: course.games, measures: meanOf(results.map(({ report }) => report.measures)) };
    }
  } finally {
    await pool.destroy();
  }
}

function meanOf(measures: readonly CourseReport["measures"][]): CourseReport["measures"] {
  return Object.fromEntries(
    Object.keys(measures[0]!).map((name) => [
      name,
      measures.reduce((sum, own) => sum + own[name]!, 0) / measures.length,
    ]),
  );
}
