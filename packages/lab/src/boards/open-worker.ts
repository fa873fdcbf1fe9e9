import type { Role } from "./game-worker.js";
import type { GameChoice } from "./games-by-name.js";

/** A thread beside the page; it is nobody's but the caller's. */
export function openWorker(role: Role): Worker {
  return new Worker(new URL("./game-worker.ts", import.meta.url), {
    type: "module",
    name: JSON.stringify(role),
  });
}

/** An engine in a thread of its own. */
export interface OpenEngine {
  readonly worker: Worker;
  /** When it has loaded its game: it hears nothing before, and then says so, once. */
  readonly ready: Promise<void>;
}

export function openEngine(choice: GameChoice): OpenEngine {
  const worker = openWorker({ role: "engine", choice });
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener("message", () => resolve(), { once: true });
    worker.addEventListener("error", (event) => reject(new Error(event.message)), { once: true });
  });
  // Whoever asks hears of it.
  ready.catch(() => {});
  return { worker, ready };
}
