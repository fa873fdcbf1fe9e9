/** What a thread does where positions are gathered: laps of games, each as the part of the course that it is. */
import type { CourseSettings } from "@tyche/games";
import { encodeModel } from "@tyche/learn";
import type { Work } from "../threads/work.js";
import { coursesFor } from "./courses.js";

export interface GatherQuestion {
  readonly game: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly evaluator: string;
  readonly settings: Omit<CourseSettings, "from" | "positions" | "part">;
  /** The file of the network that plays, as base64. */
  readonly from: string;
  /** Into how many pieces the course is divided. */
  readonly pieces: number;
}

/** A task is the numbers of some pieces, from 0; of each comes the file of its positions, as base64. */
export function open(question: GatherQuestion): Work<readonly number[], readonly string[]> {
  const { game, options, evaluator, settings, pieces } = question;
  const entry = coursesFor(game, options).find((known) => known.evaluator === evaluator)!;
  const from = Buffer.from(question.from, "base64");
  return {
    async run(numbers, stop) {
      const files: string[] = [];
      for (const number of numbers) {
        const course = await entry.create({ ...settings, from, part: { index: number + 1, of: pieces } });
        for await (const _ of course.run(stop)) {
          // A lap is all of it.
        }
        if (course.games < course.total) return files;
        files.push(Buffer.from(encodeModel(course.model())).toString("base64"));
      }
      return files;
    },
  };
}
