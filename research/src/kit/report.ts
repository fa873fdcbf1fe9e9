import { table } from "tyche/parts";

/** One measurement. Members that do not apply are undefined. */
export interface Row {
  readonly what: string;
  readonly nodes?: number | undefined;
  readonly leaves?: number | undefined;
  /** Milliseconds of CPU time. */
  readonly ms?: number | undefined;
  /** The same in the slowest of several processes, and of the second search of a process. */
  readonly slowest?: number | undefined;
  readonly second?: number | undefined;
  /** Milliseconds of wall-clock time. */
  readonly wall?: number | undefined;
  /** The process's peak memory. */
  readonly megabytes?: number | undefined;
  /** Millions of nodes, or of the unit named in the report, per second of CPU time. */
  readonly millionsPerSecond?: number | undefined;
}

/** A goal that the project has set itself. */
export interface Goal {
  readonly what: string;
  readonly figure: number;
  /** The figure of the worst of several processes. */
  readonly worst?: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Report {
  readonly name: string;
  /** One sentence on what is measured, on which input. */
  readonly about: string;
  readonly rows: readonly Row[];
  readonly goals: readonly Goal[];
  /** What was left out and why, one sentence each. */
  readonly notes?: readonly string[];
}

export function isMet({ figure, atMost, atLeast }: Goal): boolean {
  return (atMost === undefined || figure <= atMost) && (atLeast === undefined || figure >= atLeast);
}

/** The report as text. */
export function measuredText({ name, about, rows, goals, notes = [] }: Report): string {
  const cell = (ms: number | undefined): string | undefined => ms?.toFixed(ms < 10 ? 3 : 0);
  const columns = [
    ["nodes", (row: Row) => count(row.nodes)],
    ["leaves", (row: Row) => count(row.leaves)],
    ["wall ms", (row: Row) => row.wall?.toFixed(0)],
    ["CPU ms", (row: Row) => cell(row.ms)],
    ["slowest", (row: Row) => cell(row.slowest)],
    ["second", (row: Row) => cell(row.second)],
    ["MB", (row: Row) => row.megabytes?.toFixed(0)],
    ["M/s", (row: Row) => row.millionsPerSecond?.toFixed(row.millionsPerSecond < 1 ? 3 : 1)],
  ] as const;
  const used = columns.filter(([, cell]) => rows.some((row) => cell(row) !== undefined));
  const body = table(
    ["", ...used.map(([heading]) => heading)],
    rows.map((row) => [row.what, ...used.map(([, cell]) => cell(row) ?? "")]),
  );
  const met = goals.map((goal) => `${isMet(goal) ? "✓" : "✗"} ${goalText(goal)}\n`).join("");
  const said = notes.map((note) => `${note}\n`).join("");
  return `${name}: ${about}\n\n${body}${met === "" ? "" : `\n${met}`}${said}`;
}

function goalText({ what, figure, worst, atMost, atLeast }: Goal): string {
  const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  const text = (number: number): string => number.toFixed(figure < 10 ? 2 : 1);
  return `${what}: ${text(figure)}${worst === undefined ? "" : `, at worst ${text(worst)}`} (${limit})`;
}

function count(number: number | undefined): string | undefined {
  return number?.toLocaleString("en");
}

/** CPU time of the work over all threads of the process, in milliseconds. */
export function cpuOf<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const before = process.cpuUsage();
  const result = work();
  return { result, ms: cpuSince(before) };
}

/** The same since `process.cpuUsage()` was called. */
export function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Runs functions alternately, in several rounds; returns the least time of each with its last result. */
export function leastOf<const Works extends readonly (() => unknown)[]>(
  rounds: number,
  works: Works,
): { readonly [I in keyof Works]: { readonly result: ReturnType<Works[I]>; readonly ms: number } } {
  const found = works.map((work) => cpuOf(work));
  for (let round = 1; round < rounds; round++) {
    for (const [i, work] of works.entries()) {
      const { result, ms } = cpuOf(work);
      found[i] = { result, ms: Math.min(ms, found[i]!.ms) };
    }
  }
  return found as never;
}

/** What a search counts. */
interface Counted {
  readonly nodes: { readonly decision: number; readonly chance: number; readonly leaf: number };
}

/** Nodes of all kinds. */
export function nodesOf({ nodes: { decision, chance, leaf } }: Counted): number {
  return decision + chance + leaf;
}

/** Nodes of all kinds, summed over searches. */
export function nodesOfAll(searches: readonly Counted[]): number {
  return searches.reduce((sum, search) => sum + nodesOf(search), 0);
}

/** A row with its speed. */
export function speedRow(
  what: string,
  nodes: number,
  ms: number,
): Row & { readonly ms: number; readonly millionsPerSecond: number } {
  return { what, nodes, ms, millionsPerSecond: nodes / ms / 1000 };
}
