import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { WorkerState } from "../runs/run.js";
import type { JobData } from "./keys.js";
import type { QueueOptions } from "./queue-options.js";

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
