import { WorkerPool } from "@tyche/engine/threads";
import type { Sharing } from "../games/limits.js";
import { gameOptions, type WrittenGame } from "../games/options.js";
import { spawn } from "../threads/task-pool.js";

/**
 * Starts threads that search one game.
 *
 * @returns undefined if the search is neither divided nor deterministic
 */
export async function openPool(
  name: string,
  written: WrittenGame,
  { threads, deterministic }: Sharing,
  evaluator: string,
): Promise<WorkerPool | undefined> {
  if (threads === 1 && !deterministic) return undefined;
  return startPool(name, written, threads, evaluator);
}

/** Starts threads that search one game and waits until they are ready. */
export async function startPool(
  name: string,
  written: WrittenGame,
  threads: number,
  evaluator = "default",
): Promise<WorkerPool> {
  const served = { game: name, options: gameOptions(written), evaluator };
  const pool = new WorkerPool({ threads, spawn: () => spawn("search", served) });
  await pool.ready();
  return pool;
}
