/**
 * Whether a side can still mate, against all positions: the other's king in a corner, where mate takes least, the own
 * king near it, and the pieces anywhere, by the rules of `@tyche/games`.
 */
import { chess as game } from "@tyche/games/chess";
import { expect, it } from "vitest";
import { canMate, kingInCheck, type Squares } from "./placement.js";

const EMPTY: Squares = new Array(64).fill("");

function isMate(squares: Squares): boolean {
  if (kingInCheck(squares, 1) === undefined || kingInCheck(squares, 0) !== undefined) return false;
  const rows = Array.from({ length: 8 }, (_, row) =>
    squares
      .slice(8 * row, 8 * row + 8)
      .map((man) => man || "1")
      .join("")
      .replaceAll(/1+/g, (run) => String(run.length)),
  );
  try {
    const state = game.notation!.parsePosition(`${rows.join("/")} b - - 0 1`);
    return game.turn(state) < 0 && game.payoff(state)[0] === 1;
  } catch {
    return false;
  }
}

/** Whether White with these pieces beside its king mates a king with those, in any position of this kind. */
function matesSomewhere(own: string, other: string): boolean {
  const place = (squares: Squares, [man, ...rest]: readonly string[]): boolean =>
    man === undefined
      ? isMate(squares)
      : squares.some((held, at) => held === "" && isOnBoard(man, at) && place(squares.with(at, man), rest));
  return [56, 63].some((corner) =>
    EMPTY.some((_, at) => {
      const apart = Math.max(Math.abs((at % 8) - (corner % 8)), 7 - Math.floor(at / 8));
      if (apart !== 2) return false;
      return place(EMPTY.with(corner, "k").with(at, "K"), [...own, ...other]);
    }),
  );
}

const isOnBoard = (man: string, at: number): boolean => man !== "p" || (at >= 8 && at < 56);

const KINDS = [
  ["", ""],
  ["", "q"],
  ["N", ""],
  ["B", ""],
  ["N", "q"],
  ["N", "r"],
  ["N", "b"],
  ["N", "n"],
  ["N", "p"],
  ["B", "q"],
  ["B", "r"],
  ["B", "b"],
  ["B", "n"],
  ["B", "p"],
  ["R", ""],
  ["Q", ""],
] as const;

it.each(KINDS)("%s against %s", (own, other) => {
  const anywhere = [...own, ...other].reduce<readonly Squares[]>(
    // Bishops on squares of either colour.
    (boards, man) =>
      boards.flatMap((squares) => [20, 21].map((at) => squares.with(squares.indexOf("", at), man))),
    [EMPTY.with(0, "k").with(63, "K")],
  );
  expect(anywhere.some((squares) => canMate(squares, 0))).toBe(matesSomewhere(own, other));
});

it("names the material of a draw on time", () => {
  const squares = (men: string): Squares => [...men, ...new Array<string>(64 - men.length).fill("")];
  expect(canMate(squares("kKP"), 0)).toBe(true);
  expect(canMate(squares("kKNN"), 0)).toBe(true);
  expect(canMate(squares("kKBN"), 0)).toBe(true);
  // Bishops on squares of one colour.
  expect(canMate(["k", "", "B", "", "B", "K", ...new Array<string>(58).fill("")], 0)).toBe(false);
  expect(canMate(["k", "", "B", "B", "", "K", ...new Array<string>(58).fill("")], 0)).toBe(true);
});
