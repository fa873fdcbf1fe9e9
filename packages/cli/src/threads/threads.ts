import type { Worker } from "node:worker_threads";
import { Caller } from "@tyche/engine/threads";
import type { TaskOptions, TaskPool, ThreadCalls } from "./work.js";

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
      if (!thread.busy) void thread.take(this.waiting.shift()!);
    }
  }
}

/** A slot of the pool: one thread, or its replacement. */
class Thread {
  busy = false;
  private worker: Worker;
  private caller: Caller<ThreadCalls>;
  /** Why the thread was lost. */
  private why: string | undefined;
  private readonly work: string;
  private readonly spawn: () => Worker;
  private readonly onFree: () => void;

  constructor(work: string, spawn: () => Worker, onFree: () => void) {
    this.work = work;
    this.spawn = spawn;
    this.onFree = onFree;
    this.worker = this.start();
    this.caller = new Caller(this.worker);
  }

  async take({ task, options: { signal, onMessage }, resolve, reject }: Job): Promise<void> {
    this.busy = true;
    try {
      if (this.caller.lost) {
        this.worker = this.start();
        this.caller = new Caller(this.worker);
      }
      for await (const item of this.caller.stream(signal, "run", task))
        if ("message" in item) onMessage?.(item.message);
        else resolve(item.result);
    } catch (error) {
      // Without a reason: no thread could be started, the task is not plain data, or its work failed.
      const { why } = this;
      reject(why ? new LostThreadError(`the thread for "${this.work}" was lost: ${why}`) : (error as Error));
    }
    this.busy = false;
    this.onFree();
  }

  async close(): Promise<void> {
    if (this.busy) this.why ??= "it was closed";
    // A thread that ended needs no closing.
    else await this.caller.call("close").catch(() => {});
    await this.worker.terminate();
  }

  private start(): Worker {
    this.why = undefined;
    const worker = this.spawn();
    const lose = (why: string): void => {
      if (worker === this.worker) this.why ??= why;
    };
    worker.on("error", ({ message }) => lose(message));
    worker.on("exit", (code) => lose(`it ended with code ${code}`));
    return worker;
  }
}
