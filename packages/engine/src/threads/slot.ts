import type { Decision } from "../contract/decision.js";
import { errorFrom } from "../contract/errors.js";
import type { Request, Response } from "./calls.js";
import { listen, type Port } from "./port.js";
import type { Preparation, Task, TaskResult } from "./protocol.js";

/** A worker as a pool uses it: a `Worker` of a browser or of Node's `worker_threads`. */
export interface WorkerPort extends Port {
  terminate(): unknown;
}

/** Consecutive deaths without any answer, after which a worker is not restarted. */
const MOST_DEATHS = 3;

interface Owner {
  answered(slot: Slot): void;
  /** The worker died; `job` is what it was running. */
  died(slot: Slot, job: Job | undefined, reason: Error): void;
}

/** The slot of one worker in a pool: a worker that dies is replaced. */
export class Slot {
  job: Job | undefined;
  private readonly spawn: () => WorkerPort;
  private readonly owner: Owner;
  private port: WorkerPort | undefined;
  private prepared: Preparation | undefined;
  private deaths = 0;
  /** The worker exists and has sent a message. */
  private heard = false;
  private waiting: (() => void)[] = [];

  constructor(spawn: () => WorkerPort, owner: Owner) {
    this.spawn = spawn;
    this.owner = owner;
  }

  start(): void {
    if (this.port) return;
    this.prepared = undefined;
    this.heard = false;
    try {
      const port = this.spawn();
      this.port = port;
      listen(port, (message) => this.hear(port, message as Response));
      const lost = (what: unknown): void => this.lose(port, reasonOf(what));
      for (const event of ["error", "messageerror", "exit"]) {
        if (port.on) port.on(event, lost);
        else port.addEventListener?.(event, lost);
      }
    } catch (error) {
      this.deaths++;
      this.owner.died(this, undefined, reasonOf(error));
      this.tell();
    }
  }

  /** Resolves when the worker listens, or cannot be started. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.tell();
    });
  }

  /** Resets the count of deaths, so that the next search tries again. */
  forgive(): void {
    this.deaths = 0;
  }

  get free(): boolean {
    return this.port !== undefined && this.job === undefined;
  }

  /** False if workers died again and again. */
  get hopeful(): boolean {
    return this.deaths < MOST_DEATHS;
  }

  take(job: Job, preparation: Preparation, message: Request): void {
    this.job = job;
    const port = this.port!;
    if (this.prepared !== preparation)
      port.postMessage({ id: 0, call: "prepare", args: [preparation] } satisfies Request);
    this.prepared = preparation;
    port.postMessage(message);
  }

  stop(): unknown {
    const { port } = this;
    this.port = undefined;
    this.job = undefined;
    this.heard = false;
    return port?.terminate();
  }

  private hear(port: WorkerPort, response: Response): void {
    const { job } = this;
    if (port === this.port && !this.heard) {
      this.heard = true;
      this.tell();
    }
    if (port !== this.port || !job || response.id !== job.id) return;
    this.deaths = 0;
    if (!response.isLast) {
      job.hear?.(response.value as Decision<unknown>);
      return;
    }
    this.job = undefined;
    if (response.error) job.reject(errorFrom(response.error));
    else job.resolve(response.value as TaskResult | undefined);
    this.owner.answered(this);
  }

  private lose(port: WorkerPort, reason: Error): void {
    if (port !== this.port) return;
    const { job } = this;
    this.deaths++;
    this.stop();
    this.owner.died(this, job, reason);
    this.tell();
  }

  private tell(): void {
    if (this.heard || !this.hopeful) for (const resolve of this.waiting.splice(0)) resolve();
  }
}

function reasonOf(what: unknown): Error {
  if (what instanceof Error) return what;
  if (typeof what === "number") return new Error(`the thread ended with code ${what}`);
  const { message } = (what ?? {}) as { message?: unknown };
  return new Error(typeof message === "string" && message !== "" ? message : "the thread ended");
}

/** A task, without the number of its search. */
export type TaskBody = Omit<Task, "search">;
/** A whole search, as a call of `think`. */
export type ThinkBody = Omit<Request, "id">;

export interface Job {
  readonly id: number;
  /** Called when a worker is free, with what is known then; undefined if the task became unnecessary. */
  readonly body: () => TaskBody | ThinkBody | undefined;
  /** Called with the intermediate decisions of a whole search. */
  readonly hear?: ((decision: Decision<unknown>) => void) | undefined;
  /** Called with undefined if the task became unnecessary, and for a whole search. */
  readonly resolve: (result: TaskResult | undefined) => void;
  readonly reject: (reason: Error) => void;
  /** How many workers died while running it. */
  deaths: number;
}

/** All workers died, or each that took a certain task. The message is one sentence. */
export class WorkersLostError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WorkersLostError";
  }
}
