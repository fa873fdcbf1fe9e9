import type { Language } from "@tyche/trees";

/** The pages beside a board. */
export const PAGES = ["moves", "ledger", "study", "files"] as const;
export type PageName = (typeof PAGES)[number];

export interface TableWords {
  readonly pages: Readonly<Record<PageName, string>>;
  readonly beside: string;
}

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    pages: { moves: "Moves", ledger: "Ledger", study: "Study", files: "Files" },
    beside: "Beside the board",
  },
  fr: {
    pages: { moves: "Coups", ledger: "Compte", study: "Étude", files: "Fichiers" },
    beside: "À côté du plateau",
  },
  es: {
    pages: { moves: "Jugadas", ledger: "Cuenta", study: "Estudio", files: "Archivos" },
    beside: "Junto al tablero",
  },
  zh: { pages: { moves: "着法", ledger: "账目", study: "研究", files: "文件" }, beside: "棋盘旁" },
};
