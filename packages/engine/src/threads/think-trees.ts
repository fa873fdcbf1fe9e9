import { mix32 } from "../chance/sfc32.js";
import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import type { MethodOptions } from "../contract/options.js";
import { minimizerOf } from "../contract/sides.js";
import { alarm } from "./alarm.js";
import { mergeDecisions } from "./merge.js";
import type { WorkerPool } from "./pool.js";
import { WorkersLostError } from "./slot.js";

/**
 * Options as for the method on one thread; an evaluator is named, because it is sent to the workers (see
 * `ParallelOptions`).
 */
export interface TreesOptions<State>
  extends Pick<
    MethodOptions<State>,
    "time" | "nodes" | "signal" | "seed" | "native" | "enumeration" | "settings"
  > {
  readonly evaluator?: string;
  /**
   * The number of trees. Limits on simulations and nodes are divided among them, so that with such a limit the answer
   * depends only on the seed and this number. Default: one per thread.
   */
  readonly trees?: number;
}

/** A method whose decisions can be merged, because their values are means of samples. */
export interface TreeMethod {
  /** The name under which the workers know it. */
  readonly name: string;
  /** Builds one tree on this thread. */
  grow<State, Action>(
    game: Game<State, Action>,
    state: State,
    options: MethodOptions<State>,
  ): AsyncGenerator<Decision<Action>, void, void>;
}

/** Simulations for the first answer, made without the workers. */
const ALONE = 64;

/**
 * Monte-Carlo tree search with the workers of a pool by root parallelisation (T. Cazenave, N. Jouandeau 2007): every
 * worker builds its own tree with different draws, and the trees' results for the root's actions are merged. Yields a
 * decision whenever some tree has doubled its simulations.
 *
 * If a worker dies, its tree is built again from the same seed. If no worker is left, the search ends with the last
 * good answer and `stopped` is "lost".
 *
 * @throws SearchError if the options do not fit the game; the message names the fix
 * @throws WorkersLostError if no worker has ever answered
 */
export async function* thinkTrees<State, Action>(
  pool: WorkerPool,
  method: TreeMethod,
  game: Game<State, Action>,
  state: State,
  options: TreesOptions<State> = {},
): AsyncGenerator<Decision<Action>, void, void> {
  const { trees = pool.threads, signal, time, nodes, seed = 0, settings = {}, ...told } = options;
  const start = performance.now();
  if (!Number.isSafeInteger(trees) || trees < 1) {
    throw new SearchError(
      "parallel-trees",
      { trees },
      `The number of trees must be a whole number, 1 or more, not ${trees}.`,
    );
  }
  const { simulations } = settings as { readonly simulations?: number };
  const few = Math.min(ALONE, simulations ?? ALONE);
  let best: Decision<Action> | undefined;
  // Uses a seed that no other tree has, so that nothing is counted twice.
  const { trees: _, ...plain } = options;
  const first = { ...plain, seed: seedOf(seed, -1), settings: { ...settings, simulations: few } };
  for await (const decision of method.grow(game, state, first)) best = decision;
  if (best!.stopped !== "simulations" || (simulations !== undefined && simulations <= ALONE)) {
    yield best!;
    return;
  }
  yield best!;

  pool.begin({ game: game.name, state, options: told, fresh: true }, false, "");
  const player = game.turn(state);
  const min = player === minimizerOf(game.facts);
  const latest: (Decision<Action> | undefined)[] = new Array(trees).fill(undefined);
  let struck: "time" | "abort" | "lost" | undefined;
  let error: unknown;
  let wake = (): void => {};
  let changed = false;
  const stir = (): void => {
    changed = true;
    wake();
  };
  const strike = (limit: "time" | "abort" | "lost"): void => {
    struck ??= limit;
    void pool.halt();
  };
  const merged = (stopped?: Decision<Action>["stopped"]): Decision<Action> => {
    const known = latest.filter((decision) => decision !== undefined);
    const decision = known.length === 0 ? best! : mergeDecisions(known, player, min);
    return { ...decision, ms: performance.now() - start, ...(stopped && !decision.solved && { stopped }) };
  };
  let quit = (): void => {};
  try {
    quit = alarm(time === undefined ? undefined : time - (performance.now() - start), signal, strike);
    let growing = trees;
    for (let tree = 0; tree < trees; tree++) {
      const share = (limit: number): number => Math.floor(limit / trees) + (tree < limit % trees ? 1 : 0);
      void pool
        .run(
          () => ({
            type: "simulate",
            method: method.name,
            options: {
              seed: tree === 0 ? seed : seedOf(seed, tree),
              settings: {
                ...settings,
                ...(simulations !== undefined && { simulations: share(simulations) }),
              },
              ...(nodes !== undefined && { nodes: share(nodes) }),
              // A tree that waits for the pool to stop it may have no other limit.
              time:
                time === undefined
                  ? Number.MAX_SAFE_INTEGER
                  : Math.max(0, time - (performance.now() - start)),
            },
          }),
          (decision) => {
            latest[tree] = decision as Decision<Action>;
            stir();
          },
        )
        .catch((reason: unknown) => {
          error ??= reason;
          strike("lost");
        })
        .finally(() => {
          growing--;
          stir();
        });
    }
    while (growing > 0) {
      if (!changed) {
        await new Promise<void>((resume) => {
          wake = resume;
        });
      }
      changed = false;
      if (growing > 0 && latest.every((decision) => decision !== undefined)) yield merged();
    }
    if (error && !(error instanceof WorkersLostError && pool.hasAnswered)) throw error;
    yield merged(struck);
  } finally {
    quit();
    await pool.end();
  }
}

function seedOf(seed: number, tree: number): number {
  return mix32(seed ^ mix32(tree)) >>> 0;
}
