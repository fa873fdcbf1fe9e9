import type { Catalogue } from "@tyche/messages";
import { keyOf } from "../exercises/key.js";
import { feedbackOf, gradeOf, type Verdict } from "../grading/grade.js";
import { diagnosisOf } from "../misconceptions/diagnose.js";
import type { WrongRule } from "../misconceptions/rules.js";
import { questionText, remarkText, wrongRuleText } from "../sentences/sentences.js";
import { exerciseOf } from "../worksheets/make-exercise.js";
import { exercisesOf } from "../worksheets/worksheet.js";
import type { AnswerFile } from "./answer-file.js";

type Counts = Readonly<Record<Verdict, number>>;

/** The result of the answers to one exercise. */
export interface ExerciseReport {
  readonly exercise: number;
  readonly seed: string;
  readonly template: string;
  readonly solved: boolean;
  /** From 0 to 1: the share of correct answers; a wrong cross counts as an extra question. */
  readonly score: number;
  readonly counts: Counts;
  readonly answers: readonly {
    readonly id: string;
    readonly verdict: Verdict;
    readonly remark: string | undefined;
  }[];
  /** The wrong rule behind the answers, if exactly one explains them, with the feedback on it. */
  readonly wrongRule: WrongRule | undefined;
  readonly diagnosis: string | undefined;
  /** Feedback sentences that give no whole answer away. */
  readonly told: readonly string[];
}

/** The result of the answers to a whole sheet. */
export interface SheetReport {
  /** The mean over the exercises, from 0 to 1. */
  readonly score: number;
  readonly solved: number;
  readonly count: number;
  readonly exercises: readonly ExerciseReport[];
}

/** Grades an answer file; the exercises are regenerated from its worksheet. */
export function reportOn({ sheet, answers }: AnswerFile, words: Catalogue): SheetReport {
  const exercises = exercisesOf(sheet).map((spec, i): ExerciseReport => {
    const exercise = exerciseOf(spec);
    const key = keyOf(exercise);
    const given = answers[i] ?? {};
    const grade = gradeOf(exercise, key, given);
    const rule = diagnosisOf(exercise, key, given);
    const { right, wrong, missing } = grade.counts;
    const all = right + wrong + missing;
    return {
      exercise: i + 1,
      seed: exercise.spec.seed,
      template: exercise.spec.template,
      solved: grade.solved,
      score: grade.solved ? 1 : all === 0 ? 0 : right / all,
      counts: grade.counts,
      answers: grade.marks.map(({ question, verdict, remark }) => ({
        id: question.id,
        verdict,
        remark: remark && remarkText(remark, exercise, words),
      })),
      wrongRule: rule,
      diagnosis: rule && wrongRuleText(rule, exercise, words),
      told: feedbackOf(grade).told.map(({ question, remark }) => {
        return words.text("question-about", {
          question: questionText(question, exercise.tree, words),
          text: remarkText(remark, exercise, words),
        });
      }),
    };
  });
  return {
    score: exercises.reduce((sum, { score }) => sum + score, 0) / exercises.length,
    solved: exercises.filter(({ solved }) => solved).length,
    count: exercises.length,
    exercises,
  };
}
