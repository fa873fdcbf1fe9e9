import type { Io } from "./io.js";

/** Signs without a decomposition, by what is written for each of them. */
const SIGNS: Readonly<Record<string, string>> = {
  '"': "“”„",
  "'": "‘’",
  "-": "–—−─━═",
  "|": "│┃║",
  "+": "┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬",
  "#": "█■▓▒",
  ".": "·░□▢",
  "*": "●★💣",
  o: "○◦",
  O: "◯",
  X: "╳",
  x: "×",
  F: "⚑",
  "~": "≈",
  "+/-": "±",
  "<=": "≤",
  ">=": "≥",
  "->": "→⇒",
  "<-": "←",
  "^": "↑",
  v: "↓",
  ">": "▶",
  "/": "⁄",
  oe: "œ",
  OE: "Œ",
  s: "♠",
  h: "♥",
  d: "♦",
  c: "♣",
  "": "¡¿",
};
const PLAIN = new Map(
  Object.entries(SIGNS).flatMap(([text, signs]) => [...signs].map((sign) => [sign, text])),
);

const FILLED = "❶❷❸❹❺❻❼❽❾❿";

/** Whether the environment names a locale without UTF-8, by POSIX rules. */
export function isPlainLocale({ LC_ALL, LC_CTYPE, LANG }: Io["env"]): boolean {
  return /^(C|POSIX)$|\.(?!utf-?8)/i.test(LC_ALL || LC_CTYPE || LANG || "");
}

function numbered(_: string, sign: string): string {
  return `*${FILLED.indexOf(sign) + 1}`;
}

/**
 * The text in ASCII, by its look: without accents, frames of dashes and bars. Signs keep their width where a board needs
 * it: filled numbers take the space before them in its rows.
 */
export function asciiText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/« ?| ?»/g, '"')
    .split("\n")
    .map((line) => line.replace(line.includes("│") ? / ([❶-❿])/g : /([❶-❿])/g, numbered))
    .join("\n")
    .replace(/[^\0-\x7f]/gu, (sign) => PLAIN.get(sign) ?? "?");
}
