import { errorFrom, type PlainError, plainError } from "../contract/errors.js";
import { listen, listenForEnd, type Port } from "./port.js";

/** A call by name, or, without a name, the end of an earlier one. */
export interface Request {
  readonly id: number;
  readonly call?: string;
  readonly args?: readonly unknown[];
  /** A shared word that becomes 1 when the call must stop at once; absent if memory cannot be shared. */
  readonly stop?: Int32Array;
}

/** A result, an item of a stream, or an error. */
export interface Response {
  readonly id: number;
  readonly isLast: boolean;
  readonly value?: unknown;
  readonly error?: PlainError;
}

export type Call = (...args: never[]) => unknown;

/** The arguments of a call. The worker adds a signal at the end, which aborts when the caller loses interest. */
type Given<Of extends Call> = Parameters<Of> extends [...infer Rest, AbortSignal] ? Rest : Parameters<Of>;
type Item<Of extends Call> = ReturnType<Of> extends AsyncIterable<infer Value> ? Value : never;

/**
 * Answers calls from the other end of a port, several at a time. Call it while the worker's script runs, before any
 * `await`: a browser drops messages to a worker that does not listen yet.
 *
 * @param find the function with a name; `send` sends an item before the result
 */
export function answerCalls(
  port: Port,
  find: (name: string, send: (value: unknown) => void) => Call | Promise<Call>,
): void {
  const running = new Map<number, AbortController>();
  const answer = async ({ id, call: name, args = [], stop }: Request): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    // A busy thread receives no events.
    if (stop) Object.defineProperty(signal, "aborted", { get: () => Atomics.load(stop, 0) === 1 });
    const post = (response: Omit<Response, "id">): void => port.postMessage({ id, ...response });
    const send = (value: unknown): void => post({ value, isLast: false });
    try {
      const call = (await find(name!, send)) as (...args: unknown[]) => unknown;
      const result = await call(...args, signal);
      if (typeof result === "object" && result !== null && Symbol.asyncIterator in result) {
        for await (const value of result as AsyncIterable<unknown>) send(value);
        post({ isLast: true });
      } else post({ value: result, isLast: true });
    } catch (error) {
      post({ error: plainError(error), isLast: true });
    } finally {
      running.delete(id);
    }
  };
  listen(port, (message) => {
    const request = message as Request;
    if (request.call === undefined) running.get(request.id)?.abort();
    else void answer(request);
  });
}

/** The other end: calls functions of a worker by name. */
export class Caller<Calls extends Readonly<Record<keyof Calls, Call>>> {
  private readonly port: Port;
  private readonly inboxes = new Map<number, (response: Response) => void>();
  /** Why the worker has ended, if it has. */
  lost: PlainError | undefined;
  private last = 0;

  constructor(port: Port) {
    this.port = port;
    listen(port, (message) => {
      const response = message as Response;
      this.inboxes.get(response.id)?.(response);
    });
    listenForEnd(port, (message) => {
      // The cause of the end is reported before the end itself.
      this.lost ??= { name: "Error", message };
      for (const [id, hear] of [...this.inboxes]) hear({ id, isLast: true, error: this.lost });
    });
  }

  /** @throws the worker's error, with its name, id and values; Error if the worker has ended or could not start */
  async call<Name extends keyof Calls & string>(
    name: Name,
    ...args: Given<Calls[Name]>
  ): Promise<Awaited<ReturnType<Calls[Name]>>> {
    return this.callUntil(undefined, name, ...args);
  }

  async callUntil<Name extends keyof Calls & string>(
    signal: AbortSignal | undefined,
    name: Name,
    ...args: Given<Calls[Name]>
  ): Promise<Awaited<ReturnType<Calls[Name]>>> {
    let value: unknown;
    for await (value of this.responses(name, args, signal));
    return value as Awaited<ReturnType<Calls[Name]>>;
  }

  /** The items of a stream; ending the iteration, or the signal, ends the work. */
  stream<Name extends keyof Calls & string>(
    signal: AbortSignal | undefined,
    name: Name,
    ...args: Given<Calls[Name]>
  ): AsyncGenerator<Item<Calls[Name]>, void, void> {
    return this.responses(name, args, signal) as AsyncGenerator<Item<Calls[Name]>, void, void>;
  }

  /** Ends the worker; calls that were not answered never will be. */
  close(): void {
    this.inboxes.clear();
    this.port.terminate?.();
  }

  private async *responses(
    call: string,
    args: readonly unknown[],
    signal: AbortSignal | undefined,
  ): AsyncGenerator<unknown, void, void> {
    if (this.lost) throw errorFrom(this.lost);
    const id = ++this.last;
    const waiting: Response[] = [];
    let wake = (): void => {};
    this.inboxes.set(id, (response) => {
      waiting.push(response);
      wake();
    });
    const stop =
      typeof SharedArrayBuffer === "undefined" ? undefined : new Int32Array(new SharedArrayBuffer(4));
    const post = (request: Request): void => this.port.postMessage(request);
    const cancel = (): void => {
      if (stop) Atomics.store(stop, 0, 1);
      post({ id });
    };
    signal?.addEventListener("abort", cancel);
    let isOver = false;
    try {
      post({ id, call, args, ...(stop && { stop }) });
      if (signal?.aborted) cancel();
      while (!isOver) {
        const response = waiting.shift();
        if (!response) {
          await new Promise<void>((resume) => {
            wake = resume;
          });
          continue;
        }
        isOver = response.isLast;
        if (response.error) throw errorFrom(response.error);
        if ("value" in response) yield response.value;
      }
    } finally {
      // If the caller stops iterating early, the work is cancelled.
      if (!isOver) cancel();
      signal?.removeEventListener("abort", cancel);
      this.inboxes.delete(id);
    }
  }
}
