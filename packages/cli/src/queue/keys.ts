/**
 * The keys in Redis. All keys of a run are deleted when it is over, or expire a week after its coordinator was last
 * alive.
 */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { PlainError } from "@tyche/engine/errors";

/** Prefix of all keys, including BullMQ's. */
export const PREFIX = "tyche";

/** Expiry time in seconds of abandoned keys. */
export const KEPT_SECONDS = 7 * 24 * 3600;

/** The queue of a version. A worker never sees the jobs of other versions. */
export function queueName(version: string): string {
  return `jobs-${version}`;
}

/** A set: the ids of all runs. */
export const RUNS = `${PREFIX}:runs`;
/** A set: the ids of all workers. */
export const WORKERS = `${PREFIX}:workers`;

/** A string that expires without a sign of life from the worker: a `WorkerNote`. */
export function workerKey(id: string): string {
  return `${PREFIX}:worker:${id}`;
}

/** A worker's description of itself. */
export interface WorkerNote {
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly threads: number;
  /** Number of finished jobs. */
  readonly jobs: number;
}

/** The keys of a run. */
export interface RunKeys {
  /** A string: a `RunRecord`. A run without a record is over. */
  readonly record: string;
  /** A string: the coordinator's name; expires without a sign of life from it. */
  readonly coordinator: string;
  /** A string: the number of work items per job. */
  readonly portion: string;
  /** A hash from job ids to packed results. */
  readonly results: string;
  /** A list of the ids in `results`, in the order of arrival. */
  readonly done: string;
  /** A hash from job ids to `JobFailure`. */
  readonly failed: string;
}

/** The keys of the run with this id. */
export function runKeys(run: string): RunKeys {
  const key = (what: string): string => `${PREFIX}:run:${run}:${what}`;
  return {
    record: key("record"),
    coordinator: key("coordinator"),
    portion: key("portion"),
    results: key("results"),
    done: key("done"),
    failed: key("failed"),
  };
}

/** Everything a worker needs to compute the jobs of a run. The run's id is derived from it. */
export interface RunRecord {
  readonly version: string;
  /** A name of `threads/works.ts`. */
  readonly work: string;
  readonly question: unknown;
  /** SHA-256 of the user's files that the question names. */
  readonly files: Readonly<Record<string, string>>;
}

/** The data of a job. */
export interface JobData {
  readonly run: string;
  readonly pieces: readonly (number | string)[];
}

/** An error of the work itself, which would recur wherever the job runs. */
export interface JobFailure extends PlainError {
  /** The worker that failed. */
  readonly worker: string;
}

/** An id derived from content: the same work always has the same id. */
export function contentId(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 24);
}

/** Packs results for Redis: JSON, deflated. */
export function pack(results: readonly unknown[]): Buffer {
  return deflateRawSync(JSON.stringify(results));
}

/** Size limit in bytes of a job's results, larger than any real ones. */
const MOST_BYTES = 1 << 29;

/** Undefined if the bytes are not a list. */
export function unpack(bytes: Buffer): readonly unknown[] | undefined {
  try {
    const found: unknown = JSON.parse(inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString());
    return Array.isArray(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const STORE = `
if redis.call("EXISTS", KEYS[1]) == 0 then return 0 end
if redis.call("HSETNX", KEYS[2], ARGV[1], ARGV[2]) == 1 then redis.call("RPUSH", KEYS[3], ARGV[1]) end
return 1`;

/** The only method needed here. The type depends on no library, since the libraries for the queue are optional. */
interface Evaluating {
  eval(script: string, keys: number, ...words: (string | Buffer)[]): Promise<unknown>;
}

/** Stores the results of a job once, and only while the run exists. */
export async function storeResults(
  redis: Evaluating,
  run: string,
  job: string,
  results: readonly unknown[],
): Promise<void> {
  const { record, results: kept, done } = runKeys(run);
  await redis.eval(STORE, 3, record, kept, done, job, pack(results));
}

/** Waits for a time, or until the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
