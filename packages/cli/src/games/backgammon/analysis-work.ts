/** A thread's part in the analysis of a backgammon match: it analyses some of the decisions. */

import type { CubeRules } from "@tyche/games/backgammon";
import {
  decisionsOfMatch,
  type JudgedDecision,
  type MatchDecision,
  MatchJudge,
  rulesOf,
  type Thresholds,
} from "@tyche/games/backgammon/analysis";
import { type MatchRecord, parseEquities, parseMatch } from "@tyche/games/backgammon/notation";
import type { Work } from "../../threads/work.js";
import { evaluatorNamed } from "./evaluators.js";

/** Rules that a record does not contain. */
export interface WrittenRules {
  /** Money play: gammons count 1 until the cube is turned. */
  readonly jacoby?: boolean;
  /** A match equity table as text. */
  readonly equities?: string;
}

export interface AnalysisQuestion {
  /** The match as text. */
  readonly match: string;
  /** Search depth in decisions. */
  readonly depth: number;
  /** Search depth of doubtful plays, in decisions, if greater than `depth`. */
  readonly doubtDepth?: number;
  /** Time limit per decision in seconds; `depth` is then the greatest depth. */
  readonly seconds?: number;
  readonly evaluator: string;
  readonly thresholds: Thresholds;
  readonly rules: WrittenRules;
  /** Rollout settings for doubtful decisions: games per candidate, and their length in turns. */
  readonly rollout?: { readonly trials: number; readonly turns: number };
}

/** A match and all its decisions. */
export interface OpenedMatch {
  readonly match: MatchRecord;
  readonly rules: CubeRules;
  readonly decisions: readonly MatchDecision[];
}

/** @throws NotationError; GameOptionError if the match cannot be analysed under these rules */
export function openedMatch(text: string, { jacoby, equities }: WrittenRules): OpenedMatch {
  const match = parseMatch(text);
  const given = {
    ...(jacoby !== undefined && { jacoby }),
    ...(equities !== undefined && { equities: parseEquities(equities) }),
  };
  const checked = rulesOf(match, given);
  return { match, rules: checked, decisions: decisionsOfMatch(match, checked) };
}

/** A task is a list of decision numbers, from 0. */
export function open(question: AnalysisQuestion): Work<readonly number[], readonly JudgedDecision[]> {
  const { match, depth, doubtDepth, seconds, evaluator, rules, rollout } = question;
  const opened = openedMatch(match, rules);
  const judge = new MatchJudge(opened.rules, () => evaluatorNamed(evaluator), {
    depth,
    ...(doubtDepth !== undefined && { doubtDepth }),
    ...(seconds !== undefined && { seconds }),
    ...(rollout && { rollout }),
  });
  return {
    async run(numbers, stop) {
      const judged: JudgedDecision[] = [];
      for (const number of numbers) {
        if (stop.aborted) break;
        judged.push(judge.judge(opened.decisions[number]!));
        await new Promise((resume) => setImmediate(resume));
      }
      return judged;
    },
  };
}
