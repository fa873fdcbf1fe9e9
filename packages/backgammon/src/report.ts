export { dashed } from "@tyche/games";
export { commentedMatch } from "./report/comments.js";
export { analysisHtml } from "./report/html.js";
export { profileText } from "./report/profile.js";
export { analysisText } from "./report/text.js";
export { verdictText } from "./report/words.js";
