import type { Game, StateEvaluator } from "../contract/game.js";
import { Table } from "../search/table.js";
import { type ThinkOptions, think } from "../search/think.js";
import { listen, type Port, type Request, type Response } from "./protocol.js";

/**
 * Makes this thread think for another: call it once in the worker's script with the games it knows.
 *
 *     import { parentPort } from "node:worker_threads";
 *     serve(parentPort, [pig]);         // in Node
 *     serve(self, [pig]);               // in a browser's worker
 *
 * Every game keeps one transposition table for as long as the worker lives.
 */
export function serve(port: Port, games: readonly ServableGame[]): void {
  const byName = new Map(games.map((game) => [game.name, game]));
  const tables = new Map<string, Table>();
  const running = new Map<number, { aborted: boolean }>();
  const post = (response: Response): void => port.postMessage(response);

  const answer = async (request: Extract<Request, { type: "think" }>): Promise<void> => {
    const { id, state, stop } = request;
    const signal = stop ? sharedSignal(stop) : { aborted: false };
    running.set(id, signal);
    try {
      const game = byName.get(request.game);
      if (!game) {
        throw new Error(
          `This worker knows no game "${request.game}"; it knows: ${[...byName.keys()].join(", ")}.`,
        );
      }
      const options = request.options as ThinkOptions<unknown>;
      const table = options.table === undefined ? tableOf(tables, game.name) : options.table;
      for await (const decision of think(game as Game<unknown, unknown>, state, {
        ...options,
        table,
        signal,
      })) {
        post({ type: "decision", id, decision });
      }
      post({ type: "done", id });
    } catch (error) {
      post({ type: "error", id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  };

  listen(port, (message) => {
    const request = message as Request;
    if (request.type === "think") void answer(request);
    else if (request.type === "cancel") {
      const signal = running.get(request.id);
      if (signal) signal.aborted = true;
    }
  });
}

/** A game of any states and actions, which a worker hands through as they are. */
export type ServableGame = Omit<Game<unknown, unknown>, "evaluators"> & {
  readonly evaluators?: Readonly<Record<string, StateEvaluator<never>>>;
};

function tableOf(tables: Map<string, Table>, name: string): Table {
  const known = tables.get(name) ?? new Table();
  tables.set(name, known);
  return known;
}

/** Aborted by a message, or at once by the shared word. */
function sharedSignal(stop: Int32Array): { aborted: boolean } {
  let cancelled = false;
  return {
    get aborted() {
      return cancelled || Atomics.load(stop, 0) === 1;
    },
    set aborted(value: boolean) {
      cancelled = value;
    },
  };
}
