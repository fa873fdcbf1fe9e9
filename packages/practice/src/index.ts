// Errors

// Exercises from seeds and about given trees: the questions and the answers
export type { Exercise, ExerciseSpec } from "./exercises/exercise.js";
export { ExerciseError } from "./exercises/exercise-error.js";
export { answerText, type Key, keyOf } from "./exercises/key.js";
export { type OwnTreeRules, specOn, templatesOn, variantsOf } from "./exercises/own-tree.js";
export { type Answers, CROSS, crossedBy, type Question } from "./exercises/question.js";
export {
  EXERCISE_LEVELS,
  type ExerciseLevel,
  OWN_TEMPLATE_NAMES,
  TEMPLATE_NAMES,
  TEMPLATES,
  type TemplateName,
} from "./exercises/templates.js";
// Grading
export { isBlank, isCross } from "./grading/answer.js";
export { feedbackOf, type Grade, gradeOf, type Mark, type Verdict } from "./grading/grade.js";
// The wrong rules behind wrong answers
export { diagnosisOf } from "./misconceptions/diagnose.js";
export type { WrongRule } from "./misconceptions/rules.js";
// Tasks, hints and remarks, in the language of a catalogue
export { HINT_STEPS, hintsFor, questionToHelp } from "./sentences/hints.js";
export {
  PRACTICE_AREAS,
  questionText,
  remarkText,
  taskSentences,
  wrongRuleText,
} from "./sentences/sentences.js";
export { exerciseOf, nextSeed } from "./worksheets/make-exercise.js";
// Worksheets
export {
  type AnswerTable,
  type Copy,
  collectedSpec,
  drawingOf,
  exercisesOf,
  headOf,
  MOST_EXERCISES,
  originTexts,
  recipeText,
  type SheetLayout,
  type Worksheet,
  type WorksheetSpec,
  worksheetOf,
} from "./worksheets/worksheet.js";
export { worksheetHtml } from "./worksheets/worksheet-html.js";
export { worksheetLatex } from "./worksheets/worksheet-latex.js";
export { worksheetText } from "./worksheets/worksheet-text.js";
