import { backgammonFace } from "../backgammon/backgammon-face.js";
import { BACKGAMMON_WORDS } from "../backgammon/words.js";

const single = {
  en: BACKGAMMON_WORDS.en.variants[2],
  fr: BACKGAMMON_WORDS.fr.variants[2],
  es: BACKGAMMON_WORDS.es.variants[2],
  zh: BACKGAMMON_WORDS.zh.variants[2],
};

export const face = backgammonFace("hypergammon", ({ checkers }) => Number(checkers ?? 3), {
  editor: () => import("./editor.js"),
  variants: [
    { name: single, options: { stakes: "single" } },
    { name: "HypestGammon (2)", options: { checkers: "2" } },
  ],
});
