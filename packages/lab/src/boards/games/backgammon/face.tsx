import { backgammonFace } from "./backgammon-face.js";
import { BACKGAMMON_WORDS } from "./words.js";

const variant = (at: 0 | 1 | 2) => ({
  en: BACKGAMMON_WORDS.en.variants[at],
  fr: BACKGAMMON_WORDS.fr.variants[at],
  es: BACKGAMMON_WORDS.es.variants[at],
  zh: BACKGAMMON_WORDS.zh.variants[at],
});

export const face = backgammonFace("backgammon", () => 15, {
  hasInsight: true,
  editor: () => import("./editor.js"),
  variants: [
    { name: variant(0), options: { cube: "on" } },
    { name: variant(1), options: { match: "7" } },
    { name: variant(2), options: { stakes: "single" } },
  ],
});
