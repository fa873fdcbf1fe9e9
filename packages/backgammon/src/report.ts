export { dashed } from "@tyche/games";
export { commentedMatch } from "./report/comments.js";
export { analysisHtml, sumRows } from "./report/html.js";
export { profileText } from "./report/profile.js";
export { analysisText, gamesTable } from "./report/text.js";
export { howText, signed, verdictText } from "./report/words.js";
