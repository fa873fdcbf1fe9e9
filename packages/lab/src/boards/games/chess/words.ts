import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";

/** What the board of chess says. */
export interface ChessWords {
  /** By letter in FEN. */
  readonly men: Readonly<Record<string, string>>;
  /** By letter of English notation: what the men are called where games are written down. */
  readonly letters: Readonly<Record<string, string>>;
  readonly turnAround: string;
  readonly promote: (square: string) => string;
  readonly cancel: string;
  readonly check: string;
  /** With the sentence of who has won. */
  readonly mate: (won: string) => string;
  readonly takes: (man: string) => string;
  readonly castles: Readonly<Record<"short" | "long", string>>;
  readonly line: string;
  readonly noLine: string;
  readonly gauge: (value: string) => string;
  readonly ahead: (pawns: number) => string;
}

const ENGLISH_LETTERS = { K: "K", Q: "Q", R: "R", B: "B", N: "N" };

export const CHESS_WORDS: Readonly<Record<Language, ChessWords>> = {
  en: {
    men: {
      K: "white king",
      Q: "white queen",
      R: "white rook",
      B: "white bishop",
      N: "white knight",
      P: "white pawn",
      k: "black king",
      q: "black queen",
      r: "black rook",
      b: "black bishop",
      n: "black knight",
      p: "black pawn",
    },
    letters: ENGLISH_LETTERS,
    turnAround: "Turn the board",
    promote: (square) => `The pawn becomes, on ${square}`,
    cancel: "Cancel",
    check: "check",
    mate: (won) => `Checkmate: ${won}`,
    takes: (man) => `takes ${man}`,
    castles: { short: "castles short", long: "castles long" },
    line: "Expected line",
    noLine: "No line yet.",
    gauge: (value) => `White stands at ${value}`,
    ahead: (count) => `ahead by ${count} ${plural("en", count, "pawn", "pawns")}`,
  },
  fr: {
    men: {
      K: "roi blanc",
      Q: "dame blanche",
      R: "tour blanche",
      B: "fou blanc",
      N: "cavalier blanc",
      P: "pion blanc",
      k: "roi noir",
      q: "dame noire",
      r: "tour noire",
      b: "fou noir",
      n: "cavalier noir",
      p: "pion noir",
    },
    letters: { K: "R", Q: "D", R: "T", B: "F", N: "C" },
    turnAround: "Retourner l’échiquier",
    promote: (square) => `Promotion du pion en ${square}`,
    cancel: "Annuler",
    check: "échec",
    mate: (won) => `Échec et mat\u00a0: ${won}`,
    takes: (man) => `prend ${man}`,
    castles: { short: "petit roque", long: "grand roque" },
    line: "Variante principale",
    noLine: "Pas encore de variante.",
    gauge: (value) => `Les Blancs sont à ${value}`,
    ahead: (count) => `${count} ${plural("fr", count, "pion", "pions")} d’avance`,
  },
  es: {
    men: {
      K: "rey blanco",
      Q: "dama blanca",
      R: "torre blanca",
      B: "alfil blanco",
      N: "caballo blanco",
      P: "peón blanco",
      k: "rey negro",
      q: "dama negra",
      r: "torre negra",
      b: "alfil negro",
      n: "caballo negro",
      p: "peón negro",
    },
    letters: { K: "R", Q: "D", R: "T", B: "A", N: "C" },
    turnAround: "Girar el tablero",
    promote: (square) => `El peón se corona en ${square}`,
    cancel: "Cancelar",
    check: "jaque",
    mate: (won) => `Jaque mate: ${won}`,
    takes: (man) => `captura ${man}`,
    castles: { short: "enroque corto", long: "enroque largo" },
    line: "Variante principal",
    noLine: "Aún no hay variante.",
    gauge: (value) => `Las blancas están en ${value}`,
    ahead: (count) => `${count} ${plural("es", count, "peón", "peones")} de ventaja`,
  },
  zh: {
    men: {
      K: "白王",
      Q: "白后",
      R: "白车",
      B: "白象",
      N: "白马",
      P: "白兵",
      k: "黑王",
      q: "黑后",
      r: "黑车",
      b: "黑象",
      n: "黑马",
      p: "黑兵",
    },
    letters: ENGLISH_LETTERS,
    turnAround: "翻转棋盘",
    promote: (square) => `${square} 兵升变为`,
    cancel: "取消",
    check: "将军",
    mate: (won) => `将死：${won}`,
    takes: (man) => `吃${man}`,
    castles: { short: "短易位", long: "长易位" },
    line: "主要变例",
    noLine: "暂无着法。",
    gauge: (value) => `白方评分 ${value}`,
    ahead: (count) => `多 ${count} 兵`,
  },
};

/** A move in English letters with those of another language. */
export function localMove(text: string, language: Language): string {
  const { letters } = CHESS_WORDS[language];
  return text.replaceAll(/[KQRBN]/g, (letter) => letters[letter]!);
}
