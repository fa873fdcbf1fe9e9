import type { Question } from "../exercises/question.js";
import type { Grade } from "./grade.js";
import type { Remark } from "./remark.js";

/** The feedback on a grade: it must help without giving a whole answer away. */
export interface Feedback {
  /** In question order. */
  readonly told: readonly { readonly question: Question; readonly remark: Remark }[];
  /** The number of further missed cuts, to be reported once the ones before them are found. */
  readonly moreMissed: number;
}

/** A blank sheet gets no feedback; illegal cuts are all reported, of the missed ones only the first. */
export function feedbackOf({ marks, blank }: Grade): Feedback {
  if (blank) return { told: [], moreMissed: 0 };
  const told: { question: Question; remark: Remark }[] = [];
  let missed = 0;
  for (const { question, verdict, remark } of marks) {
    if (!remark) continue;
    if (remark.type === "missed-cut") {
      // An empty field may still be filled in.
      if (verdict === "missing" && question.type !== "cut") continue;
      if (missed++ > 0) continue;
    }
    told.push({ question, remark });
  }
  return { told, moreMissed: Math.max(0, missed - 1) };
}
