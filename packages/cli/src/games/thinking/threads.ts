import { Worker } from "node:worker_threads";
import { WorkerPool } from "@tyche/engine";
import type { Sharing } from "../limits.js";
import { gameOptions, type WrittenGame } from "../options.js";

/** What the threads of a pool are told at their start: the game as it was written, since only plain data travels. */
export interface ServedGame {
  readonly game: string;
  readonly options: WrittenGame;
  /** By name or file. */
  readonly evaluator: string;
}

/**
 * Threads that search one game.
 *
 * @returns undefined where the search is neither divided nor deterministic, or cannot be: a thread needs its script as
 * JavaScript, and sources that are run as they are, as in tests, search where they stand
 */
export async function openPool(
  name: string,
  written: WrittenGame,
  { threads, deterministic }: Sharing,
  evaluator: string,
): Promise<WorkerPool | undefined> {
  if ((threads === 1 && !deterministic) || import.meta.url.endsWith(".ts")) return undefined;
  return startPool(name, written, threads, evaluator);
}

/** Threads that search one game, ready to begin. */
export async function startPool(
  name: string,
  written: WrittenGame,
  threads: number,
  evaluator = "default",
): Promise<WorkerPool> {
  const served: ServedGame = { game: name, options: gameOptions(written), evaluator };
  const script = new URL("./search-worker.js", import.meta.url);
  const pool = new WorkerPool({ threads, spawn: () => new Worker(script, { workerData: served }) });
  await pool.ready();
  return pool;
}
