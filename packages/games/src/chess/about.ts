import type { GameInfo } from "../kit/entry.js";

export const about = {
  name: "chess",
  help: "Chess, evaluated by piece weights that it has learned itself.",
  options: [],
  position: "a FEN, a line of EPD or startpos, with the moves played from there after the word moves",
  example: { position: "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 4" },
  evaluators: ["classic", "learned", "squares", "quiet"],
} as const satisfies GameInfo;
