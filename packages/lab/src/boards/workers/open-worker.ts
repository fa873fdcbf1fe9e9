import type { Caller } from "@tyche/engine/threads";
import type { GameCalls, Preparation } from "./game-worker.js";
import { endWithLock } from "./lock.js";

/** A worker with the rules of a game. */
export type GameWorker = Caller<GameCalls>;

/** Starts a worker of the page; the caller owns it. All use one script, so that a game's file is loaded once. */
export function openWorker(prepared?: Preparation): Worker {
  const lock = `worker ${Math.random()}`;
  const worker = new Worker(new URL("./game-worker.ts", import.meta.url), {
    type: "module",
    name: JSON.stringify({ ...prepared, lock }),
  });
  endWithLock(worker, lock);
  return worker;
}
