import { execFileSync } from "node:child_process";
import type { Report, Row } from "./report.js";
import { inCheckout } from "./root.js";

const MEASURED = ["second", "ms", "wall", "megabytes", "millionsPerSecond"] as const;

/** Runs a benchmark several times, each in a process of its own: the compiler has good and bad luck. */
export function overProcesses(name: string, count: number): Report {
  const words = [inCheckout("research/bin/research.js"), "bench", name, "--json", "--processes", "1"];
  const run = (): Report => JSON.parse(execFileSync(process.execPath, words, { encoding: "utf8" }));
  return together(Array.from({ length: count }, run));
}

/** One report of several: the medians of their figures, and the slowest. */
export function together(reports: readonly Report[]): Report {
  const first = reports[0]!;
  const rowOf = (row: Row, i: number): Row => {
    const all = (key: (typeof MEASURED)[number]): number[] => reports.map(({ rows }) => rows[i]![key]!);
    const medians = MEASURED.filter((key) => row[key] !== undefined).map((key) => [key, median(all(key))]);
    return { ...row, ...Object.fromEntries(medians), ...(row.ms && { slowest: Math.max(...all("ms")) }) };
  };
  const goals = first.goals.map((goal, i) => {
    const figures = reports.map(({ goals }) => goals[i]!.figure);
    const worst = goal.atMost === undefined ? Math.min(...figures) : Math.max(...figures);
    return { ...goal, figure: median(figures), worst };
  });
  const about = `${first.about} Medians over ${reports.length} processes.`;
  return { ...first, about, rows: first.rows.map(rowOf), goals };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
