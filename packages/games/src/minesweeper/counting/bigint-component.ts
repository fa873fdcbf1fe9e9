import { boxOrder, type ComponentCounts, type ComponentShape, noWay } from "./component.js";

/** The counts of a component as exact integers. */
export interface BigintComponentCounts {
  /** The minimum number of mines in the component. */
  readonly low: number;
  /** Indexed by mines above `low`: number of ways; empty if there is none. */
  readonly ways: readonly bigint[];
  /** Indexed by box, then by mines above `low`: number of ways in which one given cell of the box is a mine. */
  readonly mined: readonly (readonly bigint[])[];
  /** Steps from state to state, weighted by how much slower they are than those of `countComponent`. */
  readonly steps: number;
}

/** States of one step by key: the remaining needs of the numbers, and the number of ways by mines placed. */
type Layer = ReadonlyMap<string, { readonly needs: readonly number[]; readonly ways: readonly bigint[] }>;

/** Approximate cost of a state here, in steps of `countComponent`. */
const SLOWER = 100;

/** The exact number of ways to choose m of n. */
export function binomial(n: number, m: number): bigint {
  if (m < 0 || m > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(m, n - m); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}

/**
 * Counts a component in integers of any size, with the same dynamic program as `countComponent` on plain data. It is
 * the reference implementation for the fast one, and its fallback if a component is too wide or its counts are too
 * large.
 */
export function countInBigints(shape: ComponentShape): BigintComponentCounts {
  const { boxes, touches, needs } = shape;
  const order = boxOrder(shape);
  const room = needs.map(() => 0);
  for (const [box, numbers] of touches.entries()) for (const n of numbers) room[n]! += boxes[box]!.length;
  const layers: Layer[] = [new Map([[needs.join(), { needs, ways: [1n] }]])];
  for (const box of order) {
    for (const number of touches[box]!) room[number]! -= boxes[box]!.length;
    const layer = new Map<string, { readonly needs: readonly number[]; readonly ways: bigint[] }>();
    for (const { needs: before, ways } of layers.at(-1)!.values()) {
      for (let mines = 0; mines <= boxes[box]!.length; mines++) {
        const after = less(before, touches[box]!, mines);
        if (touches[box]!.some((number) => after[number]! < 0 || after[number]! > room[number]!)) continue;
        const name = after.join();
        if (!layer.has(name)) layer.set(name, { needs: after, ways: [] });
        addTo(layer.get(name)!.ways, ways, mines, binomial(boxes[box]!.length, mines));
      }
    }
    layers.push(layer);
  }
  const all = [...layers.at(-1)!.values()][0]?.ways ?? [];
  const steps = SLOWER * layers.reduce((sum, { size }) => sum + size, 0);
  const low = all.findIndex((ways) => ways > 0n);
  if (low < 0) return { low: 0, ways: [], mined: boxes.map(() => []), steps };

  const mined: bigint[][] = boxes.map(() => []);
  let behind = new Map<string, bigint[]>([...layers.at(-1)!.keys()].map((name) => [name, [1n]]));
  for (let step = order.length - 1; step >= 0; step--) {
    const box = order[step]!;
    const size = boxes[box]!.length;
    const here = new Map<string, bigint[]>();
    const withCell: bigint[] = [];
    for (const [name, { needs: before, ways }] of layers[step]!) {
      const rest: bigint[] = [];
      for (let mines = 0; mines <= size; mines++) {
        const after = behind.get(less(before, touches[box]!, mines).join());
        if (after === undefined) continue;
        addTo(rest, after, mines, binomial(size, mines));
        // The number of choices in which one given cell is a mine equals the number of choices for the other cells.
        const share = binomial(size - 1, mines - 1);
        for (const [laid, count] of ways.entries()) addTo(withCell, after, laid + mines, share * count);
      }
      here.set(name, rest);
    }
    mined[box] = all.slice(low).map((_, k) => withCell[low + k] ?? 0n);
    behind = here;
  }
  return { low, ways: all.slice(low), mined, steps };
}

function less(needs: readonly number[], numbers: readonly number[], mines: number): number[] {
  const after = [...needs];
  for (const number of numbers) after[number]! -= mines;
  return after;
}

/** into[k + shift] += factor x ways[k] */
function addTo(into: bigint[], ways: readonly bigint[], shift: number, factor: bigint): void {
  if (factor === 0n) return;
  while (into.length < ways.length + shift) into.push(0n);
  for (const [k, count] of ways.entries()) into[k + shift]! += factor * count;
}

/** Converts exact counts to doubles, scaled by a power of two if they are too large. */
export function rounded({ low, ways, mined, steps }: BigintComponentCounts): ComponentCounts {
  if (ways.length === 0) return noWay(steps);
  const most = ways.reduce((greatest, count) => (count > greatest ? count : greatest), 0n);
  const shift = Math.max(0, most.toString(2).length - 512);
  const down = (count: bigint): number => Number(count >> BigInt(shift));
  return {
    low,
    ways: Float64Array.from(ways, down),
    mined: Float64Array.from(mined.flat(), down),
    logScale: shift * Math.LN2,
    steps,
  };
}
