import { hostname } from "node:os";
import type { Redis } from "ioredis";
import { version } from "../io/package.js";
import type { Runner } from "../runs/run.js";
import { parseNote } from "./job-schema.js";
import { type JobData, PREFIX, queueName, WORKERS, workerKey } from "./keys.js";
import { type Fleet, type QueueOptions, QueueRun, type WorkerState } from "./queue-run.js";
import { connect, loadLibraries, shownUrl } from "./redis.js";

/**
 * Opens the workers at a Redis or Valkey as a runner. Several coordinators can use it at the same time.
 *
 * @throws UsageError if it is not reachable, or the libraries are not installed
 */
export async function queueRunner(url: string, options: QueueOptions): Promise<Runner> {
  const libraries = await loadLibraries();
  const redis = await connect(libraries, url, options.tell);
  // The queue closes its own connection, which waits for Redis like ours.
  const queue = new libraries.bullmq.Queue<JobData>(queueName(version()), {
    connection: redis,
    prefix: PREFIX,
    defaultJobOptions: {
      removeOnComplete: true,
      removeOnFail: true,
      attempts: 3,
      backoff: { type: "fixed", delay: 500 },
    },
  });
  queue.on("error", () => {
    // The connection already reports these errors.
  });
  const fleet: Fleet = {
    redis,
    queue,
    options,
    name: `process ${process.pid} on ${hostname()}`,
    url: shownUrl(url),
    workers: () => workersAt(redis),
  };
  await introduce(fleet);
  return {
    open: (kind, question) => new QueueRun(fleet, kind, question),
    async close() {
      await queue.close();
      redis.disconnect();
    },
  };
}

/** Tells the user which workers cannot take part. */
async function introduce({ workers, options, url }: Fleet): Promise<void> {
  const own = version();
  const known = await workers();
  const foreign = known.filter((worker) => worker.version !== own);
  if (foreign.length > 0) {
    const versions = [...new Set(foreign.map((worker) => worker.version))].join(", ");
    options.tell(
      `${foreign.length} of ${known.length} workers at ${url} are of Tyche ${versions} and get no jobs of this ${own}: install the same everywhere`,
    );
  }
}

async function workersAt(redis: Redis): Promise<readonly WorkerState[]> {
  const ids = (await redis.smembers(WORKERS)).sort();
  if (ids.length === 0) return [];
  const notes = await redis.mget(ids.map(workerKey));
  const lost = ids.filter((_, i) => notes[i] === null);
  if (lost.length > 0) await redis.srem(WORKERS, ...lost);
  return notes.flatMap((text): WorkerState[] => {
    const note = text ? parseNote(text) : undefined;
    return note === undefined ? [] : [{ version: note.version, threads: note.threads }];
  });
}
