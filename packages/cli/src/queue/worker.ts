import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { plainError } from "@tyche/engine/errors";
import type { Job, Worker } from "bullmq";
import type { Redis } from "ioredis";
import type { Access } from "../io/access.js";
import { failureOf, UsageError } from "../io/errors.js";
import type { Piece, PieceWorkName } from "../pieces/piece-work.js";
import { type LaneOf, openLane } from "../threads/lane.js";
import { LostThreadError } from "../threads/threads.js";
import type { QuestionOf, TaskOf } from "../threads/works.js";
import { version } from "../version.js";
import { acceptPieces, acceptRun, type Permission } from "./acceptance.js";
import { parseJob, parseRecord, versionInRecord } from "./job-schema.js";
import {
  type JobData,
  type JobFailure,
  PREFIX,
  queueName,
  RUNS,
  runKeys,
  WORKERS,
  type WorkerNote,
  workerKey,
} from "./keys.js";
import { differingFile } from "./named-files.js";
import { pause } from "./pause.js";
import { connect, type Libraries, loadLibraries, shownUrl } from "./redis.js";
import { storeResults } from "./store.js";

export interface WorkerSettings {
  /** Jobs at a time, each on a thread. */
  readonly threads: number;
  readonly lostSeconds: number;
  /** A job that takes longer hangs: its thread is ended, and it is tried again. */
  readonly mostSeconds: number;
  readonly permission: Permission;
  /** A line for people, when it is ready to work. */
  greet(line: string): void;
  /** A line for people, of what goes wrong. */
  tell(line: string): void;
  /** Told of the jobs that are done. */
  onJob?(jobs: number): void;
}

/** How often a job may be given back by workers that are lost while they have it. */
const MOST_STALLS = 2;
/** Different lines about jobs that a worker says in its life. */
const MOST_TOLD = 1000;
/** Runs whose questions a worker keeps at hand. */
const MOST_OPEN = 3;

class LateError extends Error {
  override readonly name = "LateError";
}

/** Whether an error speaks of the machine, and not of the work: another try may go well. Both are thrown on this thread. */
function isOfTheMachine(error: unknown): boolean {
  return error instanceof LostThreadError || error instanceof LateError;
}

/**
 * Does jobs until the signal.
 * @throws UsageError where there is no Redis, where runs of another version wait, or where a file that a run needs is missing here
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

/** A run at hand. */
interface OpenRun {
  readonly work: PieceWorkName;
  readonly access: Access;
  readonly lane: LaneOf<PieceWorkName>;
  readonly over: AbortController;
  /** Jobs that are at work. */
  active: number;
}

class FleetWorker {
  readonly name: string;
  private readonly id = randomBytes(9).toString("base64url");
  private readonly libraries: Libraries;
  private readonly redis: Redis;
  private readonly settings: WorkerSettings;
  private readonly runs = new Map<string, Promise<OpenRun | undefined>>();
  /** Those of `runs` that are open. */
  private readonly ready = new Map<string, OpenRun>();
  private readonly ended = new AbortController();
  private jobs = 0;
  private refusal: Error | undefined;
  private readonly told = new Set<string>();
  /** The versions of runs, which never change: records may be long, and this is asked at every beat. */
  private readonly versions = new Map<string, string>();

  constructor(libraries: Libraries, redis: Redis, settings: WorkerSettings) {
    this.libraries = libraries;
    this.redis = redis;
    this.settings = settings;
    this.name = `${hostname()}:${process.pid}`;
  }

  /** The version of a run that somebody coordinates now, where it is not ours. */
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

  /** Undefined where the run is over. */
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
      // A Redis that is away is told of by the connection; a lock that is lost was another's gain.
    });
    try {
      await this.beats(lost);
    } finally {
      signal.removeEventListener("abort", stop);
      await this.leave(worker);
    }
    if (this.refusal) throw this.refusal;
  }

  /** Says that it lives, and looks whether runs are over, until it is ended. */
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
      // Where Redis is away, Ctrl-C is heard all the same.
      await Promise.race([beat, ended]);
      await pause(Math.min(2000, lost / 3), signal);
    }
  }

  /** A line that jobs bring, which may be many. */
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
      // There is no run that could be told.
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

  /** What came of the pieces; fewer where the worker ends. */
  private async done(open: OpenRun, run: string, pieces: readonly Piece[]): Promise<readonly unknown[]> {
    const { mostSeconds } = this.settings;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      // Its other threads end with it, and their jobs are tried again.
      this.runs.delete(run);
      this.ready.delete(run);
      void open.lane.close();
    }, 1000 * mostSeconds);
    const signal = AbortSignal.any([open.over.signal, this.ended.signal]);
    try {
      return (await open.lane.run(pieces as TaskOf<PieceWorkName>, { signal })) as readonly unknown[];
    } catch (error) {
      throw late ? new LateError(`a job took longer than ${mostSeconds} s`) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** A run's question at hand on threads; undefined where the run is over. @throws where a file of it is missing here */
  private opened(run: string, pieces: readonly Piece[]): Promise<OpenRun | undefined> {
    const known = this.runs.get(run);
    if (known) return known;
    const opening = this.open(run, pieces);
    this.runs.set(run, opening);
    // A run that was refused is read again where its next job comes.
    opening.catch(() => this.runs.delete(run));
    return opening;
  }

  private async open(run: string, pieces: readonly Piece[]): Promise<OpenRun | undefined> {
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
      // The job goes to others, and nobody finds this worker among them any more.
      this.refusal ??= differing;
      this.ended.abort();
      throw this.refusal;
    }
    await this.makeRoom();
    const lane = openLane(work, question as QuestionOf<PieceWorkName>, this.settings.threads, access);
    const open = { work, access, lane, over: new AbortController(), active: 0 };
    this.ready.set(run, open);
    return open;
  }

  /** Closes runs that are idle, where there are many. None that is being opened is waited for. */
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
    await open.lane.close();
  }
}
