import { type Grid, HIDDEN, type View } from "../board/grid.js";
import { binomial, countInBigints } from "./bigint-component.js";
import { Workspace } from "./frontier.js";
import { knowledgeOf } from "./knowledge.js";

/** Number of layouts consistent with a view, as exact integers. */
export interface BigintCounts {
  readonly layouts: bigint;
  /** Indexed by cell: number of layouts in which it is a mine. */
  readonly mined: readonly bigint[];
}

/** Counts the layouts of a view; 0 if the view is impossible. */
export function bigintCounts(grid: Grid, view: View, mines: number): BigintCounts {
  const known = knowledgeOf(new Workspace(grid), view, mines);
  const { components, far } = known;
  const counts = components.map((component) => countInBigints(component));
  const offset = counts.map(({ low }) => low);
  const low = offset.reduce((sum, least) => sum + least, 0);
  // Indexed by mines in the components above `low`: counts without one of the components, and with all.
  const without = counts.map((_, left) =>
    counts.reduce<readonly bigint[]>(
      (product, { ways }, i) => (i === left ? product : times(product, ways)),
      [1n],
    ),
  );
  const all = counts.reduce<readonly bigint[]>((product, { ways }) => times(product, ways), [1n]);
  const farWays = (laid: number, among: number, also: number): bigint =>
    binomial(among, known.mines - low - laid - also);
  const sum = (ways: readonly bigint[], weight: (laid: number) => bigint): bigint =>
    ways.reduce((total, count, laid) => total + count * weight(laid), 0n);
  const mined = new Array<bigint>(grid.cells).fill(0n);
  const ofFar = far > 0 ? sum(all, (laid) => farWays(laid, far - 1, 1)) : 0n;
  for (let cell = 0; cell < grid.cells; cell++) if (view[cell] === HIDDEN) mined[cell] = ofFar;
  for (const [i, { boxes }] of components.entries()) {
    for (const [box, cells] of boxes.entries()) {
      const ways = sum(times(without[i]!, counts[i]!.mined[box]!), (laid) => farWays(laid, far, 0));
      for (const cell of cells) mined[cell] = ways;
    }
  }
  return { layouts: sum(all, (laid) => farWays(laid, far, 0)), mined };
}

/** Multiplies two polynomials. */
function times(one: readonly bigint[], other: readonly bigint[]): readonly bigint[] {
  if (one.length === 0 || other.length === 0) return [];
  const product = new Array<bigint>(one.length + other.length - 1).fill(0n);
  for (const [i, a] of one.entries()) for (const [j, b] of other.entries()) product[i + j]! += a * b;
  return product;
}
