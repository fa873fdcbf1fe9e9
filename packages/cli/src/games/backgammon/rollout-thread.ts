/** What a thread does in a rollout: some trials of every board, on the same dice for all. */
import { seededChance } from "@tyche/engine";
import { Rollout, type RolloutSettings, type Trial } from "@tyche/games/backgammon/analysis";
import { evaluatorNamed } from "./evaluators.js";

export interface RolloutTask {
  readonly evaluator: string;
  readonly settings: RolloutSettings;
  /** Each seen by the player who has just played. */
  readonly boards: readonly (readonly number[])[];
  readonly seed: string;
  /** Trials `from` to `to - 1`. */
  readonly from: number;
  readonly to: number;
  /** One shared word that turns 1 when the rollout is to stop. */
  readonly stop: Int32Array;
}

/** Of each trial, one row for every board; fewer trials where it was stopped. */
export type RolloutResult = readonly (readonly Trial[])[];

let kept: { readonly text: string; readonly rollout: Rollout } | undefined;

export default function rollOut(task: RolloutTask): RolloutResult {
  const { evaluator, settings, boards, seed, from, to, stop } = task;
  const text = JSON.stringify({ evaluator, settings });
  if (kept?.text !== text) kept = { text, rollout: new Rollout(evaluatorNamed(evaluator), settings) };
  const { rollout } = kept;
  const rows: Trial[][] = [];
  for (let k = from; k < to && Atomics.load(stop, 0) === 0; k++)
    rows.push(boards.map((points) => rollout.trial(points, seededChance(`${seed} trial ${k}`))));
  return rows;
}
