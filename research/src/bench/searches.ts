import { readFileSync } from "node:fs";
import { type Position, positionOf, Table } from "@tyche/engine";
import { type RootOptions, type SearchAlgorithm, search } from "@tyche/engine/search";
import { loadGame } from "@tyche/registry";
import { compiled, NO_COMPILER } from "../kit/compiled.js";
import { cpuOf, type Goal, leastOf, nodesOfAll, type Report, type Row, speedRow } from "../kit/report.js";
import { inCheckout } from "../kit/root.js";
import { compareVariants } from "../kit/variants.js";

/** A game, the positions to search, and what is measured there. */
interface Case {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Texts in the game's notation, or a file of `research/positions` with one a line. */
  readonly positions: readonly string[] | string;
  readonly algorithm: SearchAlgorithm;
  readonly depth: number;
  /** Depth of the same search by the rules; it needs `horizon: "decision"` to visit the same nodes on the position. */
  readonly rules?: number;
  /** Depths with a table, deepening. */
  readonly tables?: readonly number[];
  /** Whether the pruning algorithms are compared. */
  readonly variants?: true;
  /** A program in C++ that does the same: its arguments without and with a table, and its values divided by the engine's. */
  readonly native?: { readonly file: string; readonly runs: readonly string[]; readonly scale: number };
  /** Millions of nodes per second. */
  readonly atLeast: number;
}

const EINSTEIN = "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1";

export const CASES: Readonly<Record<string, Case>> = {
  "connect-four": {
    game: "connect-four",
    options: { payoff: "stones" },
    positions: [""],
    algorithm: "alpha-beta",
    depth: 12,
    rules: 8,
    tables: [12, 14],
    atLeast: 20,
    native: { file: "connect-four.cpp", runs: ["plain 12", "table 12 18", "table 14 18"], scale: 64 },
  },
  einstein: {
    game: "einstein",
    positions: [1, 2, 3, 4, 5, 6].map((die) => `${EINSTEIN} ${die} 0`),
    algorithm: "expectiminimax",
    depth: 5,
    rules: 3,
    variants: true,
    atLeast: 50,
    native: { file: "einstein.cpp", runs: [`5 ${EINSTEIN}`], scale: 1 },
  },
  backgammon: {
    game: "backgammon",
    positions: "backgammon-20.txt",
    algorithm: "expectiminimax",
    depth: 3,
    rules: 2,
    variants: true,
    atLeast: 8,
  },
  "2048": {
    game: "2048",
    positions: [
      "2 4 8 2 0 0 16 4 2 0 64 32 0 0 8 512",
      "0 2 4 2 0 4 8 16 2 0 64 128 0 32 256 0",
      "0 0 2 4 0 0 8 64 0 2 16 128 0 0 4 512",
    ],
    algorithm: "expectiminimax",
    depth: 4,
    rules: 2,
    variants: true,
    atLeast: 10,
  },
  chess: {
    game: "chess",
    positions: "chess-20.txt",
    algorithm: "alpha-beta",
    depth: 4,
    variants: true,
    atLeast: 1,
  },
  pig: {
    game: "pig",
    positions: ["40 51 12 0", "71 64 20 1"],
    algorithm: "expectiminimax",
    depth: 7,
    rules: 7,
    atLeast: 20,
  },
};

/** Fewer where a round takes longer. */
const ROUNDS = { usual: 15, slow: 2, ms: 500 };
/** Entries of the table, as in C++. */
const ENTRIES = 2 ** 18;
const ROUNDING = 1e-12;

/** The texts of a case's positions. */
export function textsOf({ positions }: Pick<Case, "positions">): readonly string[] {
  if (typeof positions !== "string") return positions;
  const lines = readFileSync(inCheckout(`research/positions/${positions}`), "utf8").split("\n");
  return lines.map((line) => line.replace(/#.*/, "").trim()).filter((line) => line !== "");
}

/** A search without table and ordering, the same by the rules and in C++, with a table, and what pruning saves. */
export async function benchSearches(name: string): Promise<Report> {
  const plan = CASES[name]!;
  const { game } = await loadGame(plan.game, plan.options);
  const { facts } = game;
  const states = textsOf(plan).map((text) => game.notation!.parsePosition(text));
  const positions = (native = true): Position[] => states.map((state) => positionOf(game, state, { native }));
  const plain: RootOptions = {
    facts,
    algorithm: plan.algorithm,
    deepening: false,
    table: false,
    ordering: false,
    pvs: false,
  };
  const { algorithm, depth, rules } = plan;
  const ours = [
    measured(
      `${algorithm}, depth ${depth}`,
      () => positions(),
      () => ({ ...plain, depth }),
    ),
    ...(plan.tables ?? []).map((depth) =>
      measured(
        `table, depth ${depth}`,
        () => positions(),
        () => ({ facts, depth, table: new Table(ENTRIES) }),
      ),
    ),
  ];
  const rows: Row[] = [...ours];
  if (rules !== undefined) {
    const options = { ...plain, depth: rules, horizon: "decision" } as const;
    const evaluate = game.evaluators!.default!;
    const stateAt = (at: Position): unknown => (at as Position & { state(): unknown }).state();
    // As `decide` makes it of an evaluator of states.
    const evaluator = Object.assign((at: Position): number => evaluate(stateAt(at)), { ofState: evaluate });
    const own = measured(
      `on the position, depth ${rules}`,
      () => positions(),
      () => options,
    );
    const other = measured(
      `by the rules, depth ${rules}`,
      () => positions(false),
      () => ({ ...options, evaluator }),
    );
    if (
      own.nodes !== other.nodes ||
      Math.abs(own.value - other.value) > ROUNDING * Math.max(1, Math.abs(own.value))
    )
      throw new Error(
        `${name}: ${other.value} and ${other.nodes} nodes by the rules, not ${own.value} and ${own.nodes}`,
      );
    rows.push(own, other);
  }
  const goals: Goal[] = [{ what: "M nodes/s", figure: ours[0]!.millionsPerSecond, atLeast: plan.atLeast }];
  const theirs = plan.native && nativeRows(plan.native, ours);
  for (const [i, { what, ms }] of (theirs ?? []).entries())
    goals.push({ what: `CPU of the engine / ${what}`, figure: ours[i]!.ms / ms, atMost: 3 });
  rows.push(...(theirs ?? []));
  if (plan.variants) rows.push(...compareVariants(positions(), facts, depth));
  const about = `sums over ${states.length} positions, without table and ordering; below it what pruning saves.`;
  return { name, about, rows, goals, ...(plan.native && !theirs && { notes: [NO_COMPILER] }) };
}

/** The least time of searching all positions. */
function measured(
  what: string,
  positions: () => readonly Position[],
  options: () => RootOptions & { readonly depth: number },
) {
  const run = () => positions().map((position) => search(position, options()));
  const isSlow = cpuOf(run).ms > ROUNDS.ms;
  const second = cpuOf(run).ms;
  const [{ result, ms }] = leastOf(isSlow ? ROUNDS.slow : ROUNDS.usual, [run]);
  return {
    ...speedRow(what, nodesOfAll(result), ms),
    second,
    value: result.reduce((sum, { value }) => sum + value, 0),
  };
}

/** The same searches in C++; undefined without a compiler. */
function nativeRows(
  { file, runs, scale }: NonNullable<Case["native"]>,
  ours: readonly ReturnType<typeof measured>[],
) {
  const asked = runs.map((words, i) => ({ words: words.split(" "), value: scale * ours[i]!.value }));
  return compiled(file, asked)?.map(({ nodes, ms }, i) => speedRow(`C++ -O3, ${ours[i]!.what}`, nodes, ms));
}
