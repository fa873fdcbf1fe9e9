import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { plainError } from "@tyche/engine/errors";
import type { Job, Worker } from "bullmq";
import type { Redis } from "ioredis";
import type { Access } from "../io/access.js";
import { failureOf, UsageError } from "../io/errors.js";
import { version } from "../io/package.js";
import type { Item } from "../runs/run.js";
import { type DividedName, dividedKind } from "../tasks/kinds.js";
import { openTaskPool } from "../threads/task-pool.js";
import { LostThreadError } from "../threads/threads.js";
import type { TaskPool } from "../threads/work.js";
import { acceptPieces, acceptRun, type Permission } from "./acceptance.js";
import { parseJob, parseRecord, versionInRecord } from "./job-schema.js";
import {
  type JobData,
  type JobFailure,
  PREFIX,
  pause,
  queueName,
  RUNS,
  runKeys,
  storeResults,
  WORKERS,
  type WorkerNote,
  workerKey,
} from "./keys.js";
import { differingFile } from "./named-files.js";
import { connect, type Libraries, loadLibraries, shownUrl } from "./redis.js";

export interface WorkerSettings {
  /** Number of jobs at a time, each on its own thread. */
  readonly threads: number;
  readonly lostSeconds: number;
  /** Time limit of a job. Beyond it the job is considered stuck: its thread is terminated and the job is retried. */
  readonly mostSeconds: number;
  readonly permission: Permission;
  /** Receives a message for people when the worker is ready. */
  greet(line: string): void;
  /** Receives error messages for people. */
  tell(line: string): void;
  /** Called with the number of finished jobs. */
  onJob?(jobs: number): void;
}

/** How often a job may be requeued because its worker was lost. */
const MOST_STALLS = 2;
/** Limit on the number of different messages about jobs in a worker's lifetime. */
const MOST_TOLD = 1000;
/** Number of runs that a worker keeps open. */
const MOST_OPEN = 3;

class LateError extends Error {
  override readonly name = "LateError";
}

/**
 * Whether an error is due to the machine and not the work, so that a retry may succeed. Both kinds are thrown on this
 * thread.
 */
function isOfTheMachine(error: unknown): boolean {
  return error instanceof LostThreadError || error instanceof LateError;
}

/**
 * Processes jobs until the signal aborts.
 * @throws UsageError if Redis is unreachable, if runs of another version wait, or if a file of a run is missing here
 */
export async function work(url: string, settings: WorkerSettings, signal: AbortSignal): Promise<void> {
  const libraries = await loadLibraries();
  const redis = await connect(libraries, url, settings.tell);
  const own = new FleetWorker(libraries, redis, settings);
  try {
    const foreign = await own.foreignRun();
    if (foreign !== undefined) {
      throw new UsageError(
        "worker-version",
        { url: shownUrl(url), version: foreign, own: version() },
        `the jobs at ${shownUrl(url)} are for Tyche ${foreign}, and this is ${version()}; install the same version everywhere, since others may play other moves`,
      );
    }
    settings.greet(
      `${settings.threads} ${settings.threads === 1 ? "thread" : "threads"} of Tyche ${version()} at ${shownUrl(url)}, as ${own.name}; Ctrl-C ends it`,
    );
    await own.work(signal);
  } finally {
    redis.disconnect();
  }
}

/** A run that the worker has opened. */
interface OpenRun {
  readonly work: DividedName;
  readonly access: Access;
  readonly pool: TaskPool<readonly Item[], readonly unknown[], unknown>;
  readonly over: AbortController;
  /** Number of its jobs in progress. */
  active: number;
}

class FleetWorker {
  readonly name: string;
  private readonly id = randomBytes(9).toString("base64url");
  private readonly libraries: Libraries;
  private readonly redis: Redis;
  private readonly settings: WorkerSettings;
  private readonly runs = new Map<string, Promise<OpenRun | undefined>>();
  /** The runs in `runs` that are open. */
  private readonly ready = new Map<string, OpenRun>();
  private readonly ended = new AbortController();
  private jobs = 0;
  private refusal: Error | undefined;
  private readonly told = new Set<string>();
  /**
   * Versions by run. They never change; they are cached because records may be long and are checked at every heartbeat.
   */
  private readonly versions = new Map<string, string>();

  constructor(libraries: Libraries, redis: Redis, settings: WorkerSettings) {
    this.libraries = libraries;
    this.redis = redis;
    this.settings = settings;
    this.name = `${hostname()}:${process.pid}`;
  }

  /** The version of an active run if it differs from ours. */
  async foreignRun(): Promise<string | undefined> {
    const runs = await this.redis.smembers(RUNS);
    for (const run of [...this.versions.keys()].filter((known) => !runs.includes(known)))
      this.versions.delete(run);
    for (const run of runs) {
      const found = await this.versionOf(run);
      if (found === undefined || found === version()) continue;
      if ((await this.redis.exists(runKeys(run).coordinator)) === 1) return found;
    }
    return undefined;
  }

  /** Undefined if the run is over. */
  private async versionOf(run: string): Promise<string | undefined> {
    const known = this.versions.get(run);
    if (known !== undefined) return known;
    const text = await this.redis.get(runKeys(run).record);
    if (text === null) {
      await this.redis.srem(RUNS, run);
      return undefined;
    }
    const found = versionInRecord(text);
    if (found !== undefined) this.versions.set(run, found);
    return found;
  }

  async work(signal: AbortSignal): Promise<void> {
    const { lostSeconds, threads } = this.settings;
    const lost = Math.round(1000 * lostSeconds);
    const stop = (): void => this.ended.abort();
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    const worker = new this.libraries.bullmq.Worker<JobData>(
      queueName(version()),
      (job, token) => this.process(job, token),
      {
        connection: this.redis,
        prefix: PREFIX,
        concurrency: threads,
        lockDuration: lost,
        stalledInterval: lost,
        maxStalledCount: MOST_STALLS,
      },
    );
    worker.on("error", () => {
      // The connection reports an unreachable Redis; a lost lock means that another worker has the job.
    });
    try {
      await this.beats(lost);
    } finally {
      signal.removeEventListener("abort", stop);
      await this.leave(worker);
    }
    if (this.refusal) throw this.refusal;
  }

  /** Sends heartbeats and closes finished runs, until the worker ends. */
  private async beats(lost: number): Promise<void> {
    const { signal } = this.ended;
    const ended = new Promise<void>((resolve) => {
      signal.addEventListener("abort", () => resolve());
      if (signal.aborted) resolve();
    });
    while (!signal.aborted) {
      const note: WorkerNote = {
        host: hostname(),
        pid: process.pid,
        version: version(),
        threads: this.settings.threads,
        jobs: this.jobs,
      };
      const beat = (async () => {
        await this.redis.set(workerKey(this.id), JSON.stringify(note), "PX", lost);
        await this.redis.sadd(WORKERS, this.id);
        await this.closeOver();
        const foreign = await this.foreignRun();
        if (foreign !== undefined)
          this.tellOnce(`there is work for Tyche ${foreign} too, which this ${version()} leaves to others`);
      })();
      // Ctrl-C must work even if Redis is unreachable.
      await Promise.race([beat, ended]);
      await pause(Math.min(2000, lost / 3), signal);
    }
  }

  /** Reports a message caused by jobs only once, since there may be many. */
  private tellOnce(line: string): void {
    if (this.told.has(line) || this.told.size >= MOST_TOLD) return;
    this.told.add(line);
    this.settings.tell(line);
  }

  private async leave(worker: Worker<JobData>): Promise<void> {
    const away = this.redis.status !== "ready";
    await Promise.race([worker.close(away), pause(10_000, new AbortController().signal)]);
    for (const run of [...this.runs.keys()]) await this.closeRun(run);
    if (away) return;
    await this.redis.del(workerKey(this.id));
    await this.redis.srem(WORKERS, this.id);
  }

  private async process(job: Job<JobData>, token: string | undefined): Promise<void> {
    let accepted: ReturnType<typeof parseJob>;
    try {
      accepted = parseJob(job.data);
    } catch (error) {
      // No run is known to which the error could be reported.
      this.tellOnce((error as Error).message);
      throw new this.libraries.bullmq.UnrecoverableError((error as Error).message);
    }
    const { run, pieces } = accepted;
    const { results, failed } = runKeys(run);
    const giveBack = async (): Promise<never> => {
      await job.moveToWait(token);
      throw new this.libraries.bullmq.WaitingError();
    };
    if (this.ended.signal.aborted) return giveBack();
    let open: OpenRun | undefined;
    try {
      open = await this.opened(run, pieces);
      if (open) open.active++;
      if (open === undefined || (await this.redis.hexists(results, job.id!)) === 1) return;
      acceptPieces(open.work, pieces, open.access);
      const found = await this.done(open, run, pieces);
      if (open.over.signal.aborted) return;
      if (found.length < pieces.length) return giveBack();
      await storeResults(this.redis, run, job.id!, found);
      this.settings.onJob?.(++this.jobs);
    } catch (error) {
      if (this.ended.signal.aborted && !(error instanceof this.libraries.bullmq.WaitingError))
        return giveBack();
      if (error instanceof this.libraries.bullmq.WaitingError) throw error;
      if (open?.over.signal.aborted) return;
      if (isOfTheMachine(error)) {
        this.settings.tell(`${this.name}: ${failureOf(error).problem.message}; the job is tried again`);
        throw error;
      }
      if (error instanceof UsageError) this.tellOnce(failureOf(error).problem.message);
      const failure: JobFailure = { ...plainError(error), worker: this.name };
      await this.redis.hset(failed, job.id!, JSON.stringify(failure));
      throw new this.libraries.bullmq.UnrecoverableError(failure.message);
    } finally {
      if (open) open.active--;
    }
  }

  /** Computes the work items of a job; there are fewer results if the worker is stopped. */
  private async done(open: OpenRun, run: string, pieces: readonly Item[]): Promise<readonly unknown[]> {
    const { mostSeconds } = this.settings;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      // This also ends its other threads; their jobs are retried.
      this.runs.delete(run);
      this.ready.delete(run);
      void open.pool.close();
    }, 1000 * mostSeconds);
    const signal = AbortSignal.any([open.over.signal, this.ended.signal]);
    try {
      return await open.pool.run(pieces, { signal });
    } catch (error) {
      throw late ? new LateError(`a job took longer than ${mostSeconds} s`) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Opens a run on the threads; undefined if the run is over. @throws if one of its files is missing here */
  private opened(run: string, pieces: readonly Item[]): Promise<OpenRun | undefined> {
    const known = this.runs.get(run);
    if (known) return known;
    const opening = this.open(run, pieces);
    this.runs.set(run, opening);
    // A refused run is read again when its next job arrives.
    opening.catch(() => this.runs.delete(run));
    return opening;
  }

  private async open(run: string, pieces: readonly Item[]): Promise<OpenRun | undefined> {
    const text = await this.redis.get(runKeys(run).record);
    if (text === null) {
      this.runs.delete(run);
      return undefined;
    }
    const accepted = parseRecord(text);
    const access = acceptRun(accepted, this.settings.permission);
    const { work, question, files } = accepted;
    acceptPieces(work, pieces, access);
    const differing = differingFile(files);
    if (differing !== undefined) {
      // The job goes to others, and this worker stops.
      this.refusal ??= differing;
      this.ended.abort();
      throw this.refusal;
    }
    await this.makeRoom();
    const pool = openTaskPool(dividedKind(work), question, this.settings.threads, access);
    const open = { work, access, pool, over: new AbortController(), active: 0 };
    this.ready.set(run, open);
    return open;
  }

  /** Closes idle runs if too many are open. Runs still being opened are not waited for. */
  private async makeRoom(): Promise<void> {
    for (const [run, { active }] of [...this.ready]) {
      if (this.ready.size < MOST_OPEN) break;
      if (active === 0) await this.closeRun(run);
    }
  }

  private async closeOver(): Promise<void> {
    for (const run of [...this.runs.keys()]) {
      if ((await this.redis.exists(runKeys(run).record)) === 0) await this.closeRun(run);
    }
  }

  private async closeRun(run: string): Promise<void> {
    const open = await this.runs.get(run)?.catch(() => undefined);
    this.runs.delete(run);
    this.ready.delete(run);
    if (!open) return;
    open.over.abort();
    await open.pool.close();
  }
}
