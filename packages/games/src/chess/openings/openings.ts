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
  Array.from(openingsIn());
  return openings!.get(keyOf(standing(state)));
}

/** Loads and reads the file in short tasks, so that a page does not wait for it in `openingAt`. */
export async function loadOpenings(): Promise<void> {
  await FILE.load();
  for (const _ of openingsIn()) await new Promise((done) => setTimeout(done));
}

/** The moves of opening theory, weighted by the rows that continue with them; none in other positions. */
export function bookMoves(state: ChessState): readonly (readonly [ChessAction, number])[] {
  const { replies } = openingAt(state) ?? {};
  return replies
    ? legalNames(state).flatMap((move) => (replies.has(move) ? [[move, replies.get(move)!]] : []))
    : [];
}

/** The pieces and the side to move. */
const keyOf = (position: ChessPosition): string => writeFen(position).split(" ", 2).join(" ");

/** Rows that are read in a few milliseconds. */
const AT_ONCE = 200;

/** Reads the file, unless it has been read, and stops after each part of it. */
function* openingsIn(): Generator<void, void, void> {
  if (openings) return;
  const text = new TextDecoder().decode(FILE.bytes());
  const found = new Map<string, Opening>();
  const at = (position: ChessPosition): Opening =>
    cached(found, keyOf(position), () => ({ name: "", replies: new Map() }));
  /** By the number of spaces before a row: the moves from the start to the last such row. */
  const rows: string[][] = [];
  for (const [count, row] of text.trimEnd().split("\n").entries()) {
    if (count % AT_ONCE === AT_ONCE - 1) yield;
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
  openings = found;
}
