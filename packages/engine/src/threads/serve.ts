import { plainError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { keptWith } from "../minimax/methods.js";
import { Table } from "../search/table.js";
import { type ThinkOptions, think } from "../think/think.js";
import {
  listen,
  type Port,
  type Preparation,
  type Request,
  type Response,
  type ServableGame,
  sharedSignal,
  type Task,
  type ThinkRequest,
} from "./protocol.js";
import { taskRunner } from "./tasks.js";
import { LOADED } from "./whole.js";

/**
 * Makes this thread search for another: call it once in the worker's script, with the games to serve.
 *
 *     import { parentPort } from "node:worker_threads";
 *     serve(parentPort, [pig]);         // in Node
 *     serve(self, [pig]);               // in a browser's worker
 *     serve(self, loadedGames());       // games that wait for a file
 *
 * Call it while the script runs, before any `await`: a browser drops messages to a worker that does not listen yet.
 * Requests that arrive before the games are answered once the games are loaded, or with the error if they cannot be.
 *
 * Every game keeps one transposition table for the lifetime of the worker. The same script serves a `WorkerPool`,
 * whose searches are divided among workers.
 *
 * @throws TypeError if there is no port or no list of games
 */
export function serve(
  port: Port,
  games: readonly ServableGame[] | PromiseLike<readonly ServableGame[]>,
): void {
  const isLater = typeof (games as PromiseLike<unknown> | undefined)?.then === "function";
  if (!port)
    throw new TypeError(
      "There is no port here: serve is called in the script of a worker, with its parentPort or self.",
    );
  const byName = new Map<string, ServableGame>();
  const know = (list: readonly ServableGame[]): void => {
    checkList(list);
    for (const game of list) byName.set(game.name, game);
  };
  const tables = new Map<string, Table>();
  const sessions = new Map<string, Session>();
  const running = new Map<number, { aborted: boolean }>();
  const post = (response: Response): void => port.postMessage(response);

  const known = (name: string): ServableGame => {
    const game = byName.get(name);
    if (game) return game;
    throw new Error(`This worker knows no game "${name}"; it knows: ${[...byName.keys()].join(", ")}.`);
  };

  const answer = async (request: ThinkRequest): Promise<void> => {
    const { id, state, stop } = request;
    const signal = stop ? sharedSignal(stop) : { aborted: false };
    running.set(id, signal);
    try {
      const game = known(request.game);
      const { session, ...options } = request.options as ThinkOptions<unknown> & {
        readonly session?: string;
      };
      const kept =
        session === undefined ? keptWith(tableOf(tables, game.name)) : keptIn(sessions, session, game.name);
      for await (const decision of think(game as Game<unknown, unknown>, state, {
        kept,
        ...options,
        signal,
      })) {
        post({ type: "decision", id, decision });
      }
      post({ type: "done", id });
    } catch (error) {
      post(failure(id, error));
    } finally {
      running.delete(id);
    }
  };

  // One divided search at a time; a new one replaces the last.
  let prepared: Preparation | undefined;
  let runner: ReturnType<typeof taskRunner> | undefined;
  const preparationOf = ({ search }: { readonly search: number }): Preparation => {
    if (prepared?.search === search) return prepared;
    throw new Error("This worker was not prepared for the task.");
  };
  const run = async (task: Task): Promise<void> => {
    try {
      const preparation = preparationOf(task);
      runner ??= taskRunner(preparation, known(preparation.game));
      post((await runner)(task));
    } catch (error) {
      post(failure(task.id, error));
    }
  };
  const hear = (request: Request): void => {
    if (request.type === "prepare") {
      prepared = request;
      runner = undefined;
    } else if (request.type === "task") void run(request);
    else if (request.type === "think") void answer(request);
    else if (request.type === "cancel") {
      const signal = running.get(request.id);
      if (signal) signal.aborted = true;
    }
  };
  let waiting: Promise<void> | undefined;
  if (isLater) {
    waiting = Promise.resolve(games).then(know);
    waiting.then(
      () => {
        waiting = undefined;
      },
      // Each request gets the error.
      () => {},
    );
  } else know(games as readonly ServableGame[]);
  listen(port, (message) => {
    const request = message as Request;
    if (!waiting) hear(request);
    else
      waiting.then(
        () => hear(request),
        (error: unknown) => {
          if (request.type !== "prepare" && request.type !== "cancel") post(failure(request.id, error));
        },
      );
  });
  // Always true; the condition keeps the loaded modules in the script.
  if (LOADED.size > 0) post({ type: "ready", id: 0 });
}

function checkList(games: unknown): void {
  if (!Array.isArray(games))
    throw new TypeError("serve takes a port and a list of games, as in serve(self, [game]).");
}

function failure(id: number, error: unknown): Response {
  return { type: "error", id, error: plainError(error) };
}

interface Session {
  readonly game: string;
  readonly kept: Map<string, unknown>;
}

/** The maximum number of sessions: the one unused for longest is dropped. */
const SESSIONS = 8;

function keptIn(sessions: Map<string, Session>, name: string, game: string): Map<string, unknown> {
  const known = sessions.get(name);
  const session = known?.game === game ? known : { game, kept: new Map<string, unknown>() };
  // Inserted again, it is the last of the map.
  sessions.delete(name);
  sessions.set(name, session);
  const [oldest] = sessions.keys();
  if (sessions.size > SESSIONS) sessions.delete(oldest!);
  return session.kept;
}

function tableOf(tables: Map<string, Table>, name: string): Table {
  const known = tables.get(name) ?? new Table();
  tables.set(name, known);
  return known;
}
