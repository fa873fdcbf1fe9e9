/** What is kept in Redis, and under which names. Everything of a run is gone when it is over, or a week after its coordinator. */
import { createHash } from "node:crypto";
import type { PlainError } from "@tyche/engine/errors";

/** Before all names, also those of BullMQ. */
export const PREFIX = "tyche";

/** Seconds after which what nobody takes up is forgotten. */
export const KEPT_SECONDS = 7 * 24 * 3600;

/** The queue of a version: a worker never sees the jobs of another. */
export function queueName(version: string): string {
  return `jobs-${version}`;
}

/** A set: the ids of all runs. */
export const RUNS = `${PREFIX}:runs`;
/** A set: the ids of all workers. */
export const WORKERS = `${PREFIX}:workers`;

/** A string, forgotten where the worker is not heard of: a `WorkerNote`. */
export function workerKey(id: string): string {
  return `${PREFIX}:worker:${id}`;
}

/** What a worker says of itself. */
export interface WorkerNote {
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly threads: number;
  /** That it has finished. */
  readonly jobs: number;
}

/** The names of what belongs to a run. */
export interface RunKeys {
  /** A string: a `RunRecord`. A run whose record is gone is over. */
  readonly record: string;
  /** A string: who coordinates it, forgotten where that one is not heard of. */
  readonly coordinator: string;
  /** A string: how many pieces a job has. */
  readonly portion: string;
  /** A hash from a job's id to what came of it, packed. */
  readonly results: string;
  /** A list of the ids in `results`, in the order in which they came. */
  readonly done: string;
  /** A hash from a job's id to a `JobFailure`. */
  readonly failed: string;
}

/** Of a run by its id. */
export function runKeys(run: string): RunKeys {
  const of = (what: string): string => `${PREFIX}:run:${run}:${what}`;
  return {
    record: of("record"),
    coordinator: of("coordinator"),
    portion: of("portion"),
    results: of("results"),
    done: of("done"),
    failed: of("failed"),
  };
}

/** All that a worker needs to know to do the jobs of a run; the run's id is made of it. */
export interface RunRecord {
  readonly version: string;
  /** A name of `threads/works.ts`. */
  readonly work: string;
  readonly question: unknown;
  /** SHA-256 of the user's files that the question names. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a job says. */
export interface JobData {
  readonly run: string;
  readonly pieces: readonly (number | string)[];
}

/** An error of the work itself, which would come again wherever the job is done. */
export interface JobFailure extends PlainError {
  /** Who failed to do it. */
  readonly worker: string;
}

/** A name made of content: the same work has the same one, whoever asks and whenever. */
export function contentId(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 24);
}
