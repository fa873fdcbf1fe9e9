import { cached } from "../../kit/cached.js";
import { ROLLS } from "../board/board.js";
import { HomeBoards } from "./home-boards.js";
import { groupsByPips, resultsOf, TWO_SIDED_CHECKERS } from "./two-sided.js";

/** The position of the cube, from the view of the player on roll. */
export type CubeHolder = "centre" | "own" | "other";

/** The exact money bear-off with the cube, without contact. */
export interface TwoSidedCube {
  readonly boards: HomeBoards;
  /**
   * The equity of the player on roll in units of the cube, before rolling and without doubling this turn, when both
   * sides play checkers and cube optimally.
   */
  equity(onRoll: number, other: number, holder: CubeHolder): number;
}

const tables = new Map<number, TwoSidedCube>();

/**
 * Solves all pairs of home boards of up to `checkers` checkers a side for each cube position, by retrograde analysis
 * from few pips to many. With 6 checkers this takes a few seconds on first use. Gammons are impossible here.
 */
export function twoSidedCube(checkers = TWO_SIDED_CHECKERS): TwoSidedCube {
  return cached(tables, checkers, () => solve(checkers));
}

function solve(checkers: number): TwoSidedCube {
  const boards = new HomeBoards(checkers);
  const { size } = boards;
  const { starts, results } = resultsOf(boards);
  const groups = groupsByPips(boards);
  const most = groups.length - 1;
  // The rows are the boards of the player on roll. First without doubling now, then with the option to double.
  const centre = new Float64Array(size * size);
  const own = new Float64Array(size * size);
  const other = new Float64Array(size * size);
  const openCentre = new Float64Array(size * size);
  const openOwn = new Float64Array(size * size);
  // The player on roll has lost if the opponent has nothing left.
  for (const table of [centre, own, other, openCentre, openOwn])
    for (let board = 0; board < size; board++) table[board * size] = -1;
  const solvePair = (board: number, against: number): void => {
    const row = against * size;
    let ofCentre = 0;
    let ofOwn = 0;
    let ofOther = 0;
    for (let roll = 0; roll < ROLLS.length; roll++) {
      // The least that the opponent, who is then on roll, can be left with; the best play may depend on the cube.
      let [leastCentre, leastOwn, leastOther] = [1, 1, 1];
      const entry = board * ROLLS.length + roll;
      for (let i = starts[entry]!; i < starts[entry + 1]!; i++) {
        const at = row + results[i]!;
        if (openCentre[at]! < leastCentre) leastCentre = openCentre[at]!;
        if (other[at]! < leastOwn) leastOwn = other[at]!;
        if (openOwn[at]! < leastOther) leastOther = openOwn[at]!;
      }
      const { probability } = ROLLS[roll]!;
      ofCentre -= probability * leastCentre;
      ofOwn -= probability * leastOwn;
      ofOther -= probability * leastOther;
    }
    const at = board * size + against;
    centre[at] = ofCentre;
    own[at] = ofOwn;
    other[at] = ofOther;
    const doubled = Math.min(2 * ofOther, 1);
    openCentre[at] = Math.max(ofCentre, doubled);
    openOwn[at] = Math.max(ofOwn, doubled);
  };
  for (let total = 2; total <= 2 * most; total++)
    for (let pips = Math.max(1, total - most); pips <= Math.min(total - 1, most); pips++)
      for (const against of groups[total - pips]!)
        for (const board of groups[pips]!) solvePair(board, against);
  const byHolder = { centre, own, other };
  return { boards, equity: (onRoll, against, holder) => byHolder[holder][onRoll * size + against]! };
}
