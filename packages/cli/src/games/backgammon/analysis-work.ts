/** What a thread does in the analysis of a match of backgammon: it judges some of the decisions. */

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

/** What a record does not say of the rules it was played by. */
export interface WrittenRules {
  /** For money: gammons count 1 until the cube is turned. */
  readonly jacoby?: boolean;
  /** A table of match equities as text. */
  readonly equities?: string;
}

export interface AnalysisQuestion {
  /** The match as it is written. */
  readonly match: string;
  /** Decisions looked ahead. */
  readonly depth: number;
  /** Decisions that a play in doubt is looked ahead, where that is more. */
  readonly doubtDepth?: number;
  /** Seconds for a decision; then `depth` is the deepest. */
  readonly seconds?: number;
  readonly evaluator: string;
  readonly thresholds: Thresholds;
  readonly rules: WrittenRules;
  /** How what is in doubt is rolled out: games of each, and their turns. */
  readonly rollout?: { readonly trials: number; readonly turns: number };
}

/** A match with all that is decided in it. */
export interface OpenedMatch {
  readonly match: MatchRecord;
  readonly rules: CubeRules;
  readonly decisions: readonly MatchDecision[];
}

/** @throws NotationError; GameOptionError where the match cannot be judged by these rules */
export function openedMatch(text: string, { jacoby, equities }: WrittenRules): OpenedMatch {
  const match = parseMatch(text);
  const given = {
    ...(jacoby !== undefined && { jacoby }),
    ...(equities !== undefined && { equities: parseEquities(equities) }),
  };
  const checked = rulesOf(match, given);
  return { match, rules: checked, decisions: decisionsOfMatch(match, checked) };
}

/** A task is the numbers of some decisions of the match, from 0. */
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
