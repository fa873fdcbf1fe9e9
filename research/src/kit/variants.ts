import { type Facts, type Position, Table } from "@tyche/engine";
import {
  type RootOptions,
  type SearchAlgorithm,
  type Report as SearchReport,
  search,
} from "@tyche/engine/search";
import { cpuOf, nodesOfAll, speedRow } from "./report.js";

/** Sums over the positions. */
export type Comparison = ReturnType<typeof speedRow> & { readonly leaves: number };

/** The features that are switched on. */
interface Variant {
  readonly what: string;
  readonly options: Partial<RootOptions>;
  readonly table: boolean;
}

const ENTRIES = 2 ** 18;
/** Allowed relative difference of values, which may be sums in different orders. */
const ROUNDING = 1e-12;

/** Full width, each pruning algorithm without ordering and table, with each alone, and with both; then the best one deepening. */
function variantsOf({ chance }: Facts): readonly Variant[] {
  const full: SearchAlgorithm = chance === false ? "minimax" : "expectiminimax";
  const cutting: SearchAlgorithm[] = chance === false ? ["alpha-beta"] : ["star1", "star2", "star2.5"];
  const best: SearchAlgorithm = chance === false ? "alpha-beta" : "star2";
  const variant = (name: string, table: boolean, options: Partial<RootOptions>): Variant => ({
    what: `${name[0]!.toUpperCase()}${name.slice(1)}${table && !name.startsWith("the same") ? ", table" : ""}`,
    options: { ordering: false, pvs: false, deepening: false, ...options },
    table,
  });
  const sorted = { algorithm: best, ordering: true, pvs: true };
  return [
    ...[false, true].map((table) => variant("full width", table, { algorithm: full })),
    ...cutting.flatMap((algorithm) =>
      [false, true].flatMap((table) => [
        variant(algorithm, table, { algorithm }),
        variant(`${algorithm}, ordering`, table, { algorithm, ordering: true }),
      ]),
    ),
    ...(chance === false ? [] : [variant("star1, no ranges", true, { algorithm: "star1", ranges: false })]),
    variant("null windows, ordering", true, sorted),
    variant("the same, deepening", true, { ...sorted, deepening: true }),
    variant("the same, every action exact", true, { ...sorted, deepening: true, rank: "all" }),
  ];
}

/**
 * Searches the same positions to the same depth with every variant: one row per variant with sums over the positions.
 * @throws Error if two variants find different values
 */
export function compareVariants(positions: readonly Position[], facts: Facts, depth: number): Comparison[] {
  let values: readonly number[] | undefined;
  return variantsOf(facts).map(({ what, options, table }) => {
    const run = (position: Position): SearchReport =>
      search(position, { ...options, facts, depth, table: table && new Table(ENTRIES) });
    // Search the first position once to compile the code of this variant.
    run(positions[0]!);
    const { result: reports, ms } = cpuOf(() => positions.map(run));
    values ??= reports.map(({ value }) => value);
    for (const [i, { value }] of reports.entries())
      if (Math.abs(value - values[i]!) > ROUNDING * Math.max(1, Math.abs(value)))
        throw new Error(`${what} finds ${value} at position ${i + 1}, but full width ${values[i]}`);
    const leaves = reports.reduce((sum, report) => sum + report.nodes.leaf, 0);
    return { ...speedRow(what, nodesOfAll(reports), ms), leaves };
  });
}
