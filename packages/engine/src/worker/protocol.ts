import type { Decision } from "../contract/decision.js";

/** What travels to a worker: plain data. */
export type Request =
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
  | { readonly type: "error"; readonly id: number; readonly message: string };

/**
 * One end of a channel: a `Worker` or the global scope of one in a browser, a `Worker` or `parentPort` of Node's
 * `worker_threads`, or a `MessagePort`.
 */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener?(type: "message", listener: (event: { data: unknown }) => void): void;
  on?(type: "message", listener: (message: unknown) => void): unknown;
}

/** Hears messages on either kind of port. */
export function listen(port: Port, hear: (message: unknown) => void): void {
  if (port.on) port.on("message", hear);
  else if (port.addEventListener) port.addEventListener("message", (event) => hear(event.data));
  else
    throw new TypeError(
      "This port can neither `on` nor `addEventListener`: give a Worker, a MessagePort or parentPort.",
    );
}
