import { fromOf, kingInCheck, type Squares, squareName, toOf } from "./placement.js";
import type { ChessWords } from "./words.js";

/** A move in words: "white knight g1 f3, takes black pawn, check". */
export function spokenMove(before: Squares, move: string, after: Squares, words: ChessWords): string {
  const [from, to] = [fromOf(move), toOf(move)];
  const man = before[from]!;
  const side = man < "a" ? 0 : 1;
  const isKing = man.toLowerCase() === "k";
  const isCastling = isKing && Math.abs((from % 8) - (to % 8)) === 2;
  const parts = [
    isCastling
      ? `${words.men[man]} ${words.castles[to > from ? "short" : "long"]}`
      : `${words.men[man]} ${squareName(from)} ${squareName(to)}`,
  ];
  const isPassing = man.toLowerCase() === "p" && from % 8 !== to % 8 && before[to] === "";
  const taken = isPassing ? (side === 0 ? "p" : "P") : before[to]!;
  if (taken !== "") parts.push(words.takes(words.men[taken]!));
  if (after[to] !== man) parts.push(words.men[after[to]!]!);
  if (kingInCheck(after, side === 0 ? 1 : 0) !== undefined) parts.push(words.check);
  return parts.join(", ");
}
