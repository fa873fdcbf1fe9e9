import type { Catalogue } from "@tyche/messages";
import { keyOf } from "../exercises/key.js";
import { exerciseOf } from "../exercises/make-exercise.js";
import { feedbackOf } from "../grading/feedback.js";
import { gradeOf, type Verdict } from "../grading/grade.js";
import { diagnosisOf } from "../misconceptions/diagnose.js";
import type { WrongRule } from "../misconceptions/rules.js";
import { questionText, remarkText, wrongRuleText } from "../say/sentences.js";
import { exercisesOf } from "../worksheets/worksheet.js";
import type { AnswerFile } from "./answer-file.js";

type Counts = Readonly<Record<Verdict, number>>;

/** How the answers to one exercise fare. */
export interface ExerciseReport {
  readonly exercise: number;
  readonly seed: string;
  readonly template: string;
  readonly solved: boolean;
  /** From 0 to 1: the share of right answers; what is wrong where nothing is to be crossed out counts as asked. */
  readonly score: number;
  readonly counts: Counts;
  readonly answers: readonly {
    readonly id: string;
    readonly verdict: Verdict;
    readonly remark: string | undefined;
  }[];
  /** The wrong rule behind the answers, where exactly one explains them, and what is said of it. */
  readonly wrongRule: WrongRule | undefined;
  readonly diagnosis: string | undefined;
  /** Sentences for the person: those that give no whole answer away. */
  readonly told: readonly string[];
}

/** How a whole sheet was answered. */
export interface SheetReport {
  /** The mean of the exercises, from 0 to 1. */
  readonly score: number;
  readonly solved: number;
  readonly count: number;
  readonly exercises: readonly ExerciseReport[];
}

/** Grades a file of answers: the exercises are made again from its worksheet. */
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
