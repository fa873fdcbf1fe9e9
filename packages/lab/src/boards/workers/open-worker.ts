import type { Caller } from "./calls.js";
import type { GameCalls, Preparation } from "./game-worker.js";

/** A worker with the rules of a game. */
export type GameWorker = Caller<GameCalls>;

/** Starts a worker of the page; the caller owns it. All use one script, so that a game's file is loaded once. */
export function openWorker(prepared?: Preparation): Worker {
  return new Worker(new URL("./game-worker.ts", import.meta.url), {
    type: "module",
    name: prepared ? JSON.stringify(prepared) : "",
  });
}
