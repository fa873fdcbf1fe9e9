import { Worker } from "node:worker_threads";
import { type UciInfo, type UciQuestion, UciSearch } from "./uci-search.js";
import type { FromThread, ToThread } from "./uci-thread.js";

/** Searches, one at a time, while whoever asked goes on listening. */
export interface UciSearcher {
  search(question: UciQuestion, signal: AbortSignal, tell: (info: UciInfo) => void): Promise<string>;
  newGame(): void;
  close(): Promise<void>;
}

/** In a thread; sources that are run as they are, as in tests, search between turns of the event loop. */
export function openUciSearcher(): UciSearcher {
  if (!import.meta.url.endsWith(".ts")) return new ThreadSearcher();
  const search = new UciSearch();
  return {
    search: (question, signal, tell) => search.search(question, signal, tell),
    newGame: () => search.newGame(),
    close: async () => {},
  };
}

class ThreadSearcher implements UciSearcher {
  private readonly worker = new Worker(new URL("./uci-thread.js", import.meta.url));

  search(question: UciQuestion, signal: AbortSignal, tell: (info: UciInfo) => void): Promise<string> {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    signal.addEventListener("abort", () => Atomics.store(stop, 0, 1));
    return new Promise((resolve, reject) => {
      const fail = (error: Error): void => reject(error);
      const hear = (message: FromThread): void => {
        if ("info" in message) {
          tell(message.info);
          return;
        }
        this.worker.off("message", hear);
        this.worker.off("error", fail);
        if ("best" in message) resolve(message.best);
        else reject(new Error(message.error));
      };
      this.worker.on("message", hear);
      this.worker.on("error", fail);
      this.worker.postMessage({ question, stop } satisfies ToThread);
    });
  }

  newGame(): void {
    this.worker.postMessage({ newGame: true } satisfies ToThread);
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
