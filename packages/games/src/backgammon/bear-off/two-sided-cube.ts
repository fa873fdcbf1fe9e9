import { ROLLS } from "../rolls.js";
import { HomeBoards } from "./home-boards.js";
import { groupsByPips, resultsOf, TWO_SIDED_CHECKERS } from "./two-sided.js";

/** Where the cube lies, as the player on roll sees it. */
export type CubeHolder = "centre" | "own" | "other";

/** The exact bear-off for money with the cube, of two sides that have passed each other. */
export interface TwoSidedCube {
  readonly boards: HomeBoards;
  /**
   * What the player on roll may expect in units of the cube, before rolling and without turning it this time, when both do what is best
   * with checkers and cube.
   */
  equity(onRoll: number, other: number, holder: CubeHolder): number;
}

const tables = new Map<number, TwoSidedCube>();

/**
 * All pairs of home boards of up to so many checkers a side, by retrograde analysis from few pips to many, for each place of the cube. With 6
 * checkers it takes a few seconds when first asked for. Nobody loses a gammon here.
 */
export function twoSidedCube(checkers = TWO_SIDED_CHECKERS): TwoSidedCube {
  const known = tables.get(checkers) ?? solve(checkers);
  tables.set(checkers, known);
  return known;
}

function solve(checkers: number): TwoSidedCube {
  const boards = new HomeBoards(checkers);
  const { size } = boards;
  const { starts, results } = resultsOf(boards);
  const groups = groupsByPips(boards);
  const most = groups.length - 1;
  // Row: the player on roll. Without turning the cube now; and where the cube may be turned, by who does what is best.
  const centre = new Float64Array(size * size);
  const own = new Float64Array(size * size);
  const other = new Float64Array(size * size);
  const openCentre = new Float64Array(size * size);
  const openOwn = new Float64Array(size * size);
  // Who is on roll while the other has nothing left has lost.
  for (const table of [centre, own, other, openCentre, openOwn])
    for (let board = 0; board < size; board++) table[board * size] = -1;
  const solvePair = (board: number, against: number): void => {
    const row = against * size;
    let ofCentre = 0;
    let ofOwn = 0;
    let ofOther = 0;
    for (let roll = 0; roll < ROLLS.length; roll++) {
      // What is left to the other player, who is then on roll; the best play may depend on the cube.
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
