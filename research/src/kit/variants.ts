import { type Facts, type Position, Table } from "@tyche/engine";
import { type RootOptions, type Report as SearchReport, search } from "@tyche/engine/search";
import { cpuOf, nodesOfAll, speedRow } from "./report.js";

/** Sums over the positions. */
export type Comparison = ReturnType<typeof speedRow> & { readonly leaves: number };

/** The features that are switched on. */
interface Variant {
  readonly what: string;
  readonly options: Pick<RootOptions, "algorithm" | "ordering" | "pvs" | "rank" | "deepening">;
  readonly table: boolean;
}

const PLAIN = { ordering: false, pvs: false, deepening: false } as const;
const ENTRIES = 2 ** 18;
/** Allowed relative difference of values, which may be sums in different orders. */
const ROUNDING = 1e-12;

/** Full width, and each pruning algorithm without ordering and table, with each alone, and with both. */
const VARIANTS: readonly Variant[] = [
  { what: "full width", options: { ...PLAIN, algorithm: "expectiminimax" }, table: false },
  { what: "full width, table", options: { ...PLAIN, algorithm: "expectiminimax" }, table: true },
  ...(["star1", "star2", "star2.5"] as const).flatMap((algorithm): Variant[] => {
    const name = `S${algorithm.slice(1)}`;
    return [
      { what: name, options: { ...PLAIN, algorithm }, table: false },
      { what: `${name}, ordering`, options: { ...PLAIN, ordering: true, algorithm }, table: false },
      { what: `${name}, table`, options: { ...PLAIN, algorithm }, table: true },
      { what: `${name}, ordering, table`, options: { ...PLAIN, ordering: true, algorithm }, table: true },
    ];
  }),
  {
    what: "Star2, ordering, table, null windows",
    options: { ...PLAIN, ordering: true, pvs: true, algorithm: "star2" },
    table: true,
  },
  {
    what: "the same, deepening",
    options: { ordering: true, pvs: true, deepening: true, algorithm: "star2" },
    table: true,
  },
  {
    what: "the same, every action exact",
    options: { ordering: true, pvs: true, deepening: true, rank: "all", algorithm: "star2" },
    table: true,
  },
];

/**
 * Searches the same positions to the same depth with every variant: one row per variant with sums over the positions,
 * and the least time of several rounds.
 * @throws Error if two variants find different values
 */
export function compareVariants(
  positions: readonly Position[],
  { facts, depth }: { readonly facts: Facts; readonly depth: number },
  rounds = 1,
): Comparison[] {
  let values: readonly number[] | undefined;
  return VARIANTS.map(({ what, options, table }) => {
    const tables = positions.map(() => (table ? new Table(ENTRIES) : undefined));
    const run = (position: Position, i: number): SearchReport =>
      search(position, { ...options, facts, depth, table: tables[i] ?? false });
    // Search the first position once to compile the code of this variant.
    run(positions[0]!, 0);
    let least = Number.POSITIVE_INFINITY;
    let reports: readonly SearchReport[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const each of tables) each?.clear();
      const { result, ms } = cpuOf(() => positions.map(run));
      least = Math.min(least, ms);
      reports = result;
    }
    values ??= reports.map(({ value }) => value);
    for (const [i, { value }] of reports.entries()) {
      if (Math.abs(value - values[i]!) <= ROUNDING * Math.max(1, Math.abs(value))) continue;
      throw new Error(`${what} finds ${value} at position ${i + 1}, but full width ${values[i]}`);
    }
    const leaves = reports.reduce((sum, report) => sum + report.nodes.leaf, 0);
    return { ...speedRow(what, nodesOfAll(reports), least), leaves };
  });
}

/** The row of a variant by its name in `VARIANTS`. */
export function rowOf(rows: readonly Comparison[], what: string): Comparison {
  return rows.find((row) => row.what === what)!;
}
