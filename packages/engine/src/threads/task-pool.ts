import type { Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import { SharedTable } from "../search/shared-table.js";
import { UnderWay } from "../search/sharing.js";
import type { Preparation, TaskResult } from "./protocol.js";
import { type Job, Slot, type TaskBody, type ThinkBody, type WorkerPort, WorkersLostError } from "./slot.js";

/** Options of a pool of workers. */
export interface PoolOptions {
  readonly threads: number;
  /** Starts a worker whose script calls `serve` with the games to search. */
  readonly spawn: () => WorkerPort;
}

/** Workers that may die running one task before it is given up. */
const MOST_TRIES = 3;
/** How long a worker may take to stop, in milliseconds, before it is replaced. */
const GRACE = 1000;

/**
 * Workers and the tasks that they do, for one search at a time. A worker that dies is restarted, and its task is run
 * again. If memory cannot be shared (a page without cross-origin isolation), every worker has its own table, and a
 * worker that must stop in the middle of a task is replaced.
 */
export class TaskPool {
  readonly threads: number;
  private readonly slots: readonly Slot[];
  private readonly queue: Job[] = [];
  private preparation: Preparation | undefined;
  private stopWord: Int32Array | undefined;
  /** If the workers search the same tree together: the nodes that each is searching. */
  underWay: UnderWay | undefined;
  private kept: { readonly of: string; readonly table: SharedTable } | undefined;
  private closed = false;
  private lastId = 0;
  private lastReason: Error | undefined;
  private readonly quiet: (() => void)[] = [];
  /** Some worker has finished a task, so the workers' script works. */
  hasAnswered = false;

  /** @throws RangeError if `threads` is not a whole number, 1 or more */
  constructor({ threads, spawn }: PoolOptions) {
    if (!Number.isSafeInteger(threads) || threads < 1) {
      throw new RangeError(`A pool needs a whole number of threads from 1 on, not ${threads}.`);
    }
    this.threads = threads;
    const owner = {
      answered: () => {
        this.hasAnswered = true;
        this.dispatch();
      },
      died: (slot: Slot, job: Job | undefined, reason: Error) => this.died(slot, job, reason),
    };
    this.slots = Array.from({ length: threads }, () => new Slot(spawn, owner));
    for (const slot of this.slots) slot.start();
  }

  /** Resolves when all workers have started, so that a search does not spend its time on that. */
  async ready(): Promise<void> {
    await Promise.all(this.slots.map((slot) => slot.ready()));
  }

  /** Ends all workers. A running search ends with its results so far. */
  async close(): Promise<void> {
    this.closed = true;
    this.giveUp(closed());
    await Promise.all(this.slots.map((slot) => slot.stop()));
  }

  /**
   * Begins a search: everything passed to `run` until `end` belongs to it.
   * @param tableOf what the values of a table depend on: the shared table is kept between searches with the same text
   * @throws SearchError if a search is running
   */
  begin(
    search: Pick<Preparation, "game" | "state" | "options" | "fresh">,
    entries: number | false | undefined,
    tableOf: string,
  ): void {
    if (this.closed)
      throw new SearchError("parallel-closed", {}, "This pool was closed: create another one.");
    if (this.preparation) {
      throw new SearchError(
        "parallel-busy",
        {},
        "This pool is running another search: wait for its end or use another pool.",
      );
    }
    const shares = typeof SharedArrayBuffer !== "undefined";
    this.stopWord = shares ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
    const table =
      entries === false || search.fresh || !shares
        ? (entries ?? DEFAULT_ENTRIES)
        : this.tableFor(tableOf, entries ?? DEFAULT_ENTRIES).memory;
    this.underWay = typeof table === "object" ? new UnderWay() : undefined;
    this.preparation = {
      search: ++this.lastId,
      ...search,
      table,
      ...this.stop,
      ...(this.underWay && { underWay: this.underWay.memory }),
    };
    for (const slot of this.slots) {
      slot.forgive();
      slot.start();
    }
  }

  /** For a request to a worker: the shared word that stops it. */
  get stop(): { readonly stop?: Int32Array } {
    return this.stopWord ? { stop: this.stopWord } : {};
  }

  /** The table that all workers share, for the thread of the pool; undefined if there is none. */
  get sharedTable(): SharedTable | undefined {
    return this.preparation?.table === this.kept?.table.memory ? this.kept?.table : undefined;
  }

  /** @throws WorkersLostError (as a rejection) if no worker can do it */
  run(
    body: () => TaskBody | ThinkBody | undefined,
    hear?: (decision: Decision<unknown>) => void,
  ): Promise<TaskResult | undefined> {
    if (this.closed) return Promise.reject(closed());
    return new Promise((resolve, reject) => {
      this.queue.push({ id: ++this.lastId, body, hear, resolve, reject, deaths: 0 });
      this.dispatch();
    });
  }

  /** Drops waiting tasks and stops running ones; resolves when all workers have answered, or have taken too long. */
  async halt(): Promise<void> {
    const { preparation } = this;
    if (this.stopWord) Atomics.store(this.stopWord, 0, 1);
    for (const job of this.queue.splice(0)) job.resolve(undefined);
    if (!this.busy) return;
    if (this.stopWord) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([
        new Promise<void>((resolve) => this.quiet.push(resolve)),
        new Promise<void>((resolve) => {
          timer = setTimeout(resolve, GRACE);
        }),
      ]);
      clearTimeout(timer);
      // If halt was called twice, this call ends with the first one, and the next search may have begun.
      if (this.preparation !== preparation) return;
    }
    for (const slot of this.slots) {
      if (!slot.job) continue;
      slot.job.resolve(undefined);
      slot.stop();
      if (!this.closed) slot.start();
    }
  }

  async end(): Promise<void> {
    await this.halt();
    this.preparation = undefined;
  }

  private get busy(): boolean {
    return this.slots.some((slot) => slot.job !== undefined);
  }

  private tableFor(of: string, entries: number): SharedTable {
    if (!this.kept || this.kept.table.entries < entries) {
      this.kept = { of, table: new SharedTable(entries) };
    } else if (this.kept.of !== of) {
      // Clearing existing memory takes a fraction of the time needed to send new memory to threads.
      this.kept.table.clear();
      this.kept = { of, table: this.kept.table };
    }
    this.kept.table.advance();
    return this.kept.table;
  }

  private dispatch(): void {
    for (const slot of this.slots) {
      while (slot.free && this.queue.length > 0) this.hand(this.queue.shift()!, slot);
    }
    if (!this.slots.some((slot) => slot.hopeful)) {
      const why = this.lastReason?.message ?? "none could be started";
      this.giveUp(new WorkersLostError(`All worker threads were lost: ${why.replace(/\.$/, "")}.`));
    }
    if (!this.busy) for (const resume of this.quiet.splice(0)) resume();
  }

  private hand(job: Job, slot: Slot): void {
    const body = job.body();
    const { preparation } = this;
    if (body === undefined || !preparation) {
      job.resolve(undefined);
      return;
    }
    try {
      const call = "call" in body ? body : { call: "task", args: [{ ...body, search: preparation.search }] };
      slot.take(job, preparation, { ...call, id: job.id });
    } catch (error) {
      slot.job = undefined;
      const { message } = error as Error;
      job.reject(
        new SearchError(
          "parallel-not-sent",
          { reason: message },
          `The task cannot be sent to a worker thread: ${message}`,
        ),
      );
    }
  }

  private died(slot: Slot, job: Job | undefined, reason: Error): void {
    this.lastReason = reason;
    if (job) {
      job.deaths++;
      if (job.deaths < MOST_TRIES && !this.closed) this.queue.unshift(job);
      else {
        const why = reason.message.replace(/\.$/, "");
        job.reject(new WorkersLostError(`${job.deaths} worker threads died of the same task: ${why}.`));
      }
    }
    if (slot.hopeful && !this.closed) slot.start();
    this.dispatch();
  }

  private giveUp(reason: Error): void {
    for (const job of this.queue.splice(0)) job.reject(reason);
    if (!this.closed) return;
    for (const { job } of this.slots) job?.reject(reason);
  }
}

/** The error that ends a search whose pool was closed, in the middle of a task or between two. */
function closed(): WorkersLostError {
  return new WorkersLostError("The pool was closed.");
}

const DEFAULT_ENTRIES = 1 << 18;
