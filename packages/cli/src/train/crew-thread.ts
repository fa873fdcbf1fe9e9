/** What a thread of a crew does: one lap of a course. */
import { coursesOf } from "@tyche/games";
import type { Lap, LapResult } from "./crew.js";

export default async function lap({ course, state }: Lap): Promise<LapResult> {
  const { game, options, evaluator, settings } = course;
  const entry = coursesOf(game, options).find((known) => known.evaluator === evaluator)!;
  const own = await entry.create(settings);
  own.restore(state);
  for await (const report of own.run()) return { state: own.state(), report };
  throw new Error("A course that is over was to be taught.");
}
