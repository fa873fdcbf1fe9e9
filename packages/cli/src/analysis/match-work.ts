/** A thread's part in the analysis of a backgammon match: it analyses some of the decisions. */

import {
  type AnalysisSettings,
  type EvaluatedDecision,
  MatchEvaluator,
  openMatch,
} from "@tyche/backgammon/analysis";
import type { Work } from "../threads/work.js";
import { evaluatorNamed } from "./backgammon-evaluators.js";

export interface AnalysisQuestion extends AnalysisSettings {
  /** The match as text. */
  readonly match: string;
}

/** A task is a list of decision numbers, from 0. */
export function open(question: AnalysisQuestion): Work<readonly number[], readonly EvaluatedDecision[]> {
  const { match, depth, doubtDepth, seconds, evaluator, rules, rollout } = question;
  const opened = openMatch(match, rules);
  const judge = new MatchEvaluator(opened.rules, () => evaluatorNamed(evaluator), {
    depth,
    ...(doubtDepth !== undefined && { doubtDepth }),
    ...(seconds !== undefined && { seconds }),
    ...(rollout && { rollout }),
  });
  return {
    async run(numbers, stop) {
      const judged: EvaluatedDecision[] = [];
      for (const number of numbers) {
        if (stop.aborted) break;
        judged.push(judge.judge(opened.decisions[number]!));
        await new Promise((resume) => setImmediate(resume));
      }
      return judged;
    },
  };
}
