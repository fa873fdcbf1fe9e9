import type { Worker } from "node:worker_threads";
import { errorFrom } from "@tyche/engine/errors";
import type { FromThread, TaskOptions, TaskPool, ToThread } from "./work.js";

/** A thread ended before its task did. */
export class LostThreadError extends Error {
  override readonly name = "LostThreadError";
}

interface Job {
  readonly task: unknown;
  readonly options: TaskOptions<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A pool of threads for one kind of work; each thread runs one task at a time. If a thread dies, the next task starts a
 * new one.
 */
export class Threads<Task, Result, Message> implements TaskPool<Task, Result, Message> {
  private readonly threads: readonly Thread[];
  private readonly waiting: Job[] = [];
  private closed = false;
  private readonly work: string;

  /** @param work what the threads are for, as part of an error message */
  constructor(work: string, count: number, spawn: () => Worker) {
    this.work = work;
    this.threads = Array.from({ length: count }, () => new Thread(work, spawn, () => this.dispatch()));
  }

  run(task: Task, options: TaskOptions<Message> = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({
        task,
        options: options as TaskOptions<unknown>,
        resolve: resolve as (result: unknown) => void,
        reject,
      });
      this.dispatch();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.dispatch();
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private dispatch(): void {
    if (this.closed) {
      const error = new LostThreadError(`the threads for "${this.work}" were closed`);
      for (const job of this.waiting.splice(0)) job.reject(error);
    }
    for (const thread of this.threads) {
      if (this.waiting.length === 0) return;
      if (!thread.busy) thread.take(this.waiting.shift()!);
    }
  }
}

/** A slot of the pool: one thread, or its replacement. */
class Thread {
  private worker: Worker | undefined;
  private job: Job | undefined;
  private readonly work: string;
  private readonly spawn: () => Worker;
  private readonly onFree: () => void;

  constructor(work: string, spawn: () => Worker, onFree: () => void) {
    this.work = work;
    this.spawn = spawn;
    this.onFree = onFree;
    this.start();
  }

  get busy(): boolean {
    return this.job !== undefined;
  }

  take(job: Job): void {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const halt = (): void => void Atomics.store(stop, 0, 1);
    const { signal } = job.options;
    signal?.addEventListener("abort", halt);
    if (signal?.aborted) halt();
    const rest = (): void => signal?.removeEventListener("abort", halt);
    this.job = {
      ...job,
      resolve: (result) => {
        rest();
        job.resolve(result);
      },
      reject: (error) => {
        rest();
        job.reject(error);
      },
    };
    try {
      this.start().postMessage({ task: job.task, stop } satisfies ToThread);
    } catch (error) {
      // No thread could be started, or the task is not plain data.
      const { reject } = this.job;
      this.job = undefined;
      reject(error as Error);
    }
  }

  async close(): Promise<void> {
    const { worker, job } = this;
    if (!worker) return;
    if (job) this.lose(worker, "it was closed");
    else {
      await new Promise<void>((resolve) => {
        worker.on("message", (message: FromThread) => message === "closed" && resolve());
        worker.on("exit", () => resolve());
        worker.postMessage("close" satisfies ToThread);
      });
      this.worker = undefined;
    }
    await worker.terminate();
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = this.spawn();
    this.worker = worker;
    worker.on("message", (message: FromThread) => this.receive(message));
    worker.on("error", (error) => this.lose(worker, error.message));
    worker.on("exit", (code) => this.lose(worker, `it ended with code ${code}`));
    return worker;
  }

  private receive(received: FromThread): void {
    const { job } = this;
    if (!job || received === "closed") return;
    if ("message" in received) {
      job.options.onMessage?.(received.message);
      return;
    }
    this.job = undefined;
    if ("result" in received) job.resolve(received.result);
    else job.reject(errorFrom(received.error));
    this.onFree();
  }

  private lose(worker: Worker, why: string): void {
    if (worker !== this.worker) return;
    const { job } = this;
    this.worker = undefined;
    this.job = undefined;
    job?.reject(new LostThreadError(`the thread for "${this.work}" was lost: ${why}`));
    this.onFree();
  }
}
