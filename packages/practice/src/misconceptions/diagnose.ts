import type { Tree } from "@tyche/trees";
import { compare } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import { answersOf, type Key, rightFindings } from "../exercises/key.js";
import { type Answers, crossedBy, isOfValue, type Question } from "../exercises/question.js";
import { isBlank, isCross, readClaim, readPair } from "../grading/answer.js";
import { gradeOf } from "../grading/grade.js";
import { WRONG_RULES, type WrongRule, wronglyFound } from "./rules.js";

/** The answers of every wrong rule that applies to an exercise. */
function* answersByRule(exercise: Exercise): Generator<readonly [WrongRule, Answers]> {
  for (const rule of WRONG_RULES) {
    const findings = wronglyFound(rule, exercise);
    if (findings) yield [rule, answersOf(findings, exercise)];
  }
}

function rightAnswers(exercise: Exercise): Answers {
  return answersOf(rightFindings(exercise), exercise);
}

/** The answers of every wrong rule that leads to wrong answers. */
export function wrongAnswersOf(exercise: Exercise): ReadonlyMap<WrongRule, Answers> {
  const right = rightAnswers(exercise);
  return new Map([...answersByRule(exercise)].filter(([, answers]) => !agree(exercise, answers, right)));
}

/**
 * How many wrong rules an exercise distinguishes from the right one and from each other, out of all that apply to it.
 */
export function distinguished(exercise: Exercise): { readonly told: number; readonly all: number } {
  const answers = [rightAnswers(exercise), ...[...answersByRule(exercise)].map(([, wrong]) => wrong)];
  const isAlone = (one: Answers): boolean =>
    answers.every((other) => other === one || !agree(exercise, one, other));
  return { told: answers.slice(1).filter(isAlone).length, all: answers.length - 1 };
}

/** Whether crosses and moves form one answer as a whole, in which an unmarked edge or move also counts as answered. */
function isOfMarks({ template }: Exercise): boolean {
  return template.asks === "cuts" || template.asks === "moves";
}

/** Whether two people give the same answers to the given questions. */
export function agree(
  exercise: Exercise,
  some: Answers,
  others: Answers,
  questions: readonly Question[] = exercise.questions,
): boolean {
  if (isOfMarks(exercise)) {
    const [a, b] = [crossedLeaves(exercise, some), crossedLeaves(exercise, others)];
    const texts = questions.filter(({ type }) => type === "value");
    return (
      a.size === b.size && [...a].every((id) => b.has(id)) && texts.every((one) => isSame(one, some, others))
    );
  }
  return questions.every((question) => isSame(question, some, others));
}

/** What is crossed out in the end: the leaves, or the chosen moves. */
function crossedLeaves({ tree, questions }: Exercise, answers: Answers): Set<number> {
  const found = new Set<number>();
  for (const question of questions) {
    if (isOfValue(question) || !isCross(answers[question.id] ?? "")) continue;
    if (question.type === "move") found.add(question.node);
    else for (const id of leavesBelow(tree, crossedBy(tree, question))) found.add(id);
  }
  return found;
}

function leavesBelow(tree: Tree, id: number): number[] {
  const node = tree.nodes[id]!;
  return node.kind === "leaf" ? [id] : node.children.flatMap((child) => leavesBelow(tree, child.id));
}

function isSame({ id, type }: Question, some: Answers, others: Answers): boolean {
  const [a = "", b = ""] = [some[id], others[id]];
  if (isCross(a) || isCross(b)) return isCross(a) && isCross(b);
  if (type === "window" || type === "interval") {
    const [x, y] = [readPair(a), readPair(b)];
    return x.ok && y.ok && x.value.every((end, i) => compare(end, y.value[i]!) === 0);
  }
  const [x, y] = [readClaim(a), readClaim(b)];
  if (!x.ok || !y.ok || !x.value.value.equals(y.value.value)) return false;
  // A number without a sign means the returned value, whether exact or a bound.
  return x.value.relation === y.value.relation || x.value.relation === "=" || y.value.relation === "=";
}

/**
 * The wrong rule behind some answers, if exactly one explains them: either all answers are what the rule gives, or each
 * wrong answer is and most answers that the rule would make wrong are wrong. One slip is no rule. Undefined if nothing
 * is wrong, or no rule or several rules fit.
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
  const right = rightAnswers(exercise);
  return only(
    rules.filter(([, wrong]) => {
      const changed = given.filter((question) => !isSame(question, right, wrong)).length;
      return 2 * missed.length > changed && missed.every(({ question }) => isSame(question, answers, wrong));
    }),
  );
}

function only(rules: readonly (readonly [WrongRule, Answers])[]): WrongRule | undefined {
  return rules.length === 1 ? rules[0]![0] : undefined;
}
