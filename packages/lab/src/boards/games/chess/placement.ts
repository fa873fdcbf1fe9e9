/** A state of chess in the rules' format. */
export interface State {
  /** FEN after the last irreversible move. */
  readonly from: string;
  /** Moves since then, such as "g1f3": no captures, pawn moves or castling. */
  readonly moves: readonly string[];
}

/** The FEN letter of the piece on each square, or ""; row by row from a8. */
export type Squares = readonly string[];

const FILES = "abcdefgh";

export function squareName(square: number): string {
  return `${FILES[square % 8]}${8 - Math.floor(square / 8)}`;
}

/** The square named at an offset of a text: 12 for "e7". */
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

/** The side to move, also after the end: 0 for White. */
export function sideOf({ from, moves }: State): 0 | 1 {
  return (Number(from.split(" ")[1] === "b") + moves.length) % 2 === 0 ? 0 : 1;
}

/** Number of the next full move. */
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

/** The square of a side's king if it is in check; otherwise undefined. */
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
  // White's king is attacked by pawns above it.
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
/** The order in which captured pieces are shown. */
const TAKEN_ORDER = "qrbnp";

/** The pieces that one side has more than the other, most valuable first, and their total value in pawns. */
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
