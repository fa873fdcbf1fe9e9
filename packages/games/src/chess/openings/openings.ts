import { cached } from "../../kit/cached.js";
import { weightsFile } from "../../kit/weights-file.js";
import type { ChessPosition } from "../board/position.js";
import { readFen, START_FEN, writeFen } from "../notation/fen.js";
import { moveOfLongName } from "../notation/move-names.js";
import { type ChessAction, type ChessState, legalNames, standing } from "../notation/state.js";

/**
 * Rows of moves in UCI notation that continue the last row with one space less before it, each with the name of its
 * position, if it has one. The book leaves out moves with a question mark.
 */
const FILE = weightsFile(() => new URL("../../../weights/chess-openings.txt", import.meta.url));

/** A position of opening theory, and the moves of the book with the number of rows that continue with them. */
interface Opening {
  name: string;
  readonly replies: Map<string, number>;
}

let openings: ReadonlyMap<string, Opening> | undefined;

/** The position in opening theory, however it was reached; undefined if it is not in the file. */
export function openingAt(state: ChessState): Opening | undefined {
  openings ??= openingsIn(new TextDecoder().decode(FILE.bytes()));
  return openings.get(keyOf(standing(state)));
}

/** Loads the file, so that a page does not wait for it in `openingAt`. */
export const loadOpenings = (): Promise<unknown> => FILE.load();

/** The moves of opening theory, weighted by the rows that continue with them; none in other positions. */
export function bookMoves(state: ChessState): readonly (readonly [ChessAction, number])[] {
  const { replies } = openingAt(state) ?? {};
  return replies
    ? legalNames(state).flatMap((move) => (replies.has(move) ? [[move, replies.get(move)!]] : []))
    : [];
}

/** The pieces and the side to move. */
const keyOf = (position: ChessPosition): string => writeFen(position).split(" ", 2).join(" ");

function openingsIn(text: string): ReadonlyMap<string, Opening> {
  const found = new Map<string, Opening>();
  const at = (position: ChessPosition): Opening =>
    cached(found, keyOf(position), () => ({ name: "", replies: new Map() }));
  /** By the number of spaces before a row: the moves from the start to the last such row. */
  const rows: string[][] = [];
  for (const row of text.trimEnd().split("\n")) {
    const words = row.trim().split(" ");
    const depth = row.length - row.trimStart().length;
    const own = words.filter((word) => /^[a-h]\d[a-h]\d/.test(word));
    rows[depth] = [...(rows[depth - 1] ?? []), ...own];
    const position = readFen(START_FEN);
    for (const move of rows[depth]) {
      const { replies } = at(position);
      if (!move.endsWith("?")) replies.set(move, (replies.get(move) ?? 0) + 1);
      position.play(moveOfLongName(move.slice(0, 4)));
    }
    if (own.length < words.length) at(position).name = words.slice(own.length).join(" ");
  }
  return found;
}
