import type { ChessState } from "@tyche/games/chess";

/** The FEN letter of the piece on each square, or ""; row by row from a8. */
export type Squares = readonly string[];

const FILES = "abcdefgh";

export function squareName(square: number): string {
  return `${FILES[square % 8]}${8 - Math.floor(square / 8)}`;
}

export const squareColour = (square: number): "light" | "dark" =>
  (square + Math.floor(square / 8)) % 2 === 0 ? "light" : "dark";

/** The square named at an offset of a text: 12 for "e7". */
function squareAt(text: string, offset: number): number {
  return 8 * (8 - Number(text[offset + 1])) + FILES.indexOf(text[offset]!);
}

export const fromOf = (move: string): number => squareAt(move, 0);
export const toOf = (move: string): number => squareAt(move, 2);

export function squaresOf({ from, moves }: ChessState): Squares {
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
export function sideOf({ from, moves }: ChessState): 0 | 1 {
  return (Number(from.split(" ")[1] === "b") + moves.length) % 2 === 0 ? 0 : 1;
}

/** Why a game without mate is a draw; see the rules of `@tyche/games/chess`. */
export type DrawReason = "fifty" | "repetition" | "material" | "seventy-five" | "fivefold" | "stalemate";

export function drawReason(state: ChessState): DrawReason {
  const quiet = Number(state.from.split(" ")[4]) + state.moves.length;
  if (state.claimed) return quiet >= 100 ? "fifty" : "repetition";
  const squares = squaresOf(state);
  if (!canMate(squares, 0) && !canMate(squares, 1)) return "material";
  if (quiet >= 150) return "seventy-five";
  const last = squares.join();
  const isRepeated = state.moves.filter(
    (_, at) =>
      (state.moves.length - at) % 2 === 0 &&
      squaresOf({ ...state, moves: state.moves.slice(0, at) }).join() === last,
  );
  // Together with the position itself.
  return isRepeated.length >= 4 ? "fivefold" : "stalemate";
}

/** Whether a side has the material to checkmate by any series of legal moves, however badly the other plays (FIDE 6.9). */
export function canMate(squares: Squares, side: 0 | 1): boolean {
  const men = squares.flatMap((man, square) => (man === "" ? [] : [{ man, square }]));
  const kindsOf = (of: 0 | 1): string =>
    men
      .map(({ man }) => (isOf(man, of) ? man.toLowerCase() : ""))
      .join("")
      .replace("k", "");
  const [own, other] = [kindsOf(side), kindsOf(side === 0 ? 1 : 0)];
  if (/[pqr]/.test(own) || own.length === 0) return own.length > 0;
  // Something of the other side, but a queen, must take a square from its king.
  if (own === "n") return /[^q]/.test(other);
  const bishops = men.filter(({ man }) => man.toLowerCase() === "b");
  const colours = new Set(bishops.map(({ square }) => squareColour(square)));
  return own.includes("n") || colours.size > 1 || /[pn]/.test(other);
}

/** Number of the next full move. */
export function numberOf(state: ChessState): number {
  const [, side, , , , number] = state.from.split(" ");
  return Number(number) + Math.floor((Number(side === "b") + state.moves.length) / 2);
}

export const isOf = (letter: string, side: 0 | 1): boolean => letter !== "" && letter < "a" === (side === 0);

const STEPS = [-2, -1, 0, 1, 2].flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => [dx, dy] as const));
const LEAPS = STEPS.filter(([dx, dy]) => Math.abs(dx * dy) === 2);
const LINES = STEPS.filter(([dx, dy]) => Math.max(Math.abs(dx), Math.abs(dy)) === 1);

/** The square of a side's king if it is in check; otherwise undefined. */
export function kingInCheck(squares: Squares, side: 0 | 1): number | undefined {
  const king = squares.indexOf(side === 0 ? "K" : "k");
  const [file, row] = [king % 8, Math.floor(king / 8)];
  // White's king is attacked by pawns above it.
  const ahead = side === 0 ? -1 : 1;
  const manAt = (x: number, y: number): string | undefined =>
    x < 0 || x > 7 || y < 0 || y > 7 ? undefined : squares[8 * y + x];
  const isEnemy = (man: string | undefined, kinds: string): boolean =>
    man !== undefined && man !== "" && !isOf(man, side) && kinds.includes(man.toLowerCase());
  const isHit =
    LEAPS.some(([dx, dy]) => isEnemy(manAt(file + dx, row + dy), "n")) ||
    LINES.some(([dx, dy]) => {
      const isSlanted = dx !== 0 && dy !== 0;
      let far = 1;
      while (manAt(file + far * dx, row + far * dy) === "") far++;
      const near = far > 1 ? "" : isSlanted && dy === ahead ? "kp" : "k";
      return isEnemy(manAt(file + far * dx, row + far * dy), (isSlanted ? "bq" : "rq") + near);
    });
  return king >= 0 && isHit ? king : undefined;
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
