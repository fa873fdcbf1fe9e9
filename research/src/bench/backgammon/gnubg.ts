import { readFileSync } from "node:fs";
import { hasGnubg, MONEY_SETTINGS, startGnubg } from "@tyche/games/backgammon/servers";

/** The note shown if GNU Backgammon's measurements are missing. */
export const NO_GNUBG = "GNU Backgammon is not installed: its figures are left out.";

/** Kernel clock ticks per second, the same on all Linux systems. */
const TICKS = 100;

/** CPU milliseconds of this process's ended child processes; undefined if the system does not report it. */
function endedChildrenCpu(): number | undefined {
  try {
    // Fields 16 and 17 of proc(5), counted after the name, which may contain spaces.
    const fields = readFileSync("/proc/self/stat", "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS;
  } catch {
    return undefined;
  }
}

export interface Cost {
  readonly ms: number;
  /** False: wall-clock time, if the system does not report the CPU time of other programs. */
  readonly isCpu: boolean;
}

/** Measures work that starts GNU Backgammon and waits for its end, minus the time for starting it. */
export async function costOfGnubg(
  work: () => Promise<unknown>,
  start: () => Promise<unknown>,
): Promise<Cost> {
  const alone = await costOf(start);
  const whole = await costOf(work);
  return { ms: Math.max(1, whole.ms - alone.ms), isCpu: whole.isCpu };
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const clock = performance.now();
  const cpu = endedChildrenCpu();
  await work();
  return cpu === undefined
    ? { ms: performance.now() - clock, isCpu: false }
    : { ms: endedChildrenCpu()! - cpu, isCpu: true };
}

/** Number of evaluations per iteration of its command `calibrate` (EVALS_PER_ITERATION in its eval.c). */
const PER_ITERATION = 1024;
const ITERATIONS = 400;

/** GNU Backgammon's own measurement of its static evaluations, on one thread; undefined if it is not installed. */
export async function calibration(): Promise<(Cost & { readonly evaluations: number }) | undefined> {
  if (!(await hasGnubg())) return undefined;
  const calibrate = async (iterations: number): Promise<void> => {
    const { gone } = await startGnubg([...MONEY_SETTINGS, `calibrate ${iterations}`]);
    await gone;
  };
  const cost = await costOfGnubg(
    () => calibrate(1 + ITERATIONS),
    () => calibrate(1),
  );
  return { evaluations: PER_ITERATION * ITERATIONS, ...cost };
}
