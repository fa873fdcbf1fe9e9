import type { Decision } from "../contract/decision.js";
import { Caller } from "./calls.js";
import type { Port } from "./port.js";
import type { RemoteOptions } from "./protocol.js";
import type { EngineCalls } from "./serve.js";

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
  /** The same `measureUnit` as here, with its usual searches. */
  measureUnit(game: string, options?: Pick<RemoteOptions, "time" | "signal">): Promise<number | undefined>;
}

/**
 * Connects to a worker that serves games. With shared memory, an abort stops the worker's search at once; otherwise
 * within 20 ms.
 */
export function connect(port: Port): RemoteEngine {
  const caller = new Caller<EngineCalls>(port);
  return {
    async *think<State, Action>(game: string, state: State, { signal, ...options }: RemoteOptions = {}) {
      checkName(game);
      yield* caller.stream(signal, "think", game, state, options) as AsyncGenerator<Decision<Action>>;
    },
    async measureUnit(game, { time = Number.POSITIVE_INFINITY, signal } = {}) {
      checkName(game);
      return caller.callUntil(signal, "unit", game, time);
    },
  };
}

function checkName(game: unknown): void {
  if (typeof game !== "string")
    throw new TypeError(
      "A worker knows its games by name: worker.think(game.name, state), not the game itself.",
    );
}
