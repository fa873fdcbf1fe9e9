/** What a thread does in the analysis of a match of backgammon: it judges some of the turns. */
import {
  type AnalysedPlay,
  analyseTurn,
  Lookahead,
  type Thresholds,
  turnsOf,
} from "@tyche/games/backgammon/analysis";
import type { Work } from "../../threads/work.js";
import { evaluatorNamed } from "./evaluators.js";
import { parseMatch } from "./match-file.js";

export interface AnalysisQuestion {
  /** The match as it is written. */
  readonly match: string;
  /** Decisions looked ahead. */
  readonly depth: number;
  readonly evaluator: string;
  readonly thresholds: Thresholds;
}

/** A turn judged; what was rolled and played there stands in the match. */
export type JudgedTurn = Omit<AnalysedPlay, "event">;

/** A task is the numbers of some turns of the match, from 0. */
export function open(question: AnalysisQuestion): Work<readonly number[], readonly JudgedTurn[]> {
  const { match, depth, evaluator, thresholds } = question;
  const turns = turnsOf(parseMatch(match));
  const lookahead = new Lookahead(evaluatorNamed(evaluator));
  return {
    async run(numbers, stop) {
      const judged: JudgedTurn[] = [];
      for (const number of numbers) {
        if (stop.aborted) break;
        const { event: _, ...rest } = analyseTurn(turns[number]!, lookahead, depth, thresholds);
        judged.push(rest);
        await new Promise((resume) => setImmediate(resume));
      }
      return judged;
    },
  };
}
