import type { Role } from "./game-worker.js";

/** A thread beside the page; it is nobody's but the caller's. */
export function openWorker(role: Role): Worker {
  return new Worker(new URL("./game-worker.ts", import.meta.url), {
    type: "module",
    name: JSON.stringify(role),
  });
}
