export { dashed } from "../kit/report-words.js";
export { commentedMatch } from "./report/comments.js";
export { analysisHtml } from "./report/html.js";
export { analysisText } from "./report/text.js";
export { verdictText } from "./report/words.js";
