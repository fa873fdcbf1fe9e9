/** The thread of a learner, which runs training iterations. */
import type { CourseSettings } from "@tyche/games";
import type { TrainingReport } from "@tyche/learn";
import type { Work } from "../threads/work.js";
import { coursesFor } from "./courses.js";

/** A training task as plain data, from which another thread can create it. */
export interface WrittenCourse {
  readonly game: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly evaluator: string;
  readonly settings: CourseSettings;
}

/** One iteration of one learner. */
export interface Lap {
  /** Number of the learner. */
  readonly stream: number;
  /** The training state at the start of the iteration. */
  readonly state: Uint8Array;
}

export interface LapResult {
  readonly state: Uint8Array;
  readonly report: TrainingReport;
}

export function open({ game, options, evaluator, settings }: WrittenCourse): Work<Lap, LapResult> {
  const entry = coursesFor(game, options).find((known) => known.evaluator === evaluator)!;
  return {
    async run({ stream, state }) {
      const own = await entry.create({ ...settings, stream });
      own.restore(state);
      for await (const report of own.run()) return { state: own.state(), report };
      throw new Error("The training task has ended already.");
    },
  };
}
