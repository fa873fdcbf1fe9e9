import { readFileSync } from "node:fs";
import { hasGnubg, MONEY_SETTINGS, startGnubg } from "tyche/parts";

/** Said where GNU Backgammon's figures are left out. */
export const NO_GNUBG = "GNU Backgammon is not installed: its figures are left out.";

/** Kernel ticks a second, as all Linux systems tell times. */
const TICKS = 100;

/**
 * Milliseconds of CPU that the processes which this one started have taken, those that have ended; undefined where the system
 * does not tell.
 */
function endedChildrenCpu(): number | undefined {
  try {
    // Fields 16 and 17 of proc(5), counted behind the name, which may hold blanks.
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
  /** False: by the clock, where the system does not tell the CPU time of other programs. */
  readonly isCpu: boolean;
}

/** What a work costs that starts GNU Backgammon and waits for its end, less what starting it costs. */
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

/** Evaluations of one iteration of its command `calibrate` (its eval.c: EVALS_PER_ITERATION). */
const PER_ITERATION = 1024;
const ITERATIONS = 400;

/** GNU Backgammon's own measure of its static evaluations, on one thread; undefined where it is not installed. */
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
