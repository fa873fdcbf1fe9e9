/** Workers that sleep instead of playing, many per process; to Redis they look like real ones. */
import { hostname } from "node:os";
import { Worker } from "bullmq";
import { Redis } from "ioredis";
import {
  type JobData,
  PREFIX,
  queueName,
  RUNS,
  runKeys,
  storeResults,
  version,
  WORKERS,
  type WorkerNote,
  workerKey,
} from "tyche/parts";

export interface FakeWorkers {
  readonly url: string;
  readonly workers: number;
  readonly threads: number;
  /** Duration of a job, varied by up to a fifth. */
  readonly jobSeconds: number;
}

const LOST_MS = 30_000;
const BEAT_MS = 2000;

/** Works until the process ends. */
export async function runFakeWorkers({ url, workers, threads, jobSeconds }: FakeWorkers): Promise<void> {
  for (let i = 0; i < workers; i++) {
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    new Worker<JobData>(
      queueName(version()),
      async (job) => {
        const { run } = job.data;
        if ((await redis.hexists(runKeys(run).results, job.id!)) === 1) return;
        await sleep(1000 * jobSeconds * (0.8 + 0.4 * Math.random()));
        await storeResults(redis, run, job.id!, [SERIES]);
      },
      {
        connection: redis,
        prefix: PREFIX,
        concurrency: threads,
        lockDuration: LOST_MS,
        stalledInterval: LOST_MS,
        maxStalledCount: 2,
      },
    ).on("error", (error) => process.stderr.write(`${error.message}\n`));
    const id = `fake-${process.pid}-${i}`;
    const note: WorkerNote = { host: hostname(), pid: process.pid, version: version(), threads, jobs: 0 };
    const beat = async (): Promise<void> => {
      await redis.set(workerKey(id), JSON.stringify(note), "PX", LOST_MS);
      await redis.sadd(WORKERS, id);
      for (const run of await redis.smembers(RUNS)) await redis.exists(runKeys(run).record);
    };
    await beat();
    setInterval(() => void beat(), BEAT_MS);
  }
}

/** The results of a job with 50 series of two games each, as long and as hard to compress as real ones. */
const SERIES = Array.from({ length: 50 }, (_, index) => ({
  index,
  table: [0, 1],
  rounds: [
    [0, 1].map((first) => ({
      seats: [first, 1 - first],
      payoffs: Math.random() < 0.5 ? [1, -1] : [-1, 1],
      plies: 10 + Math.floor(20 * Math.random()),
    })),
  ],
  ms: 100 + 100 * Math.random(),
}));

function sleep(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
