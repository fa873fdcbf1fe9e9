import {
  HORIZONS,
  type Horizon,
  type Limits,
  type Pruning,
  SEARCH_ALGORITHMS,
  type SearchAlgorithm,
} from "@tyche/engine";
import type { Command } from "commander";
import { UsageError } from "../errors.js";
import { oneOf } from "../problem.js";
import { parseCount } from "../settings.js";

/** Options of the command line that say how to search. */
export interface WrittenSearch {
  readonly depth?: string | undefined;
  readonly time?: string | undefined;
  readonly nodes?: string | undefined;
  readonly algorithm?: string | undefined;
  readonly evaluator?: string | undefined;
  readonly horizon?: string | undefined;
  readonly threads?: string | undefined;
  readonly table?: string | undefined;
  readonly rank?: string | undefined;
  readonly beam?: string | undefined;
  readonly threshold?: string | undefined;
  readonly sparse?: string | undefined;
}

/** How to search, as the engine takes it; the evaluator by name. */
export interface SearchChoice extends Limits, Pruning {
  readonly algorithm?: SearchAlgorithm;
  readonly evaluator: string;
  readonly horizon?: Horizon;
  readonly table?: number | false;
  readonly rank: "all" | "best";
  /** False: begin at the full depth. */
  readonly deepening?: boolean;
}

/** Milliseconds, where nothing else limits a search. */
const USUAL_TIME = 1000;

/** 32 bytes each. */
const MOST_ENTRIES = 2 ** 26;

export function addSearchOptions(command: Command): void {
  command
    .option("--depth <N>", "Look so many decisions ahead; chance costs no depth.")
    .option("--time <MS>", `Think so many milliseconds; without any limit ${USUAL_TIME}.`)
    .option("--nodes <N>", "Visit about so many nodes.")
    .option(
      "-a, --algorithm <A>",
      `One of ${SEARCH_ALGORITHMS.join(", ")}. Without it alpha-beta where there is no chance, else star2.`,
    )
    .option("--evaluator <E>", "What judges the positions at the horizon; `tyche games` lists them.")
    .option(
      `--horizon <${HORIZONS.join("|")}>`,
      "Judge at the next decision, or right after the last action, before chance.",
    )
    .option(
      "--rank <all|best>",
      "Exact values of all actions, or only of the best one, which is quicker.",
      "all",
    )
    .option("--table <N>", "Entries of the transposition table, 32 bytes each; 0 for none.")
    .option("--threads <T>", "Accepted for scripts; the search takes one thread.", "1")
    .option("--beam <N>", "Approximate: only the N most promising actions of each decision.")
    .option("--threshold <P>", "Approximate: leave out outcomes of a smaller probability.")
    .option("--sparse <N>", "Approximate: N samples for a chance node with more outcomes.");
}

/** @throws UsageError */
export function readSearch(written: WrittenSearch): SearchChoice {
  const { evaluator = "default" } = written;
  readNumber("threads", written.threads, parseThreads, "a number of threads from 1");
  const whole = "a whole number from 1";
  const depth = readNumber("depth", written.depth, parsePositive, `${whole}`);
  const time = readNumber("time", written.time, parseDecimal, "milliseconds");
  const nodes = readNumber("nodes", written.nodes, parsePositive, whole);
  const entries = readNumber(
    "table",
    written.table,
    parseEntries,
    `a number of entries up to ${MOST_ENTRIES}`,
  );
  const noLimit = depth === undefined && time === undefined && nodes === undefined;
  return withoutUndefined({
    depth,
    time: noLimit ? USUAL_TIME : time,
    nodes,
    algorithm: oneOf("algorithm", written.algorithm, SEARCH_ALGORITHMS),
    evaluator,
    horizon: oneOf("horizon", written.horizon, HORIZONS),
    rank: oneOf("rank", written.rank, ["all", "best"] as const) ?? "all",
    table: entries === 0 ? (false as const) : entries,
    beam: readNumber("beam", written.beam, parsePositive, whole),
    threshold: readNumber("threshold", written.threshold, parseDecimal, "a probability"),
    sparse: readNumber("sparse", written.sparse, parsePositive, whole),
  });
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out what was not given, so that others' defaults hold. */
function withoutUndefined<T extends object>(given: T): Defined<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
}

function readNumber(
  option: string,
  text: string | undefined,
  parse: (text: string) => number | undefined,
  takes: string,
): number | undefined {
  if (text === undefined) return undefined;
  const number = parse(text.trim());
  if (number !== undefined) return number;
  throw new UsageError(`--${option} takes ${takes}, not "${text.slice(0, 40)}"`);
}

function parsePositive(text: string): number | undefined {
  const count = parseCount(text);
  return count === undefined || count < 1 ? undefined : count;
}

function parseThreads(text: string): number | undefined {
  const count = parsePositive(text);
  return count !== undefined && count <= 1024 ? count : undefined;
}

function parseEntries(text: string): number | undefined {
  const count = parseCount(text);
  return count !== undefined && count <= MOST_ENTRIES ? count : undefined;
}

function parseDecimal(text: string): number | undefined {
  return /^(\d{1,15}(\.\d*)?|\.\d+)(e-?\d{1,2})?$/i.test(text) ? Number(text) : undefined;
}
