import type { Decision } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import { keptWith } from "../minimax/methods.js";
import { Table } from "../search/table.js";
import { type ThinkOptions, think } from "../think/think.js";
import { measureUnit } from "../think/unit.js";
import { LOADED } from "./all-methods.js";
import { answerCalls, type Response } from "./calls.js";
import type { Port } from "./port.js";
import type { Preparation, RemoteOptions, ServableGame, Task, TaskResult } from "./protocol.js";
import { taskRunner } from "./tasks.js";

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
  if (!port)
    throw new TypeError(
      "There is no port here: serve is called in the script of a worker, with its parentPort or self.",
    );
  const byName = new Map<string, ServableGame>();
  const know = (list: readonly ServableGame[]): void => {
    checkList(list);
    for (const game of list) byName.set(game.name, game);
  };
  const isLater = typeof (games as PromiseLike<unknown> | undefined)?.then === "function";
  const loaded = isLater ? Promise.resolve(games).then(know) : know(games as readonly ServableGame[]);
  // Each request gets the error.
  loaded?.catch(() => {});
  const known = async (name: string): Promise<Game<unknown, unknown>> => {
    await loaded;
    const game = byName.get(name);
    if (game) return game as Game<unknown, unknown>;
    throw new Error(`This worker knows no game "${name}"; it knows: ${[...byName.keys()].join(", ")}.`);
  };
  const calls = callsOf(known);
  answerCalls(port, (name) => calls[name as keyof typeof calls]);
  // Always true; the condition keeps the loaded modules in the script.
  if (LOADED.size > 0) port.postMessage({ id: 0, isLast: true } satisfies Response);
}

/** What a worker answers. */
export type EngineCalls = ReturnType<typeof callsOf>;

function callsOf(known: (name: string) => Promise<Game<unknown, unknown>>) {
  const tables = new Map<string, Table>();
  const sessions = new Map<string, Session>();
  // One divided search at a time; a new one replaces the last.
  let prepared: Preparation | undefined;
  let runner: Promise<(task: Task) => TaskResult> | undefined;
  return {
    async *think(
      name: string,
      state: unknown,
      { session, ...options }: RemoteOptions,
      signal: AbortSignal,
    ): AsyncGenerator<Decision<unknown>, void, void> {
      const game = await known(name);
      const kept = session === undefined ? keptWith(tableOf(tables, name)) : keptIn(sessions, session, name);
      yield* think(game, state, { kept, ...(options as ThinkOptions<unknown>), signal });
    },
    /** The average cost of a random action. @param time in milliseconds */
    async unit(name: string, time: number, signal: AbortSignal): Promise<number | undefined> {
      return measureUnit(await known(name), { time, signal });
    },
    prepare(preparation: Preparation): void {
      prepared = preparation;
      runner = undefined;
    },
    async task(task: Task): Promise<TaskResult> {
      if (prepared?.search !== task.search) throw new Error("This worker was not prepared for the task.");
      const preparation = prepared;
      runner ??= known(preparation.game).then((game) => taskRunner(preparation, game));
      return (await runner)(task);
    },
  };
}

function checkList(games: unknown): void {
  if (!Array.isArray(games))
    throw new TypeError("serve takes a port and a list of games, as in serve(self, [game]).");
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
