import type { Bound, Decision } from "../contract/decision.js";
import type { PlainError } from "../contract/errors.js";
import type { Struck } from "../deepening/limits.js";

/** Of a search that is divided among workers: what all its tasks have in common. */
export interface Preparation {
  readonly type: "prepare";
  readonly search: number;
  readonly game: string;
  readonly state: unknown;
  readonly options: Record<string, unknown>;
  /** Memory of a `SharedTable`; or entries of a table of the worker's own; or false for none. */
  readonly table: SharedArrayBuffer | number | false;
  /** Every task begins with nothing remembered, so that its answer depends on the task alone. */
  readonly fresh: boolean;
  readonly stop?: Int32Array;
  /** Memory of an `UnderWay`, where workers search the same tree together. */
  readonly underWay?: SharedArrayBuffer;
}

/** A part of a search. */
export interface Task {
  readonly type: "task";
  readonly id: number;
  readonly search: number;
  /** Moves and outcomes from the position of the search to the node of the task. */
  readonly path: readonly number[];
  /** Only these moves of the node, in this order, each with a value of its own. */
  readonly moves?: readonly number[];
  /** Of `moves`: later ones only as far as needed to see that they are not better. */
  readonly prune?: boolean;
  /** Of `moves`: other workers search them at the same time, and whoever is first ends the task of this number for all. */
  readonly together?: number;
  /** Decisions left at the node. */
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
  /** Milliseconds, and nodes, at most. */
  readonly time?: number;
  readonly nodes?: number;
}

/** A search of its own by some method, one of several whose answers are then put together. */
export interface Simulation {
  readonly type: "simulate";
  readonly id: number;
  readonly search: number;
  readonly method: string;
  /** Beside those of the preparation. */
  readonly options: Record<string, unknown>;
}

export interface TaskResult {
  readonly type: "result";
  readonly id: number;
  /** Of the node; of `moves`, that of the best. NaN where a limit struck, or another worker was first. */
  readonly value: number;
  /** The best moves from the node on up to the first chance, as far as known. */
  readonly line: readonly number[];
  /** Of `moves`, those that were finished. */
  readonly rows?: readonly { readonly move: number; readonly value: number; readonly bound: Bound }[];
  /** Evaluations at the horizon took part. */
  readonly horizon: boolean;
  /** Paths that are too long to be followed were estimated at their end. */
  readonly longPaths: boolean;
  /** Chance of the rules was sampled, because it has too many outcomes. */
  readonly sampled: boolean;
  readonly decisions: number;
  readonly chances: number;
  readonly leaves: number;
  readonly tableHits: number;
  readonly cuts: number;
  readonly struck?: Struck;
}

/** What travels to a worker: plain data. */
export type Request =
  | Preparation
  | Task
  | Simulation
  | {
      readonly type: "think";
      readonly id: number;
      readonly game: string;
      readonly state: unknown;
      readonly options: Record<string, unknown>;
      /** A shared word that turns 1 when the search is to stop at once; absent where memory cannot be shared. */
      readonly stop?: Int32Array;
    }
  | { readonly type: "cancel"; readonly id: number };

/** What comes back, any number of decisions and then one of the others. */
export type Response =
  | { readonly type: "decision"; readonly id: number; readonly decision: Decision<unknown> }
  | { readonly type: "done"; readonly id: number }
  | TaskResult
  /** Once, when the worker hears. */
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

/** Hears that a port's other end is lost: a script that cannot be run or throws at load, a worker that ended. */
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
  // A browser says nothing of a worker that is terminated, so that the call itself must be heard.
  const { terminate } = port;
  if (terminate)
    port.terminate = () => {
      hear("The worker has ended.");
      return terminate.call(port);
    };
}

/** Hears messages on either kind of port. */
export function listen(port: Port, hear: (message: unknown) => void): void {
  if (port.on) port.on("message", hear);
  else if (port.addEventListener) {
    port.addEventListener("message", (event) => hear((event as { data: unknown }).data));
  } else
    throw new TypeError(
      "This port can neither `on` nor `addEventListener`: give a Worker, a MessagePort or parentPort.",
    );
}
