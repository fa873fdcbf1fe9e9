/** What a thread does in a rollout: some trials of every board, on the same dice for all. */
import { seededChance } from "@tyche/engine";
import { Rollout, type RolloutSettings, type Trial } from "@tyche/games/backgammon/analysis";
import type { Work } from "../../threads/work.js";
import { evaluatorNamed } from "./evaluators.js";

export interface RolloutQuestion {
  readonly evaluator: string;
  readonly settings: RolloutSettings;
  /** What is rolled out; each board as the player sees it who has just played to it. */
  readonly boards: readonly (readonly number[])[];
  readonly seed: string;
}

/** A task is the numbers of some trials; of each comes one row for every board, of fewer where it was stopped. */
export function open(question: RolloutQuestion): Work<readonly number[], readonly (readonly Trial[])[]> {
  const { evaluator, settings, boards, seed } = question;
  const rollout = new Rollout(evaluatorNamed(evaluator), settings);
  return {
    run(trials, stop) {
      const rows: Trial[][] = [];
      for (const k of trials) {
        if (stop.aborted) break;
        rows.push(boards.map((points) => rollout.trial(points, seededChance(`${seed} trial ${k}`))));
      }
      return rows;
    },
  };
}
