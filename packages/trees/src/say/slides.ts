import type { Language } from "./catalogue.js";

/** What slides say beside the sentences of the search. */
export const SLIDES: Readonly<
  Record<
    Language,
    { readonly start: string; readonly next: string; readonly back: string; readonly end: string }
  >
> = {
  en: {
    start: "→ or the space bar for the next step, ← for the one before.",
    next: "next step",
    back: "step back",
    end: "The search is done.",
  },
  fr: {
    start: "→ ou la barre d’espace pour l’étape suivante, ← pour la précédente.",
    next: "étape suivante",
    back: "étape précédente",
    end: "La recherche est terminée.",
  },
  es: {
    start: "→ o la barra espaciadora para el paso siguiente, ← para el anterior.",
    next: "paso siguiente",
    back: "paso anterior",
    end: "La búsqueda ha terminado.",
  },
  zh: {
    start: "按 → 或空格键前进一步，按 ← 后退一步。",
    next: "下一步",
    back: "上一步",
    end: "搜索结束。",
  },
};
