import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { WorkerState } from "../pieces/piece-work.js";
import type { JobData } from "./keys.js";

export interface QueueOptions {
  /** Work that a worker is given at once. */
  readonly jobSeconds: number;
  /** Whoever is not heard of for so long is lost. */
  readonly lostSeconds: number;
  /** A line for people. */
  tell(line: string): void;
}

/** What the crews of a runner share. */
export interface Fleet {
  readonly redis: Redis;
  readonly queue: Queue<JobData>;
  readonly options: QueueOptions;
  /** Who coordinates, for others who would. */
  readonly name: string;
  workers(): Promise<readonly WorkerState[]>;
}
