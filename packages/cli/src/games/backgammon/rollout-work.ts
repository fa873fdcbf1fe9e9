/** A thread's part in a rollout: some trials of every board or cube position, with the same dice for all. */
import { seededChance } from "@tyche/engine";
import type { CubeRules, CubeState } from "@tyche/games/backgammon";
import { CubeRollout, Rollout, type RolloutSettings, type Trial } from "@tyche/games/backgammon/analysis";
import type { Work } from "../../threads/work.js";
import { evaluatorNamed } from "./evaluators.js";

/** A position with the cube, before a roll. */
export interface CubePlace {
  readonly state: CubeState;
  /** Whether the player on roll rolls without doubling, even if doubling is better. */
  readonly rollsFirst: boolean;
}

export interface RolloutQuestion {
  readonly evaluator: string;
  readonly settings: RolloutSettings;
  /** Boards to roll out in money play without a cube, each from the side of the player who has just played to it. */
  readonly boards: readonly (readonly number[])[];
  /** Positions to roll out with the cube; replaces `boards`. */
  readonly cube?: { readonly rules: Omit<CubeRules, "equities">; readonly places: readonly CubePlace[] };
  readonly seed: string;
}

/**
 * A task is a list of trial numbers. Each trial gives one row with a result per board or position; if it is stopped,
 * there are fewer rows.
 */
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

/** Returns a function that runs one trial of every candidate. */
function trialsOf({ evaluator, settings, boards, cube }: RolloutQuestion): (seed: string) => Trial[] {
  if (cube === undefined) {
    const rollout = new Rollout(evaluatorNamed(evaluator), settings);
    return (seed) => boards.map((points) => rollout.trial(points, seededChance(seed)));
  }
  const rollout = new CubeRollout(cube.rules, () => evaluatorNamed(evaluator), settings);
  return (seed) =>
    cube.places.map(({ state, rollsFirst }) => rollout.trial(state, seededChance(seed), rollsFirst));
}
