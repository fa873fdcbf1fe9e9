import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";
import type { Decision } from "../src/contract/decision.js";
import type { Game, MethodOptions } from "../src/contract/game.js";
import { lastOf } from "../src/deepening/turns.js";
import { methodNamed } from "../src/think/table.js";
import { decide } from "../src/think/think.js";
import { mergedSearches } from "../src/threads/merged-searches.js";
import { WorkerPool } from "../src/threads/worker-pool.js";
import { compileEngine, strip } from "./compile.js";

/** Worker threads of Node for tests, which serve the sample games, and a function that ends them all. */
export interface Threads {
  /** A pool whose workers run this line of JavaScript before they serve; it can use `GAMES`. */
  pool(threads: number, before?: string, options?: WorkerOptions): WorkerPool;
  /** Every worker that any pool has started, in order. */
  readonly workers: readonly Worker[];
  end(): Promise<void>;
}

export function startThreads(): Threads {
  const compiled = compileEngine();
  for (const name of ["sample-games", "search-games", "random-graph", "node-position"]) {
    const source = strip(readFileSync(join(import.meta.dirname, `${name}.ts`), "utf8"));
    writeFileSync(join(compiled.folder, `${name}.js`), source.replaceAll("../src/", "./"));
  }
  const workers: Worker[] = [];
  const pools: WorkerPool[] = [];
  let scripts = 0;
  return {
    workers,
    pool(threads, before = "", options = {}) {
      const script = join(compiled.folder, `worker-${scripts++}.js`);
      writeFileSync(
        script,
        `import { parentPort, threadId, workerData } from "node:worker_threads";
         import { serve } from "./threads.js";
         import { GAMES } from "./search-games.js";
         ${before}
         serve(parentPort, GAMES);`,
      );
      const pool = new WorkerPool({
        threads,
        spawn: () => {
          const worker = new Worker(script, options);
          workers.push(worker);
          return worker;
        },
      });
      pools.push(pool);
      return pool;
    },
    async end() {
      await Promise.all(pools.map((pool) => pool.close()));
      compiled.remove();
    },
  };
}

type Options<State> = MethodOptions<State> & { readonly algorithm?: string };

/** The last decision of a search that is divided among the workers of a pool. */
export function decideParallel<State, Action>(
  pool: WorkerPool,
  game: Game<State, Action>,
  state: State,
  options: Options<State> = {},
): Promise<Decision<Action>> {
  return decide(game, state, { ...options, pool });
}

/** The last decision of several searches by workers, merged. @param trees their number; default: one a thread */
export function decideTrees<State, Action>(
  pool: WorkerPool,
  method: "mcts" | "puct",
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State> = {},
  trees?: number,
): Promise<Decision<Action>> {
  return lastOf(mergedSearches(pool, methodNamed<State, Action>(method), game, state, options, trees));
}
