import { listen, type Port, type Preparation, type Response, type TaskResult } from "../worker/protocol.js";
import type { Job } from "./job.js";

/** A worker as a pool holds it: a `Worker` of a browser or of Node's `worker_threads`. */
export interface WorkerPort extends Port {
  terminate(): unknown;
}

/** Deaths in a row, without any answer in between, after which a worker is not started again. */
const MOST_DEATHS = 3;

/** What a slot tells its pool. */
interface Owner {
  /** The job has its answer and the slot is free. */
  answered(slot: Slot): void;
  /** The worker died; `job` is what it was at. */
  died(slot: Slot, job: Job | undefined, reason: Error): void;
}

/** The place of one worker in a pool: whoever dies in it is replaced. */
export class Slot {
  /** What the worker is at. */
  job: Job | undefined;
  private readonly spawn: () => WorkerPort;
  private readonly owner: Owner;
  private port: WorkerPort | undefined;
  private prepared: Preparation | undefined;
  private deaths = 0;

  constructor(spawn: () => WorkerPort, owner: Owner) {
    this.spawn = spawn;
    this.owner = owner;
  }

  /** Starts a worker if there is none. */
  start(): void {
    if (this.port) return;
    this.prepared = undefined;
    try {
      const port = this.spawn();
      this.port = port;
      listen(port, (message) => this.hear(port, message as Response));
      const lost = (what: unknown): void => this.lose(port, reasonOf(what));
      for (const event of ["error", "messageerror", "exit"] as const) onEvent(port, event, lost);
    } catch (error) {
      this.deaths++;
      this.owner.died(this, undefined, reasonOf(error));
    }
  }

  /** Forgets that its workers died, so that the next search tries anew. */
  forgive(): void {
    this.deaths = 0;
  }

  get free(): boolean {
    return this.port !== undefined && this.job === undefined;
  }

  /** False where workers died again and again. */
  get hopeful(): boolean {
    return this.deaths < MOST_DEATHS;
  }

  take(job: Job, preparation: Preparation, message: object): void {
    this.job = job;
    const port = this.port!;
    if (this.prepared !== preparation) port.postMessage(preparation);
    this.prepared = preparation;
    port.postMessage(message);
  }

  /** Ends the worker, whatever it is at. */
  stop(): unknown {
    const { port } = this;
    this.port = undefined;
    this.job = undefined;
    return port?.terminate();
  }

  private hear(port: WorkerPort, response: Response): void {
    const { job } = this;
    if (port !== this.port || !job || response.id !== job.id) return;
    this.job = undefined;
    this.deaths = 0;
    if (response.type === "result") job.resolve(response satisfies TaskResult);
    else if (response.type === "error") {
      job.reject(Object.assign(new Error(response.message), { name: response.name ?? "Error" }));
    }
    this.owner.answered(this);
  }

  private lose(port: WorkerPort, reason: Error): void {
    if (port !== this.port) return;
    const { job } = this;
    this.deaths++;
    this.stop();
    this.owner.died(this, job, reason);
  }
}

function reasonOf(what: unknown): Error {
  if (what instanceof Error) return what;
  if (typeof what === "number") return new Error(`the thread ended with code ${what}`);
  const { message } = (what ?? {}) as { message?: unknown };
  return new Error(typeof message === "string" && message !== "" ? message : "the thread ended");
}

/** Hears what may end a worker, on either kind of port. */
function onEvent(port: WorkerPort, event: string, hear: (what: unknown) => void): void {
  const node = port as { on?(type: string, listener: (what: unknown) => void): unknown };
  const browser = port as { addEventListener?(type: string, listener: (what: unknown) => void): void };
  if (node.on) node.on(event, hear);
  else browser.addEventListener?.(event, hear);
}
