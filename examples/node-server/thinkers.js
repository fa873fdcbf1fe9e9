import { Worker } from "node:worker_threads";
import { connect } from "@tyche/engine/threads";

/**
 * Threads that think, one thought at a time each: who comes when all are busy waits, and is turned away when too many wait already. A thread
 * that dies is replaced.
 */
export class Thinkers {
  #idle = [];
  #waiting = [];
  #threads = new Set();
  #most;
  #closed = false;

  /**
   * @param {number} threads
   * @param {number} most how many may wait
   */
  constructor(threads, most = 100) {
    this.#most = most;
    for (let i = 0; i < threads; i++) this.#start();
  }

  /**
   * Has a thread for as long as `think` takes.
   *
   * @template Result
   * @param {(worker: import("@tyche/engine").RemoteEngine) => Promise<Result>} think
   * @param {AbortSignal} signal who asked has gone
   * @returns {Promise<Result>}
   * @throws Busy where too many wait
   */
  async use(think, signal) {
    const thinker = await this.#next();
    try {
      signal.throwIfAborted();
      return await Promise.race([think(thinker.worker), thinker.lost]);
    } finally {
      if (this.#threads.has(thinker)) this.#free(thinker);
    }
  }

  async close() {
    this.#closed = true;
    const threads = [...this.#threads];
    this.#threads.clear();
    await Promise.all(threads.map(({ thread }) => thread.terminate()));
  }

  #next() {
    const thinker = this.#idle.pop();
    if (thinker) return thinker;
    if (this.#waiting.length >= this.#most)
      throw new Busy("Too many games are thought about: come back later.");
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #free(thinker) {
    const next = this.#waiting.shift();
    if (next) next(thinker);
    else this.#idle.push(thinker);
  }

  #start() {
    if (this.#closed) return;
    const thread = new Worker(new URL("./thinker.js", import.meta.url));
    const lost = new Promise((_, reject) => {
      thread.on("error", reject);
      thread.on("exit", () => reject(new Error("A thread that thought was lost.")));
    });
    const thinker = { thread, worker: connect(thread), lost };
    this.#threads.add(thinker);
    lost.catch((error) => {
      this.#idle = this.#idle.filter((one) => one !== thinker);
      if (!this.#threads.delete(thinker)) return;
      console.error(error);
      // Not at once: a script that cannot even start would be restarted endlessly.
      setTimeout(() => this.#start(), 1000).unref();
    });
    this.#free(thinker);
  }
}

export class Busy extends Error {}
