import Tinypool from "tinypool";
import type { LoggedPortion, RunLog } from "./log.js";
import { type MinesweeperRun, PORTION, type Portion, playPortion } from "./portion.js";
import type { Task } from "./thread.js";

export interface RunOptions {
  readonly games: number;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly log: RunLog | undefined;
  readonly onPortion: (portion: Portion) => void;
}

/** Plays what is missing of the games, and gives all portions. A portion that was begun is always ended. */
export async function playRun(
  run: MinesweeperRun,
  { games, threads, signal, log, onPortion }: RunOptions,
): Promise<readonly LoggedPortion[]> {
  const sizes = Array.from({ length: Math.ceil(games / PORTION) }, (_, index) =>
    Math.min(PORTION, games - index * PORTION),
  );
  const portions = (log?.portions ?? []).filter(({ index, games: size }) => sizes[index] === size);
  const known = new Set(portions.map(({ index }) => index));
  const waiting = [...sizes.keys()].filter((index) => !known.has(index));
  for (const portion of portions) onPortion(portion);
  let usage = process.cpuUsage();
  const keep = async (portion: Portion): Promise<void> => {
    const { user, system } = process.cpuUsage(usage);
    usage = process.cpuUsage();
    const logged = { ...portion, cpuMs: (user + system) / 1000 };
    portions.push(logged);
    onPortion(portion);
    await log?.append(logged);
  };
  // A thread needs its script as JavaScript; sources that are run as they are, as in tests, play here.
  if (threads === 0 || import.meta.url.endsWith(".ts")) {
    for (const index of waiting) {
      if (signal.aborted) break;
      await keep(playPortion(run, index, sizes[index]!));
      // Lets Ctrl-C be heard.
      await new Promise((resume) => setImmediate(resume));
    }
    return portions;
  }
  const pool = new Tinypool({
    filename: new URL("./thread.js", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
  });
  const lane = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined && !signal.aborted; index = waiting.shift()) {
      const task: Task = { run, index, games: sizes[index]! };
      await keep((await pool.run(task)) as Portion);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, lane));
  } finally {
    await pool.destroy();
  }
  return portions;
}
