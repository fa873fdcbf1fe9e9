import type { Decision } from "../contract/decision.js";
import { errorFrom } from "../contract/errors.js";
import type { ThinkOptions } from "../methods/think.js";
import { listen, listenForEnd, type Port, type Request, type Response } from "./protocol.js";

/** What can be asked of a worker: everything that is plain data. */
export type RemoteOptions = Omit<
  ThinkOptions<never>,
  "evaluator" | "positionEvaluator" | "signal" | "table" | "kept" | "pool" | "deterministic"
> & {
  /** An evaluator of the game by name. */
  readonly evaluator?: string;
  /** Entries of a new table, or false for none. Default: the table that the worker keeps for the game. */
  readonly table?: number | false;
  /**
   * Of one player of one game: what its method keeps from move to move, a table, a tree, lives in the worker under this name until
   * another game is played under it. Default: nothing is kept but the table of the game.
   */
  readonly session?: string;
  readonly signal?: AbortSignal;
};

/** The same `think` as here, in another thread. */
export interface RemoteEngine {
  /**
   * @param game its name, by which the worker knows it
   * @throws the error of the search, with its name, id and values; Error where the worker has ended or could not begin
   */
  think<State, Action>(
    game: string,
    state: State,
    options?: RemoteOptions,
  ): AsyncGenerator<Decision<Action>, void, void>;
}

/**
 * Speaks to a worker that serves games.
 *
 * Every method of the table thinks there. Where memory can be shared, an abort stops the worker's search at once; elsewhere within 20 ms.
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
    // What it died of is heard before that it is dead.
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
        // Whoever stops listening early stops the search.
        if (!ended) cancel();
        signal?.removeEventListener("abort", cancel);
        inboxes.delete(id);
      }
    },
  };
}
