import type { Catalogue } from "@tyche/messages";
import { fromOf, kingInCheck, type Squares, squareName, toOf } from "./placement.js";

export function manName(words: Catalogue, letter: string): string {
  return words.format({ id: "chess-man", values: { man: letter } });
}

/** Replaces the English piece letters of a move by those of the language. */
export function localMove(text: string, words: Catalogue): string {
  return text.replaceAll(/[KQRBN]/g, (man) => words.format({ id: "chess-letter", values: { man } }));
}

/** A move in words: "white knight g1 f3, takes black pawn, check". */
export function spokenMove(before: Squares, move: string, after: Squares, words: Catalogue): string {
  const [from, to] = [fromOf(move), toOf(move)];
  const man = before[from]!;
  const side = man < "a" ? 0 : 1;
  const isKing = man.toLowerCase() === "k";
  const isCastling = isKing && Math.abs((from % 8) - (to % 8)) === 2;
  const parts = [
    isCastling
      ? `${manName(words, man)} ${words.text(`chess-castles-${to > from ? "short" : "long"}`)}`
      : `${manName(words, man)} ${squareName(from)} ${squareName(to)}`,
  ];
  const isPassing = man.toLowerCase() === "p" && from % 8 !== to % 8 && before[to] === "";
  const taken = isPassing ? (side === 0 ? "p" : "P") : before[to]!;
  if (taken !== "") parts.push(words.text("chess-takes", { man: manName(words, taken) }));
  if (after[to] !== man) parts.push(manName(words, after[to]!));
  if (kingInCheck(after, side === 0 ? 1 : 0) !== undefined) parts.push(words.text("chess-check"));
  return parts.join(", ");
}
