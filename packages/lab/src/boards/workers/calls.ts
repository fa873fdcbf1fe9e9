import { TycheError } from "@tyche/engine/errors";

/** A call by name, or, without a name, the end of an earlier one. */
interface Request {
  readonly id: number;
  readonly call?: string;
  readonly args?: readonly unknown[];
}

/** A result, an item of a stream, or an error with what makes it translatable. */
interface Response {
  readonly id: number;
  readonly isLast: boolean;
  readonly value?: unknown;
  readonly error?: Pick<Error, "message"> & Partial<Pick<TycheError, "id" | "values">>;
}

type Call = (...args: never[]) => unknown;

/** The arguments of a call. The worker adds a signal at the end, which aborts when the page loses interest. */
type Given<Of extends Call> = Parameters<Of> extends [...infer Rest, AbortSignal] ? Rest : Parameters<Of>;
type Item<Of extends Call> = ReturnType<Of> extends AsyncIterable<infer Value> ? Value : never;

/**
 * Answers calls of the page, several at a time. Call it while the worker's script runs, before any `await`: a browser
 * drops messages to a worker that does not listen yet.
 *
 * @param find the function with a name
 */
export function answerCalls(find: (name: string) => Call | Promise<Call>): void {
  const running = new Map<number, AbortController>();
  const answer = async (id: number, name: string, args: readonly unknown[]): Promise<void> => {
    const stop = new AbortController();
    running.set(id, stop);
    const post = (response: Omit<Response, "id">): void => self.postMessage({ id, ...response });
    try {
      const call = (await find(name)) as (...args: unknown[]) => unknown;
      const result = await call(...args, stop.signal);
      if (typeof result === "object" && result !== null && Symbol.asyncIterator in result) {
        for await (const value of result as AsyncIterable<unknown>) post({ value, isLast: false });
        post({ isLast: true });
      } else post({ value: result, isLast: true });
    } catch (error) {
      const { message } = error as Error;
      const known = error instanceof TycheError && { id: error.id, values: error.values };
      post({ error: { message, ...known }, isLast: true });
    } finally {
      running.delete(id);
    }
  };
  self.addEventListener("message", ({ data: { id, call, args = [] } }: MessageEvent<Request>) => {
    if (call === undefined) running.get(id)?.abort();
    else void answer(id, call, args);
  });
}

/** The page's end: calls functions of a worker by name. */
export class Caller<Calls extends Readonly<Record<keyof Calls, Call>>> {
  private readonly worker: Worker;
  private readonly inboxes = new Map<number, (response: Response) => void>();
  private lost: Error | undefined;
  private last = 0;

  constructor(worker: Worker) {
    this.worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<Response>) =>
      this.inboxes.get(data.id)?.(data),
    );
    worker.addEventListener("error", ({ message }) => {
      this.lost = new Error(message || "the worker's script cannot be loaded");
      for (const [id, hear] of this.inboxes) hear({ id, isLast: true, error: this.lost });
    });
  }

  /** @throws the worker's error, with its id and values if it has any */
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

  close(): void {
    this.worker.terminate();
  }

  private async *responses(
    call: string,
    args: readonly unknown[],
    signal: AbortSignal | undefined,
  ): AsyncGenerator<unknown, void, void> {
    if (this.lost) throw this.lost;
    const id = ++this.last;
    const waiting: Response[] = [];
    let wake = (): void => {};
    this.inboxes.set(id, (response) => {
      waiting.push(response);
      wake();
    });
    const post = (request: Request): void => this.worker.postMessage(request);
    const cancel = (): void => post({ id });
    signal?.addEventListener("abort", cancel);
    let isOver = false;
    try {
      post({ id, call, args });
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
        if (response.error) throw Object.assign(new Error(response.error.message), response.error);
        if ("value" in response) yield response.value;
      }
    } finally {
      if (!isOver) cancel();
      signal?.removeEventListener("abort", cancel);
      this.inboxes.delete(id);
    }
  }
}
