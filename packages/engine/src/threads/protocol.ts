import type { Bound, Decision } from "../contract/decision.js";
import type { PlainError } from "../contract/errors.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import type { Game } from "../contract/game.js";
import type { Struck } from "../deepening/limits.js";
import type { Work } from "../search/nodes.js";

/** The common part of all tasks of a search that is divided among workers. */
export interface Preparation {
  readonly type: "prepare";
  readonly search: number;
  readonly game: string;
  readonly state: unknown;
  readonly options: Record<string, unknown>;
  /** Memory of a `SharedTable`; or entries of the worker's own table; or false for none. */
  readonly table: SharedArrayBuffer | number | false;
  /** Every task begins with an empty table, so that its answer depends on the task alone. */
  readonly fresh: boolean;
  readonly stop?: Int32Array;
  /** Memory of an `UnderWay`, if workers search the same tree together. */
  readonly underWay?: SharedArrayBuffer;
}

export interface Task {
  readonly type: "task";
  readonly id: number;
  readonly search: number;
  /** Moves and outcomes from the position of the search to the node of the task. */
  readonly path: readonly number[];
  /** Only these moves of the node, in this order, each with its own value. */
  readonly moves?: readonly number[];
  /** For `moves`: later ones are searched only until they are known not to be better. */
  readonly prune?: boolean;
  /** For `moves`: other workers search them too, and the first to finish ends the task with this number for all. */
  readonly together?: number;
  /** Decisions left at the node. */
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
  /** Time limit in milliseconds, and node limit. */
  readonly time?: number;
  readonly nodes?: number;
}

export interface ThinkRequest {
  readonly type: "think";
  readonly id: number;
  readonly game: string;
  readonly state: unknown;
  readonly options: Record<string, unknown>;
  /** A shared word that becomes 1 when the search must stop at once; absent if memory cannot be shared. */
  readonly stop?: Int32Array;
}

export interface TaskResult extends Work {
  readonly type: "result";
  readonly id: number;
  /** The value of the node, or of the best of `moves`. NaN if a limit was reached, or another worker was first. */
  readonly value: number;
  /** The principal variation from the node up to the first chance node, as far as known. */
  readonly line: readonly number[];
  /** The finished ones of `moves`. */
  readonly rows?: readonly { readonly move: number; readonly value: number; readonly bound: Bound }[];
  /** Evaluations at the horizon were used. */
  readonly horizon: boolean;
  /** Paths that are too long to follow were evaluated where they were cut. */
  readonly longPaths: boolean;
  /** Draws of the rules were sampled, because there are too many outcomes. */
  readonly sampled: boolean;
  readonly struck?: Struck;
}

/** Messages to a worker: plain data. */
export type Request = Preparation | Task | ThinkRequest | { readonly type: "cancel"; readonly id: number };

/** Messages from a worker: any number of decisions, and then one of the others. */
export type Response =
  | { readonly type: "decision"; readonly id: number; readonly decision: Decision<unknown> }
  | { readonly type: "done"; readonly id: number }
  | TaskResult
  /** Once, when the worker listens. */
  | { readonly type: "ready"; readonly id: 0 }
  | { readonly type: "error"; readonly id: number; readonly error: PlainError };

/**
 * One end of a channel: a `Worker` or the global scope of one in a browser, a `Worker` or `parentPort` of Node's
 * `worker_threads`, or a `MessagePort`.
 */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener?(type: string, listener: (event: unknown) => void): void;
  on?(type: string, listener: (message: unknown) => void): unknown;
  terminate?(): unknown;
}

/** Calls back when a port's other end is lost: a script that cannot be run or throws at load, a worker that ended. */
export function listenForEnd(port: Port, hear: (why: string) => void): void {
  const says = (error: unknown): string =>
    (error as { message?: string } | null)?.message || "it cannot be loaded";
  const failed = (error: unknown): void => hear(`The worker's script failed: ${says(error)}.`);
  if (port.on) {
    port.on("error", failed);
    port.on("exit", () => hear("The worker has ended."));
    port.on("close", () => hear("The worker has closed its port."));
    return;
  }
  port.addEventListener?.("error", failed);
  // A browser sends no event when a worker is terminated, so the call itself is intercepted.
  const { terminate } = port;
  if (terminate)
    port.terminate = () => {
      hear("The worker has ended.");
      return terminate.call(port);
    };
}

/** Listens for messages on either kind of port. */
export function listen(port: Port, hear: (message: unknown) => void): void {
  if (port.on) port.on("message", hear);
  else if (port.addEventListener) {
    port.addEventListener("message", (event) => hear((event as { data: unknown }).data));
  } else
    throw new TypeError(
      "This port has neither `on` nor `addEventListener`: pass a Worker, a MessagePort or parentPort.",
    );
}

/** Aborted by setting its flag, or at once by the shared word. */
export function sharedSignal(stop: Int32Array): { aborted: boolean } {
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

/** A game of any state and action types, which a worker passes on unchanged. */
export type ServableGame = Omit<Game<unknown, unknown>, "evaluators" | "vectorEvaluators"> & {
  readonly evaluators?: Readonly<Record<string, StateEvaluator<never>>>;
};
