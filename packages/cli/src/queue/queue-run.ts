import { hostname } from "node:os";
import { englishTexts, errorFrom } from "@tyche/engine/errors";
import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { UsageError } from "../io/errors.js";
import { version } from "../io/package.js";
import type { DividedKind, Item, Run, RunOptions } from "../runs/run.js";
import { batchSize, type SizedRun } from "./batch-size.js";
import { parseFailure } from "./job-schema.js";
import {
  contentId,
  type JobData,
  KEPT_SECONDS,
  pause,
  RUNS,
  type RunKeys,
  type RunRecord,
  runKeys,
  unpack,
} from "./keys.js";
import { namedFiles } from "./named-files.js";

const texts = englishTexts({
  "run-taken": "{other} coordinates this run; wait for it, or stop it",
  "run-taken-over": "another process has taken over this run, because this one did not answer in time",
});

/**
 * Limits on jobs that are queued or running: a minimum, and a number per worker thread, so that no thread waits and
 * Redis stays small.
 */
const LEAST_WINDOW = 512;
const JOBS_A_THREAD = 2;
const ADDED_AT_ONCE = 128;
const TAKEN_AT_ONCE = 32;
/** Milliseconds between checks for results. */
const LOOK_MS = 100;
/** How often a job may be lost, after all its attempts, before the job itself is considered the cause. */
const MOST_LOSSES = 3;

/** Extends the coordinator's lease if it is still ours. */
const KEEP = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("PEXPIRE", KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0`;

interface Chunk<One> {
  readonly id: string;
  readonly pieces: readonly One[];
  losses: number;
}

/**
 * The coordinator of one run. Its state can be recovered from Redis, which has the finished jobs and their results, and
 * job ids are derived from content. It may therefore die at any time, and the next coordinator with the same question
 * continues.
 */
export class QueueRun<Question, One extends Item, Result> implements Run<One, Result> {
  private readonly fleet: Fleet;
  private readonly record: RunRecord;
  private readonly runId: string;
  private readonly keys: RunKeys;
  private begun = false;
  private window = LEAST_WINDOW;
  /** Whether there are no workers; the user is told when this changes. */
  private isAlone = false;
  private beatAt = 0;
  private lookedAt = 0;
  /** How many entries of the list of finished jobs have been read, and the ids read. */
  private read = 0;
  private readonly done = new Set<string>();
  private readonly outstanding = new Map<string, Chunk<One>>();

  private readonly kind: DividedKind<Question, One, Result>;
  private readonly question: Question;

  constructor(fleet: Fleet, kind: DividedKind<Question, One, Result>, question: Question) {
    this.fleet = fleet;
    this.kind = kind;
    this.question = question;
    this.record = { version: version(), work: kind.name, question, files: namedFiles(question) };
    this.runId = contentId(this.record);
    this.keys = runKeys(this.runId);
  }

  async run(pieces: readonly One[], runOptions: RunOptions<One, Result>): Promise<void> {
    if (pieces.length === 0) return;
    const { redis } = this.fleet;
    // On Ctrl-C while Redis is unreachable, do not wait for it.
    const leave = (): void => {
      if (redis.status !== "ready") redis.disconnect();
    };
    runOptions.signal.addEventListener("abort", leave);
    try {
      await this.coordinate(pieces, runOptions);
    } catch (error) {
      if (!runOptions.signal.aborted || redis.status === "ready") throw error;
    } finally {
      runOptions.signal.removeEventListener("abort", leave);
    }
  }

  private async coordinate(pieces: readonly One[], runOptions: RunOptions<One, Result>): Promise<void> {
    const { signal } = runOptions;
    await this.begin(signal);
    const size = await this.portion(pieces, signal);
    const chunks = chunksOf(this.runId, pieces, size);
    let next = 0;
    while (!signal.aborted) {
      await this.beat();
      await this.look();
      const taken = await this.take(runOptions);
      const fresh: Chunk<One>[] = [];
      while (this.outstanding.size < this.window && fresh.length < ADDED_AT_ONCE && next < chunks.length) {
        const chunk = chunks[next++]!;
        this.outstanding.set(chunk.id, chunk);
        if (!this.done.has(chunk.id)) fresh.push(chunk);
      }
      await this.add(fresh);
      if (this.outstanding.size === 0 && next === chunks.length) return;
      if (taken === 0 && fresh.length === 0) await pause(LOOK_MS, signal);
    }
  }

  async close(finished: boolean): Promise<void> {
    const { redis, queue } = this.fleet;
    if (!this.begun || redis.status !== "ready") return;
    const { record, portion, results, done, failed, coordinator } = this.keys;
    if (finished) {
      // Without its record, the run is over for the workers too.
      await redis.del(record, portion, results, done, failed);
      await redis.srem(RUNS, this.runId);
    }
    // Remove queued jobs. Running jobs end by themselves: either the run is over, or their results are stored for the
    // next coordinator.
    await Promise.all([...this.outstanding.keys()].map((id) => queue.remove(id).catch(() => undefined)));
    this.outstanding.clear();
    await redis.eval(RELEASE, 1, coordinator, this.fleet.name);
    this.begun = false;
  }

  /** Registers the run, and this process as its only coordinator. */
  private async begin(signal: AbortSignal): Promise<void> {
    if (this.begun) return;
    const { redis, name, options } = this.fleet;
    const { record, failed, coordinator } = this.keys;
    const ms = Math.round(1000 * options.lostSeconds);
    for (let waited = false; ; waited = true) {
      if ((await redis.set(coordinator, name, "PX", ms, "NX")) === "OK") break;
      if (signal.aborted) return;
      const [before, who] = [await redis.pttl(coordinator), await redis.get(coordinator)];
      if (who !== null && isDeadHere(who)) {
        await redis.eval(RELEASE, 1, coordinator, who);
        continue;
      }
      if (!waited)
        options.tell(
          `${who ?? "another process"} coordinates this run; this process takes over if nothing is heard of it for ${Math.ceil(before / 1000)} s`,
        );
      await pause(Math.max(100, Math.min(before, ms / 2)), signal);
      // A living coordinator has extended its lease meanwhile.
      if (before > 0 && (await redis.pttl(coordinator)) > before) {
        const other = who ?? "another process";
        throw texts.error(UsageError, "run-taken", { other });
      }
    }
    this.begun = true;
    await this.fitWindow();
    await redis.set(record, JSON.stringify(this.record), "EX", KEPT_SECONDS);
    await redis.sadd(RUNS, this.runId);
    await redis.del(failed);
    this.beatAt = performance.now();
    this.lookedAt = performance.now();
  }

  /** Returns the number of items per job. It is kept when a run is resumed, so that the job ids stay the same. */
  private async portion(pieces: readonly One[], signal: AbortSignal): Promise<number> {
    const { redis, options, workers } = this.fleet;
    const known = await redis.get(this.keys.portion);
    if (known !== null) return Math.max(1, Math.floor(Number(known)) || 1);
    if (typeof pieces[0] === "string") return 1;
    const slots = slotsOf(await workers());
    const { kind, question } = this;
    // Safe: the items of a question are all numbers or all texts.
    const sized = { kind, question, items: pieces, seconds: options.jobSeconds, slots } as SizedRun<Question>;
    const keeping = setInterval(() => void this.beat().catch(() => undefined), 1000);
    try {
      const size = await batchSize(sized, signal);
      if (!signal.aborted) await redis.set(this.keys.portion, size, "EX", KEPT_SECONDS);
      return size;
    } finally {
      clearInterval(keeping);
    }
  }

  private async add(chunks: readonly Chunk<One>[]): Promise<void> {
    if (chunks.length === 0) return;
    await this.fleet.queue.addBulk(
      chunks.map(({ id, pieces }) => ({
        name: this.record.work,
        data: { run: this.runId, pieces } satisfies JobData,
        opts: { jobId: id },
      })),
    );
  }

  /** Reads the ids of jobs finished since the last check. */
  private async look(): Promise<void> {
    const fresh = await this.fleet.redis.lrange(this.keys.done, this.read, -1);
    this.read += fresh.length;
    for (const id of fresh) this.done.add(id);
  }

  /** Passes on the results of finished jobs. @returns their number */
  private async take(runOptions: RunOptions<One, Result>): Promise<number> {
    const ready = [...this.outstanding.values()]
      .filter(({ id }) => this.done.has(id))
      .slice(0, TAKEN_AT_ONCE);
    if (ready.length === 0) return 0;
    const found = await this.fleet.redis.hmgetBuffer(this.keys.results, ...ready.map(({ id }) => id));
    const kept: string[] = [];
    for (const [i, chunk] of ready.entries()) {
      const packed = found[i];
      if (packed) {
        this.outstanding.delete(chunk.id);
        const results = unpack(packed);
        if (results?.length !== chunk.pieces.length)
          throw new UsageError("queue-not-result", {}, "the queue contains a result that is not from Tyche");
        await runOptions.onResults(chunk.pieces, results as readonly Result[]);
        kept.push(chunk.id);
      } else {
        // A restarted Redis may have lost results that it reported earlier.
        this.done.delete(chunk.id);
        await this.add([chunk]);
      }
    }
    if (runOptions.isKept && kept.length > 0) await this.fleet.redis.hdel(this.keys.results, ...kept);
    return ready.length;
  }

  /** Periodically extends the lease, and checks for lost jobs. */
  private async beat(): Promise<void> {
    const { redis, name, options } = this.fleet;
    const { lostSeconds } = options;
    const ms = Math.round(1000 * lostSeconds);
    const now = performance.now();
    if (now - this.beatAt > 1000 * Math.min(2, lostSeconds / 3)) {
      this.beatAt = now;
      const kept = await redis.eval(KEEP, 1, this.keys.coordinator, name, ms);
      // The lease has expired because this process was suspended too long, or Redis lost it: take it again.
      if (kept === 0 && (await redis.set(this.keys.coordinator, name, "PX", ms, "NX")) === null)
        throw texts.error(UsageError, "run-taken-over", {});
      await this.checkFailures();
      await this.fitWindow();
    }
    if (now - this.lookedAt > 1000 * lostSeconds) {
      this.lookedAt = now;
      await this.lookAfter();
    }
  }

  /** Adjusts the limit on jobs as workers join and leave. */
  private async fitWindow(): Promise<void> {
    const workers = await this.fleet.workers();
    this.window = Math.max(LEAST_WINDOW, JOBS_A_THREAD * slotsOf(workers));
    const isAlone = !workers.some((worker) => worker.version === version());
    if (isAlone === this.isAlone) return;
    this.isAlone = isAlone;
    const { options, url } = this.fleet;
    options.tell(
      isAlone
        ? `waiting for a worker of Tyche ${version()} at ${url}: start one with \`tyche worker --queue ${url}\``
        : `${workers.length} ${workers.length === 1 ? "worker is" : "workers are"} at ${url} now`,
    );
  }

  /** @throws the error of a job that cannot be done */
  private async checkFailures(): Promise<void> {
    for (const text of Object.values(await this.fleet.redis.hgetall(this.keys.failed))) {
      const { worker, ...error } = parseFailure(text);
      this.fleet.options.tell(`worker ${worker} cannot do a job of this run`);
      throw errorFrom(error);
    }
  }

  /** Adds lost jobs again, which are neither finished nor queued, and finds finished ones that were missed. */
  private async lookAfter(): Promise<void> {
    const { redis, queue } = this.fleet;
    const { record, results, done } = this.keys;
    if ((await redis.llen(done)) < this.read) this.read = 0;
    await redis.set(record, JSON.stringify(this.record), "EX", KEPT_SECONDS);
    await redis.sadd(RUNS, this.runId);
    for (const key of [results, done, this.keys.portion]) await redis.expire(key, KEPT_SECONDS);
    const missing = [...this.outstanding.values()].filter(({ id }) => !this.done.has(id));
    const asked = redis.pipeline();
    for (const { id } of missing) asked.exists(queue.toKey(id)).hexists(results, id);
    const answers = ((await asked.exec()) ?? []).map(([, value]) => value === 1);
    const lost: Chunk<One>[] = [];
    for (const [i, chunk] of missing.entries()) {
      const [isQueued, isDone] = [answers[2 * i], answers[2 * i + 1]];
      if (isDone) this.done.add(chunk.id);
      else if (!isQueued) lost.push(chunk);
    }
    for (const chunk of lost) {
      if (++chunk.losses <= MOST_LOSSES) continue;
      const pieces = chunk.pieces.slice(0, 5).map(String);
      const shown = pieces.join(", ") + (chunk.pieces.length > 5 ? ", …" : "");
      throw new UsageError(
        "queue-job-lost",
        { pieces, times: chunk.losses },
        `${chunk.losses} workers were lost while they did the job with piece ${shown}; it may need more memory or time than they have`,
      );
    }
    await this.add(lost);
  }
}

/** Number of jobs that the workers compute at a time. */
function slotsOf(workers: readonly WorkerState[]): number {
  return workers.reduce((sum, { threads }) => sum + threads, 0);
}

/**
 * Whether the coordinator was a process on this machine that no longer exists, so that waiting for it is unnecessary.
 */
function isDeadHere(name: string): boolean {
  const [, pid, host] = /^process (\d+) on (.*)$/.exec(name) ?? [];
  if (host !== hostname() || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/**
 * Groups work items into jobs. Numbered items are grouped by fixed ranges of the whole order, whichever items are
 * requested, so that job ids stay the same when the run is resumed. Each text item is its own job.
 */
function chunksOf<One extends Item>(run: string, pieces: readonly One[], size: number): Chunk<One>[] {
  const groups: One[][] = [];
  let last: number | undefined;
  for (const piece of pieces) {
    const group = typeof piece === "number" ? Math.floor(piece / size) : undefined;
    if (group === undefined || group !== last) groups.push([]);
    last = group;
    groups.at(-1)!.push(piece);
  }
  return groups.map((pieces) => ({ id: `${run}-${contentId(pieces)}`, pieces, losses: 0 }));
}

export interface WorkerState {
  readonly version: string;
  /** Number of items it computes at a time. */
  readonly threads: number;
}

/** The connection and settings that the runs of a runner share. */
export interface Fleet {
  readonly redis: Redis;
  readonly queue: Queue<JobData>;
  readonly options: QueueOptions;
  /** The coordinator's name, which other processes see. */
  readonly name: string;
  /** The address of its Redis, as shown in messages. */
  readonly url: string;
  workers(): Promise<readonly WorkerState[]>;
}

export interface QueueOptions {
  /** Target duration of a job. */
  readonly jobSeconds: number;
  /** Time without a sign of life after which a process counts as lost. */
  readonly lostSeconds: number;
  /** Receives a message for people. */
  tell(line: string): void;
}
