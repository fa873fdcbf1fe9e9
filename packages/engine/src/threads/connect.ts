import type { Decision } from "../contract/decision.js";
import { errorFrom } from "../contract/errors.js";
import type { ThinkOptions } from "../think/think.js";
import { listen, listenForEnd, type Port, type Request, type Response } from "./protocol.js";

/** Options that can be sent to a worker: everything that is plain data. */
export type RemoteOptions = Omit<
  ThinkOptions<never>,
  "evaluator" | "positionEvaluator" | "signal" | "table" | "kept" | "pool" | "deterministic"
> & {
  /** An evaluator of the game by name. */
  readonly evaluator?: string;
  /** Entries of a new table, or false for none. Default: the table that the worker keeps for the game. */
  readonly table?: number | false;
  /**
   * For one player of one game: a name under which the worker keeps the method's data from move to move, until it is
   * used for another game. Default: only the table of the game is kept.
   */
  readonly session?: string;
  readonly signal?: AbortSignal;
};

/** The same `think` as here, in another thread. */
export interface RemoteEngine {
  /**
   * @param game the name under which the worker serves it
   * @throws the error of the search, with its name, id and values; Error if the worker has ended or could not start
   */
  think<State, Action>(
    game: string,
    state: State,
    options?: RemoteOptions,
  ): AsyncGenerator<Decision<Action>, void, void>;
}

/**
 * Connects to a worker that serves games. With shared memory, an abort stops the worker's search at once; otherwise
 * within 20 ms.
 */
export function connect(port: Port): RemoteEngine {
  const inboxes = new Map<number, (response: Response) => void>();
  let last = 0;
  listen(port, (message) => {
    const response = message as Response;
    inboxes.get(response.id)?.(response);
  });
  let lost: string | undefined;
  listenForEnd(port, (why) => {
    // The cause of the end is reported before the end itself.
    lost ??= why;
    for (const [id, hear] of [...inboxes])
      hear({ type: "error", id, error: { name: "Error", message: lost } });
  });
  const post = (request: Request): void => port.postMessage(request);

  return {
    async *think<State, Action>(game: string, state: State, options: RemoteOptions = {}) {
      if (typeof game !== "string")
        throw new TypeError(
          "A worker knows its games by name: worker.think(game.name, state), not the game itself.",
        );
      if (lost !== undefined) throw new Error(lost);
      const id = ++last;
      const { signal, ...rest } = options;
      const waiting: Response[] = [];
      let wake = (): void => {};
      inboxes.set(id, (response) => {
        waiting.push(response);
        wake();
      });
      const stop =
        typeof SharedArrayBuffer === "undefined" ? undefined : new Int32Array(new SharedArrayBuffer(4));
      const cancel = (): void => {
        if (stop) Atomics.store(stop, 0, 1);
        post({ type: "cancel", id });
      };
      signal?.addEventListener("abort", cancel);
      let ended = false;
      try {
        post({ type: "think", id, game, state, options: rest, ...(stop && { stop }) });
        if (signal?.aborted) cancel();
        for (;;) {
          const response = waiting.shift();
          if (response === undefined) {
            await new Promise<void>((resume) => {
              wake = resume;
            });
          } else if (response.type === "decision") yield response.decision as Decision<Action>;
          else {
            ended = true;
            if (response.type === "error") throw errorFrom(response.error);
            return;
          }
        }
      } finally {
        // If the caller stops iterating early, the search is cancelled.
        if (!ended) cancel();
        signal?.removeEventListener("abort", cancel);
        inboxes.delete(id);
      }
    },
  };
}
