import type { Role } from "./game-worker.js";
import type { GameChoice } from "./games-by-name.js";

/** Starts a worker of the page; the caller owns it. */
export function openWorker(role: Role): Worker {
  return new Worker(new URL("./game-worker.ts", import.meta.url), {
    type: "module",
    name: JSON.stringify(role),
  });
}

/** An engine in its own worker. */
export interface OpenEngine {
  readonly worker: Worker;
  /** Resolves when the worker has loaded its game; messages sent before are lost. */
  readonly ready: Promise<void>;
}

export function openEngine(choice: GameChoice): OpenEngine {
  const worker = openWorker({ role: "engine", choice });
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener("message", () => resolve(), { once: true });
    worker.addEventListener("error", (event) => reject(new Error(event.message)), { once: true });
  });
  // The caller handles the error.
  ready.catch(() => {});
  return { worker, ready };
}
