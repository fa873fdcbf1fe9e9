import type { Question } from "../exercises/question.js";
import type { Grade } from "./grade.js";
import type { Remark } from "./remark.js";

/** What is told of a grade, so that checking helps and yet gives no whole answer away. */
export interface Feedback {
  /** In the order of the questions. */
  readonly told: readonly { readonly question: Question; readonly remark: Remark }[];
  /** Cuts that are missed too, and told one at a time, as those before them are found. */
  readonly moreMissed: number;
}

/** A blank sheet is told nothing; illegal cuts are all told, missed ones the first that is. */
export function feedbackOf({ marks, blank }: Grade): Feedback {
  if (blank) return { told: [], moreMissed: 0 };
  const told: { question: Question; remark: Remark }[] = [];
  let missed = 0;
  for (const { question, verdict, remark } of marks) {
    if (!remark) continue;
    if (remark.type === "missed-cut") {
      // A field that is merely empty still is to be filled in.
      if (verdict === "missing" && question.type !== "cut") continue;
      if (missed++ > 0) continue;
    }
    told.push({ question, remark });
  }
  return { told, moreMissed: Math.max(0, missed - 1) };
}
