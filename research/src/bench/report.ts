import { table } from "tyche/parts";

/** One thing that was measured. What means nothing is absent. */
export interface Row {
  readonly what: string;
  readonly nodes?: number | undefined;
  readonly leaves?: number | undefined;
  /** Decisions looked ahead, added up where there are several searches. */
  readonly depth?: number | undefined;
  /** Milliseconds of CPU time. */
  readonly ms?: number | undefined;
  /** Milliseconds by the clock. */
  readonly wall?: number | undefined;
  /** The most memory that the process had at a time. */
  readonly megabytes?: number | undefined;
  /** Millions of nodes, or of what the report says it counts, a second of CPU time. */
  readonly millionsPerSecond?: number | undefined;
}

/** A figure that the project holds itself to. */
export interface Goal {
  readonly what: string;
  readonly figure: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** A line of a plot. */
export interface Curve {
  readonly name: string;
  /** Both above 0. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Report {
  readonly name: string;
  /** What is measured, on what; one sentence. */
  readonly about: string;
  readonly rows: readonly Row[];
  readonly goals: readonly Goal[];
  /** What was left out and why, a sentence each. */
  readonly notes?: readonly string[];
  /** What `--svg` draws, where there is something to draw. */
  readonly curves?: readonly Curve[];
}

export function isMet({ figure, atMost, atLeast }: Goal): boolean {
  return (atMost === undefined || figure <= atMost) && (atLeast === undefined || figure >= atLeast);
}

/** A report for people. */
export function measuredText({ name, about, rows, goals, notes = [] }: Report): string {
  const columns = [
    ["nodes", (row: Row) => count(row.nodes)],
    ["leaves", (row: Row) => count(row.leaves)],
    ["depth", (row: Row) => row.depth?.toString()],
    ["wall ms", (row: Row) => row.wall?.toFixed(0)],
    ["CPU ms", (row: Row) => row.ms?.toFixed(row.ms < 10 ? 3 : 0)],
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

function goalText({ what, figure, atMost, atLeast }: Goal): string {
  const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  return `${what}: ${figure.toFixed(figure < 10 ? 2 : 1)} (${limit})`;
}

function count(number: number | undefined): string | undefined {
  return number?.toLocaleString("en");
}

/** What work takes of the CPU, all threads of the process together, in milliseconds. */
export function cpuOf<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

/**
 * Runs several works in turn, round after round, so that a noisy moment meets all of them, and gives the least time of
 * each with its last result.
 */
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

/** Nodes of all kinds. */
export function nodesOf({
  nodes: { decision, chance, leaf },
}: {
  readonly nodes: { readonly decision: number; readonly chance: number; readonly leaf: number };
}): number {
  return decision + chance + leaf;
}
