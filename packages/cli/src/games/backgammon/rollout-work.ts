/** What a thread does in a rollout: some trials of every board, or of every place with the cube, on the same dice for all. */
import { seededChance } from "@tyche/engine";
import type { CubeRules, CubeState } from "@tyche/games/backgammon";
import { CubeRollout, Rollout, type RolloutSettings, type Trial } from "@tyche/games/backgammon/analysis";
import type { Work } from "../../threads/work.js";
import { evaluatorNamed } from "./evaluators.js";

/** A place with the cube, before a roll. */
export interface CubePlace {
  readonly state: CubeState;
  /** Whether the player on roll rolls without a double, whatever is best. */
  readonly rollsFirst: boolean;
}

export interface RolloutQuestion {
  readonly evaluator: string;
  readonly settings: RolloutSettings;
  /** What is rolled out for money without a cube; each board as the player sees it who has just played to it. */
  readonly boards: readonly (readonly number[])[];
  /** What is rolled out with the cube, in place of boards. */
  readonly cube?: { readonly rules: Omit<CubeRules, "equities">; readonly places: readonly CubePlace[] };
  readonly seed: string;
}

/** A task is the numbers of some trials; of each comes one row for every board or place, of fewer where it was stopped. */
export function open(question: RolloutQuestion): Work<readonly number[], readonly (readonly Trial[])[]> {
  const { seed } = question;
  const play = trialsOf(question);
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

/** One trial of each. */
function trialsOf({ evaluator, settings, boards, cube }: RolloutQuestion): (seed: string) => Trial[] {
  if (cube === undefined) {
    const rollout = new Rollout(evaluatorNamed(evaluator), settings);
    return (seed) => boards.map((points) => rollout.trial(points, seededChance(seed)));
  }
  const rollout = new CubeRollout(cube.rules, () => evaluatorNamed(evaluator), settings);
  return (seed) =>
    cube.places.map(({ state, rollsFirst }) => rollout.trial(state, seededChance(seed), rollsFirst));
}
