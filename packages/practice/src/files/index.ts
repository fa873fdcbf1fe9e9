/** Files for learning management systems and programs. @module */

export {
  type AnswerFile,
  type HandedIn,
  type Help,
  readAnswerFile,
  worksheetJson,
} from "./answer-file.js";
export { canvasZip } from "./canvas.js";
export { giftText } from "./gift.js";
export {
  handInKey,
  handInText,
  type Signed,
  sheetName,
  signatureCheck,
  signatureOf,
} from "./hand-in.js";
export { type LinkedExam, labFragment } from "./lab-link.js";
export { moodleXml } from "./moodle.js";
export { type ExerciseReport, reporter, reportOn, type SheetReport } from "./report.js";
