import type { Language } from "@tyche/messages";

/** What the editor of chess says beside what its board does. */
export interface ChessEditorWords {
  /** By letter in FEN. */
  readonly castling: Readonly<Record<"K" | "Q" | "k" | "q", string>>;
  readonly passing: string;
  readonly none: string;
  readonly clock: string;
  readonly number: string;
}

export const CHESS_EDITOR_WORDS: Readonly<Record<Language, ChessEditorWords>> = {
  en: {
    castling: {
      K: "White castles short",
      Q: "White castles long",
      k: "Black castles short",
      q: "Black castles long",
    },
    passing: "En passant on",
    none: "none",
    clock: "Half-moves to the draw, of 100",
    number: "Move number",
  },
  fr: {
    castling: {
      K: "Petit roque blanc",
      Q: "Grand roque blanc",
      k: "Petit roque noir",
      q: "Grand roque noir",
    },
    passing: "Prise en passant en",
    none: "aucune",
    clock: "Demi-coups vers la nulle, sur 100",
    number: "Numéro du coup",
  },
  es: {
    castling: {
      K: "Enroque corto blanco",
      Q: "Enroque largo blanco",
      k: "Enroque corto negro",
      q: "Enroque largo negro",
    },
    passing: "Al paso en",
    none: "ninguna",
    clock: "Medias jugadas hacia las tablas, de 100",
    number: "Número de jugada",
  },
  zh: {
    castling: { K: "白方短易位", Q: "白方长易位", k: "黑方短易位", q: "黑方长易位" },
    passing: "吃过路兵格",
    none: "无",
    clock: "和棋计步（满 100）",
    number: "回合数",
  },
};
