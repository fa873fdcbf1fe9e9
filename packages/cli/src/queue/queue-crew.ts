import { hostname } from "node:os";
import { errorFrom } from "@tyche/engine/errors";
import { UsageError } from "../io/errors.js";
import type { Crew, Piece, PieceCare, WorkerState } from "../pieces/piece-work.js";
import { version } from "../version.js";
import type { Fleet } from "./fleet.js";
import { parseFailure } from "./job-schema.js";
import {
  contentId,
  type JobData,
  KEPT_SECONDS,
  RUNS,
  type RunKeys,
  type RunRecord,
  runKeys,
} from "./keys.js";
import { namedFiles } from "./named-files.js";
import { unpack } from "./packing.js";
import { pause } from "./pause.js";
import { type Portioned, portionOf } from "./portion.js";

/**
 * Jobs that wait in the queue or are at work at a time: at least so many, and so many for each thread of the workers, that none
 * of them waits; so few that Redis stays small.
 */
const LEAST_WINDOW = 512;
const JOBS_A_THREAD = 2;
const ADDED_AT_ONCE = 128;
const TAKEN_AT_ONCE = 32;
/** Milliseconds between two looks for results. */
const LOOK_MS = 100;
/** How often a job may get lost, with all its attempts, before it is held to be at fault itself. */
const MOST_LOSSES = 3;

/** Gives the coordinator's name a longer life, where it is still ours. */
const KEEP = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("PEXPIRE", KEYS[1], ARGV[2]) end return 0`;
const RELEASE = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0`;

interface Chunk<P> {
  readonly id: string;
  readonly pieces: readonly P[];
  losses: number;
}

/**
 * The coordinator of one run. Whatever it knows can be found again in Redis: which jobs are done, and what came of them; and
 * jobs are named by what they are. So it may die at any time, and the next one with the same question goes on.
 */
export class QueueCrew<P extends Piece, Result> implements Crew<P, Result> {
  private readonly fleet: Fleet;
  private readonly record: RunRecord;
  private readonly runId: string;
  private readonly keys: RunKeys;
  private begun = false;
  private window = LEAST_WINDOW;
  /** Whether there is no worker, which a person is told when it changes. */
  private isAlone = false;
  private beatAt = 0;
  private lookedAt = 0;
  /** How much of the list of done jobs was read, and what it named. */
  private read = 0;
  private readonly done = new Set<string>();
  private readonly outstanding = new Map<string, Chunk<P>>();

  constructor(fleet: Fleet, work: string, question: unknown) {
    this.fleet = fleet;
    this.record = { version: version(), work, question, files: namedFiles(question) };
    this.runId = contentId(this.record);
    this.keys = runKeys(this.runId);
  }

  async run(pieces: readonly P[], care: PieceCare<P, Result>): Promise<void> {
    if (pieces.length === 0) return;
    const { redis } = this.fleet;
    // Whoever is stopped while Redis is away does not wait for it.
    const leave = (): void => {
      if (redis.status !== "ready") redis.disconnect();
    };
    care.signal.addEventListener("abort", leave);
    try {
      await this.coordinate(pieces, care);
    } catch (error) {
      if (!care.signal.aborted || redis.status === "ready") throw error;
    } finally {
      care.signal.removeEventListener("abort", leave);
    }
  }

  private async coordinate(pieces: readonly P[], care: PieceCare<P, Result>): Promise<void> {
    const { signal } = care;
    await this.begin(signal);
    const size = await this.portion(pieces, signal);
    const chunks = chunksOf(this.runId, pieces, size);
    let next = 0;
    while (!signal.aborted) {
      await this.beat();
      await this.look();
      const taken = await this.take(care);
      const fresh: Chunk<P>[] = [];
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
      // Without its record it is over for the workers too.
      await redis.del(record, portion, results, done, failed);
      await redis.srem(RUNS, this.runId);
    }
    // What waits is taken back; what is at work ends by itself, since its run is over or waits for its result.
    await Promise.all([...this.outstanding.keys()].map((id) => queue.remove(id).catch(() => undefined)));
    this.outstanding.clear();
    await redis.eval(RELEASE, 1, coordinator, this.fleet.name);
    this.begun = false;
  }

  /** Makes the run known, and this process its only coordinator. */
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
      // A living one has made its time longer.
      if (before > 0 && (await redis.pttl(coordinator)) > before) {
        const other = who ?? "another process";
        throw new UsageError(
          "run-taken",
          { other },
          `${other} coordinates this run; wait for it, or stop it`,
        );
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

  /** As it was in the first life of the run, so that jobs have the same names. */
  private async portion(pieces: readonly P[], signal: AbortSignal): Promise<number> {
    const { redis, options, workers } = this.fleet;
    const known = await redis.get(this.keys.portion);
    if (known !== null) return Math.max(1, Math.floor(Number(known)) || 1);
    if (typeof pieces[0] === "string") return 1;
    const slots = slotsOf(await workers());
    const { work, question } = this.record;
    const asked = { work, question, pieces, seconds: options.jobSeconds, slots } as Portioned;
    const keeping = setInterval(() => void this.beat().catch(() => undefined), 1000);
    try {
      const size = await portionOf(asked, signal);
      if (!signal.aborted) await redis.set(this.keys.portion, size, "EX", KEPT_SECONDS);
      return size;
    } finally {
      clearInterval(keeping);
    }
  }

  private async add(chunks: readonly Chunk<P>[]): Promise<void> {
    if (chunks.length === 0) return;
    await this.fleet.queue.addBulk(
      chunks.map(({ id, pieces }) => ({
        name: this.record.work,
        data: { run: this.runId, pieces } satisfies JobData,
        opts: { jobId: id },
      })),
    );
  }

  /** Reads which jobs were done since the last look. */
  private async look(): Promise<void> {
    const fresh = await this.fleet.redis.lrange(this.keys.done, this.read, -1);
    this.read += fresh.length;
    for (const id of fresh) this.done.add(id);
  }

  /** Hands over what came of jobs that are done. @returns how many */
  private async take(care: PieceCare<P, Result>): Promise<number> {
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
        await care.onResults(chunk.pieces, results as readonly Result[]);
        kept.push(chunk.id);
      } else {
        // A Redis that was started again may know of less than it said.
        this.done.delete(chunk.id);
        await this.add([chunk]);
      }
    }
    if (care.isKept && kept.length > 0) await this.fleet.redis.hdel(this.keys.results, ...kept);
    return ready.length;
  }

  /** From time to time: says that it lives, and looks after jobs of which nothing is heard. */
  private async beat(): Promise<void> {
    const { redis, name, options } = this.fleet;
    const { lostSeconds } = options;
    const ms = Math.round(1000 * lostSeconds);
    const now = performance.now();
    if (now - this.beatAt > 1000 * Math.min(2, lostSeconds / 3)) {
      this.beatAt = now;
      const kept = await redis.eval(KEEP, 1, this.keys.coordinator, name, ms);
      // Nobody's, where this process slept too long or Redis has forgotten.
      if (kept === 0 && (await redis.set(this.keys.coordinator, name, "PX", ms, "NX")) === null)
        throw new UsageError(
          "run-taken-over",
          {},
          "another process has taken over this run, because this one did not answer in time",
        );
      await this.checkFailures();
      await this.fitWindow();
    }
    if (now - this.lookedAt > 1000 * lostSeconds) {
      this.lookedAt = now;
      await this.lookAfter();
    }
  }

  /** Workers come and go. */
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

  /** Adds jobs again that are neither done nor in the queue any more, and finds again what is done. */
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
    const lost: Chunk<P>[] = [];
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

/** Jobs that workers do at a time. */
function slotsOf(workers: readonly WorkerState[]): number {
  return workers.reduce((sum, { threads }) => sum + threads, 0);
}

/** Whether a coordinator was a process of this machine that is no more, so that nobody need wait for it. */
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
 * Numbers that stand together in the whole order make a job, whichever of them are wanted, so that a job has the same name
 * in a later life of the run; texts make one each.
 */
function chunksOf<P extends Piece>(run: string, pieces: readonly P[], size: number): Chunk<P>[] {
  const groups: P[][] = [];
  let last: number | undefined;
  for (const piece of pieces) {
    const group = typeof piece === "number" ? Math.floor(piece / size) : undefined;
    if (group === undefined || group !== last) groups.push([]);
    last = group;
    groups.at(-1)!.push(piece);
  }
  return groups.map((pieces) => ({ id: `${run}-${contentId(pieces)}`, pieces, losses: 0 }));
}
