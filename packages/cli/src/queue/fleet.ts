import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { WorkerState } from "../pieces/piece-work.js";
import type { JobData } from "./keys.js";
import type { QueueOptions } from "./queue-options.js";

/** What the crews of a runner share. */
export interface Fleet {
  readonly redis: Redis;
  readonly queue: Queue<JobData>;
  readonly options: QueueOptions;
  /** Who coordinates, for others who would. */
  readonly name: string;
  /** Where its Redis is, as a message shows it. */
  readonly url: string;
  workers(): Promise<readonly WorkerState[]>;
}
