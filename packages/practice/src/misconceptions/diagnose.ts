import type { Exercise } from "../exercises/exercise.js";
import type { Key } from "../exercises/key.js";
import type { Answers } from "../exercises/question.js";
import { isBlank } from "../grading/answer.js";
import { gradeOf } from "../grading/grade.js";
import type { WrongRule } from "./rules.js";
import { agree, isOfMarks, isSame, wrongAnswersOf } from "./told-apart.js";

/**
 * The wrong rule behind some answers, if exactly one explains them: either all answers are what the rule gives, or each
 * wrong answer is. Undefined if nothing is wrong, or no rule or several rules fit.
 */
export function diagnosisOf(exercise: Exercise, key: Key, answers: Answers): WrongRule | undefined {
  const { marks, solved, blank } = gradeOf(exercise, key, answers);
  if (solved || blank || marks.every(({ verdict }) => verdict !== "wrong" && !isOfMarks(exercise)))
    return undefined;
  const rules = [...wrongAnswersOf(exercise)];
  const given = exercise.questions.filter(({ id }) => !isBlank(answers[id]));
  const whole = rules.filter(([, wrong]) => agree(exercise, answers, wrong, given));
  if (whole.length > 0 || isOfMarks(exercise)) return only(whole);
  const missed = marks.filter(
    ({ verdict, question }) => verdict === "wrong" && !isBlank(answers[question.id]),
  );
  if (missed.length === 0) return undefined;
  return only(rules.filter(([, wrong]) => missed.every(({ question }) => isSame(question, answers, wrong))));
}

function only(rules: readonly (readonly [WrongRule, Answers])[]): WrongRule | undefined {
  return rules.length === 1 ? rules[0]![0] : undefined;
}
