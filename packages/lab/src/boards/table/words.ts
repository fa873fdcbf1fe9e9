import type { Language } from "@tyche/messages";

/** The pages beside a board. */
export const PAGES = ["moves", "ledger", "study", "files"] as const;
export type PageName = (typeof PAGES)[number];

export interface TableWords {
  readonly pages: Readonly<Record<PageName, string>>;
  readonly beside: string;
  readonly byHand: string;
  /** Why there are no files and no link. */
  readonly secret: string;
  readonly fell: (action: string) => string;
}

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    pages: { moves: "Moves", ledger: "Ledger", study: "Study", files: "Files" },
    beside: "Beside the board",
    byHand: "Enter dice by hand",
    secret: "There are no files and no link before the end: they would show what others hold.",
    fell: (action) => `What fell after ${action}?`,
  },
  fr: {
    pages: { moves: "Coups", ledger: "Compte", study: "Étude", files: "Fichiers" },
    beside: "À côté du plateau",
    byHand: "Saisir les dés à la main",
    secret: "Ni fichiers ni lien avant la fin : ils montreraient le jeu des autres.",
    fell: (action) => `Qu’est-il sorti après ${action}\u202f?`,
  },
  es: {
    pages: { moves: "Jugadas", ledger: "Cuenta", study: "Estudio", files: "Archivos" },
    beside: "Junto al tablero",
    byHand: "Introducir los dados a mano",
    secret: "No hay archivos ni enlace antes del final: mostrarían lo que tienen los demás.",
    fell: (action) => `¿Qué salió tras ${action}?`,
  },
  zh: {
    pages: { moves: "着法", ledger: "账目", study: "研究", files: "文件" },
    beside: "棋盘旁",
    byHand: "手动输入骰子",
    secret: "终局之前没有文件和链接，以免泄露他人手中之物。",
    fell: (action) => `${action} 之后掷出了什么？`,
  },
};
