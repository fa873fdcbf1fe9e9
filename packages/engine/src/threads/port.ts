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
