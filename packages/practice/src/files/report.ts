import type { Catalogue } from "@tyche/messages";
import type { Exercise } from "../exercises/exercise.js";
import { type Key, keyOf } from "../exercises/key.js";
import type { Answers } from "../exercises/question.js";
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
export function reportOn(file: AnswerFile, words: Catalogue): SheetReport {
  return reporter(words)(file);
}

/** Grades answer files; exercises that several files have in common are generated once. */
export function reporter(words: Catalogue): (file: AnswerFile) => SheetReport {
  const known = new Map<string, Known>();
  return ({ sheet, answers }) => {
    const exercises = exercisesOf(sheet).map((spec) => {
      const name = JSON.stringify(spec);
      let found = known.get(name);
      if (!found) {
        const exercise = exerciseOf(spec);
        found = { exercise, key: keyOf(exercise) };
        known.set(name, found);
      }
      return found;
    });
    return sheetReport(exercises, answers, words);
  };
}

interface Known {
  readonly exercise: Exercise;
  readonly key: Key;
}

function sheetReport(known: readonly Known[], answers: readonly Answers[], words: Catalogue): SheetReport {
  const exercises = known.map(({ exercise, key }, i): ExerciseReport => {
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
