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

/** Trials `from` to `to - 1`. */
export interface Trials {
  readonly from: number;
  readonly to: number;
}

/** Of each trial, one row for every board; fewer trials where it was stopped. */
export type RolloutResult = readonly (readonly Trial[])[];

export function open(question: RolloutQuestion): Work<Trials, RolloutResult> {
  const { evaluator, settings, boards, seed } = question;
  const rollout = new Rollout(evaluatorNamed(evaluator), settings);
  return {
    run({ from, to }, stop) {
      const rows: Trial[][] = [];
      for (let k = from; k < to && !stop.aborted; k++)
        rows.push(boards.map((points) => rollout.trial(points, seededChance(`${seed} trial ${k}`))));
      return rows;
    },
  };
}
