import type { Language } from "@tyche/messages";
import { boardFace } from "../../board.js";
import { openedSince, type State } from "./cells.js";
import type { Survey } from "./insight.js";
import { Minefield } from "./minefield.js";
import { SurveyPanel } from "./survey-panel.js";
import { MINE_WORDS, type MineWords } from "./words.js";

const named = (name: keyof MineWords["variants"]): Readonly<Record<Language, string>> => ({
  en: MINE_WORDS.en.variants[name],
  fr: MINE_WORDS.fr.variants[name],
  es: MINE_WORDS.es.variants[name],
  zh: MINE_WORDS.zh.variants[name],
});

export const face = boardFace<State, number, Survey>({
  game: "minesweeper",
  Board: Minefield,
  Panel: SurveyPanel,
  hasInsight: true,
  hasColours: true,
  hasOwnOutcomes: true,
  variants: [
    { name: named("beginner"), options: { size: "9x9", mines: "10" } },
    { name: named("intermediate"), options: { size: "16x16", mines: "40" } },
    { name: named("modern"), options: { start: "modern" } },
    { name: named("small"), options: { size: "5x4", mines: "4" } },
  ],
  resultName: (_state, [won], _messages, language) => MINE_WORDS[language][won === 1 ? "won" : "lost"],
  outcomeName(before, _action, after, _messages, language) {
    if (after.exploded >= 0) return MINE_WORDS[language].mine;
    return openedSince(before, after)
      .map((cell) => after.cells[cell])
      .join(" ");
  },
});
