/** A thread's part in position gathering: it plays iterations of games, each as a part of the whole run. */
import type { TrainerSettings } from "@tyche/games";
import { encodeModel } from "@tyche/learn";
import type { Work } from "../threads/work.js";
import { trainersFor } from "./trainers.js";

export interface GatherQuestion {
  readonly game: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly evaluator: string;
  readonly settings: Omit<TrainerSettings, "from" | "positions" | "part">;
  /** The file of the network that plays, as base64. */
  readonly from: string;
  /** Number of parts of the run. */
  readonly pieces: number;
}

/** A task is a list of part numbers, from 0; the result has each part's file of positions, as base64. */
export async function open(question: GatherQuestion): Promise<Work<readonly number[], readonly string[]>> {
  const { game, options, evaluator, settings, pieces } = question;
  const entry = (await trainersFor(game, options)).find((known) => known.evaluator === evaluator)!;
  const from = Buffer.from(question.from, "base64");
  return {
    async run(numbers, stop) {
      const files: string[] = [];
      for (const number of numbers) {
        const training = await entry.create({ ...settings, from, part: { index: number + 1, of: pieces } });
        for await (const _ of training.run(stop)) {
          // The run consists of a single iteration.
        }
        if (training.games < training.total) return files;
        files.push(Buffer.from(encodeModel(training.model())).toString("base64"));
      }
      return files;
    },
  };
}
