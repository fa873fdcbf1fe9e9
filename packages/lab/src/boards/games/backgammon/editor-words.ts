import type { Language } from "@tyche/messages";

/** What the editor of backgammon says beside what its board does. */
export interface BackgammonEditorWords {
  readonly die: (number: number) => string;
  readonly cube: string;
  readonly owner: string;
  readonly middle: string;
  readonly crawford: string;
}

export const BACKGAMMON_EDITOR_WORDS: Readonly<Record<Language, BackgammonEditorWords>> = {
  en: {
    die: (number) => `Die ${number}`,
    cube: "Cube",
    owner: "Cube belongs to",
    middle: "nobody",
    crawford: "Crawford game",
  },
  fr: {
    die: (number) => `Dé ${number}`,
    cube: "Videau",
    owner: "Videau à",
    middle: "personne",
    crawford: "Partie Crawford",
  },
  es: {
    die: (number) => `Dado ${number}`,
    cube: "Cubo",
    owner: "El cubo es de",
    middle: "nadie",
    crawford: "Partida Crawford",
  },
  zh: {
    die: (number) => `骰子 ${number}`,
    cube: "加倍骰",
    owner: "加倍骰归",
    middle: "无人",
    crawford: "克劳福德局",
  },
};
