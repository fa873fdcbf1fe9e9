/** A state of chess as the rules write it. */
export interface State {
  /** FEN after the last move that cannot come back. */
  readonly from: string;
  /** Moves since then, "g1f3": nothing was taken, no pawn moved, nobody castled. */
  readonly moves: readonly string[];
}

/** By square, row by row from a8: the letter of the man as in FEN, or "". */
export type Squares = readonly string[];

const FILES = "abcdefgh";

export function squareName(square: number): string {
  return `${FILES[square % 8]}${8 - Math.floor(square / 8)}`;
}

/** The square that is named at a place of a text: 12 for "e7". */
function squareAt(text: string, offset: number): number {
  return 8 * (8 - Number(text[offset + 1])) + FILES.indexOf(text[offset]!);
}

export const fromOf = (move: string): number => squareAt(move, 0);
export const toOf = (move: string): number => squareAt(move, 2);

export function squaresOf({ from, moves }: State): Squares {
  const squares = from
    .split(" ")[0]!
    .replaceAll("/", "")
    .replaceAll(/\d/g, (count) => " ".repeat(Number(count)))
    .split("")
    .map((letter) => letter.trim());
  for (const move of moves) {
    squares[toOf(move)] = squares[fromOf(move)]!;
    squares[fromOf(move)] = "";
  }
  return squares;
}

/** Who is to move, or would be: 0 for White. */
export function sideOf({ from, moves }: State): 0 | 1 {
  return (Number(from.split(" ")[1] === "b") + moves.length) % 2 === 0 ? 0 : 1;
}

/** The number of the full move that comes next. */
export function numberOf(state: State): number {
  const [, side, , , , number] = state.from.split(" ");
  return Number(number) + Math.floor((Number(side === "b") + state.moves.length) / 2);
}

const isOf = (letter: string, side: 0 | 1): boolean => letter !== "" && letter < "a" === (side === 0);

const LEAPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;
const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const SLANTED = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** The square of the king of a side that is attacked; undefined where it is not. */
export function kingInCheck(squares: Squares, side: 0 | 1): number | undefined {
  const king = squares.indexOf(side === 0 ? "K" : "k");
  if (king < 0) return undefined;
  const [file, row] = [king % 8, Math.floor(king / 8)];
  const enemyAt = (x: number, y: number): string => {
    if (x < 0 || x > 7 || y < 0 || y > 7) return "";
    const letter = squares[8 * y + x]!;
    return isOf(letter, side) ? "" : letter.toLowerCase();
  };
  const isHit = (steps: readonly (readonly [number, number])[], men: string, isLong: boolean): boolean =>
    steps.some(([dx, dy]) => {
      for (let x = file + dx, y = row + dy; x >= 0 && x < 8 && y >= 0 && y < 8; x += dx, y += dy) {
        if (squares[8 * y + x] !== "" || !isLong) return men.includes(enemyAt(x, y) || "-");
      }
      return false;
    });
  // White's king is hit by pawns that stand above it.
  const ahead = side === 0 ? -1 : 1;
  const attacked =
    isHit(LEAPS, "n", false) ||
    isHit(STRAIGHT, "rq", true) ||
    isHit(SLANTED, "bq", true) ||
    isHit([...STRAIGHT, ...SLANTED], "k", false) ||
    isHit(
      [
        [1, ahead],
        [-1, ahead],
      ],
      "p",
      false,
    );
  return attacked ? king : undefined;
}

const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 };
/** In the order in which what was taken is shown. */
const TAKEN_ORDER = "qrbnp";

/** What one side has of each kind more than the other, the most valuable first, and how much that is in pawns for it in all. */
export function surplus(squares: Squares, side: 0 | 1): { readonly men: string; readonly pawns: number } {
  const count = (letter: string): number => squares.filter((each) => each === letter).length;
  let men = "";
  let pawns = 0;
  for (const letter of TAKEN_ORDER) {
    const more = (count(letter.toUpperCase()) - count(letter)) * (side === 0 ? 1 : -1);
    men += (side === 0 ? letter.toUpperCase() : letter).repeat(Math.max(0, more));
    pawns += more * WORTH[letter]!;
  }
  return { men, pawns };
}
