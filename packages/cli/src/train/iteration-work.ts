/** The thread of a learner, which runs training iterations. */
import type { TrainerSettings } from "@tyche/games";
import type { TrainingReport } from "@tyche/learn";
import type { Work } from "../threads/work.js";
import { trainersFor } from "./trainers.js";

/** A training task as plain data, from which another thread can create it. */
export interface WrittenTraining {
  readonly game: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly evaluator: string;
  readonly settings: TrainerSettings;
}

/** One iteration of one learner. */
export interface Iteration {
  /** Number of the learner. */
  readonly stream: number;
  /** The training state at the start of the iteration. */
  readonly state: Uint8Array;
}

export interface IterationResult {
  readonly state: Uint8Array;
  readonly report: TrainingReport;
}

export async function open({
  game,
  options,
  evaluator,
  settings,
}: WrittenTraining): Promise<Work<Iteration, IterationResult>> {
  const entry = (await trainersFor(game, options)).find((known) => known.evaluator === evaluator)!;
  return {
    async run({ stream, state }) {
      const own = await entry.create({ ...settings, stream });
      own.restore(state);
      for await (const report of own.run()) return { state: own.state(), report };
      throw new Error("The training task has ended already.");
    },
  };
}
