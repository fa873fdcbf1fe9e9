// Exercises from seeds: what is asked, and the answers
export { type Exercise, type ExerciseSpec, exerciseOf, nextSeed } from "./exercises/exercise.js";
export { answerText, type Key, keyOf } from "./exercises/key.js";
export { type Answers, CROSS, crossedBy, type Question } from "./exercises/question.js";
export {
  EXERCISE_LEVELS,
  type ExerciseLevel,
  TEMPLATE_NAMES,
  TEMPLATES,
  type TemplateName,
} from "./exercises/templates.js";
// Grading
export { isBlank, isCross } from "./grading/answer.js";
export { feedbackOf } from "./grading/feedback.js";
export { type Grade, gradeOf, type Mark, type Verdict } from "./grading/grade.js";
// What is said, in four languages
export { HINT_STEPS, hintsFor, questionToHelp } from "./say/hints.js";
export { MESSAGES } from "./say/messages.js";
export { askedText, nodeName, paragraph, remarkText, statementOf } from "./say/sentences.js";
// Worksheets
export {
  type AnswerTable,
  type Copy,
  drawingOf,
  MOST_EXERCISES,
  recipeText,
  type Worksheet,
  type WorksheetSpec,
  worksheetOf,
} from "./worksheets/worksheet.js";
export { worksheetHtml } from "./worksheets/worksheet-html.js";
export { worksheetLatex } from "./worksheets/worksheet-latex.js";
