/** A thread's part in a rollout: some trials of every position, with the same dice for all. */
import { type RolloutQuestion, rolloutTrials, type Trial } from "@tyche/backgammon/analysis";
import type { Work } from "../threads/work.js";
import { evaluatorNamed } from "./backgammon-evaluators.js";

export interface RolloutWork extends RolloutQuestion {
  readonly evaluator: string;
  readonly seed: string;
}

/**
 * A task is a list of trial numbers. Each trial gives one row with a result per position; if it is stopped,
 * there are fewer rows.
 */
export function open(question: RolloutWork): Work<readonly number[], readonly (readonly Trial[])[]> {
  const { evaluator, seed } = question;
  const play = rolloutTrials(question, () => evaluatorNamed(evaluator));
  return {
    run(trials, stop) {
      const rows: Trial[][] = [];
      for (const k of trials) {
        if (stop.aborted) break;
        rows.push(play(`${seed} trial ${k}`));
      }
      return rows;
    },
  };
}
