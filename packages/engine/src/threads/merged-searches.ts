import { mix32 } from "../chance/sfc32.js";
import { Budget } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import type { Game, Method, MethodOptions } from "../contract/game.js";
import { alarm } from "./alarm.js";
import { mergeDecisions } from "./merge.js";
import { WorkersLostError } from "./slot.js";
import type { TaskPool } from "./task-pool.js";

/** Searches of a deterministic request, whatever the number of threads. */
const SEARCHES = 4;

/** Simulations for the first answer, made without the workers. */
const ALONE = 64;

/**
 * Monte-Carlo tree search with the workers of a pool by root parallelisation (T. Cazenave, N. Jouandeau 2007): every
 * worker builds its own tree with different draws, and their results are merged. Yields a decision whenever some tree
 * has doubled its simulations. If a worker dies, its tree is built again from the same seed; if none is left, the
 * search ends with the last good answer and `stopped` is "lost".
 * @throws SearchError if the options do not fit the game; the message names the fix
 * @throws WorkersLostError if no worker has ever answered
 */
export async function* mergedSearches<State, Action>(
  pool: TaskPool,
  method: Method<State, Action>,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State>,
  trees: number = options.deterministic ? SEARCHES : pool.threads,
): AsyncGenerator<Decision<Action>, void, void> {
  const budget = Budget.of(options);
  const { pool: _pool, kept: _kept, deterministic: _deterministic, ...plain } = options;
  const { signal, budget: _budget, time, nodes, seed = 0, settings = {}, ...sent } = plain;
  const { simulations } = settings as { readonly simulations?: number };
  const few = Math.min(ALONE, simulations ?? ALONE);
  let best: Decision<Action> | undefined;
  // Uses a seed that no other tree has, so that nothing is counted twice.
  const first = { ...plain, seed: seedOf(seed, -1), settings: { ...settings, simulations: few } };
  for await (const decision of method.think(game, state, first)) best = decision;
  if (best!.stopped !== "simulations" || (simulations !== undefined && simulations <= ALONE)) {
    yield best!;
    return;
  }
  yield best!;

  pool.begin({ game: game.name, state, options: {}, fresh: true }, false, "");
  const player = game.turn(state);
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
    const decision = known.length === 0 ? best! : mergeDecisions(known, game.facts, player);
    return { ...decision, ms: budget.ms, ...(stopped && !decision.solved && { stopped }) };
  };
  let quit = (): void => {};
  try {
    quit = alarm(time === undefined ? undefined : budget.rest, signal, strike);
    let growing = trees;
    for (let tree = 0; tree < trees; tree++) {
      const share = (limit: number): number => Math.floor(limit / trees) + (tree < limit % trees ? 1 : 0);
      void pool
        .run(
          () => ({
            call: "think",
            ...pool.stop,
            args: [
              game.name,
              state,
              {
                ...sent,
                algorithm: method.name,
                seed: tree === 0 ? seed : seedOf(seed, tree),
                settings: {
                  ...settings,
                  ...(simulations !== undefined && { simulations: share(simulations) }),
                },
                ...(nodes !== undefined && { nodes: share(nodes) }),
                // A tree that waits for the pool to stop it may have no other limit.
                time: time === undefined ? Number.MAX_SAFE_INTEGER : budget.rest,
              },
            ],
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
