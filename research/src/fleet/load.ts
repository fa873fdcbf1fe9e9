import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { type DividedKind, PREFIX, queueName, queueRunner, version, WORKERS } from "tyche/parts";
import { inCheckout } from "../kit/root.js";
import type { OwnRedis } from "./redis-server.js";

export interface LoadPlan {
  readonly workers: number;
  readonly threads: number;
  readonly jobSeconds: number;
  /** Duration of the measurement in seconds, when all threads are at work. */
  readonly seconds: number;
}

/** Times are in seconds of CPU. */
export interface Load {
  readonly jobsASecond: number;
  /** Redis: for adding a job, for everything else about a job, for a heartbeat. */
  readonly addJob: number;
  readonly doJob: number;
  readonly beat: number;
  /** Coordinator: per job. */
  readonly coordinate: number;
  /** Redis: share of the measured time. */
  readonly redisShare: number;
  readonly jobBytes: number;
  readonly resultBytes: number;
  readonly connections: number;
  /** Redis: bytes per connection. */
  readonly connectionBytes: number;
}

/** Number of jobs added to measure the cost. */
const ADDED = 5000;
const ADDED_AT_ONCE = 128;
const WORKERS_A_PROCESS = 250;
/** Heartbeats per second of a worker. */
const BEATS = 1 / 2;

/** Measures a real coordinator and a real Redis with workers that sleep. */
export async function measureLoad(redis: OwnRedis, plan: LoadPlan): Promise<Load> {
  const own = new Redis(redis.url);
  const { jobBytes, addJob } = await measureAdding(redis.url, own);
  const empty = await stateOf(own);
  const fakes = startFakes(redis.url, plan);
  const folder = mkdtempSync(join(tmpdir(), "tyche-load-"));
  try {
    await until(async () => (await own.scard(WORKERS)) === plan.workers);
    await pause(5000);
    const [before, after] = await during(own, 10);
    const connections = after.connections - empty.connections;
    const beat = (after.cpu - before.cpu) / ((after.at - before.at) * BEATS * plan.workers);
    const connectionBytes = (after.bytes - empty.bytes) / connections;
    const measured = await measureJobs(redis.url, own, plan, join(folder, "log"));
    const { jobs, start, end, coordinator } = measured;
    const seconds = end.at - start.at;
    const cpu = end.cpu - start.cpu - beat * BEATS * plan.workers * seconds;
    return {
      jobsASecond: jobs / seconds,
      addJob,
      doJob: cpu / jobs - addJob,
      beat,
      coordinate: coordinator / jobs,
      redisShare: (end.cpu - start.cpu) / seconds,
      jobBytes,
      resultBytes: measured.resultBytes,
      connections,
      connectionBytes,
    };
  } finally {
    for (const fake of fakes) fake.kill();
    await Promise.all(fakes.map((fake) => fake.exitCode ?? once(fake, "exit")));
    own.disconnect();
    rmSync(folder, { recursive: true });
  }
}

interface State {
  /** Wall-clock time in seconds. */
  readonly at: number;
  readonly cpu: number;
  readonly bytes: number;
  readonly connections: number;
}

async function stateOf(redis: Redis): Promise<State> {
  const info = await redis.info();
  const field = (name: string): number => Number(new RegExp(`^${name}:(\\S+)`, "m").exec(info)![1]);
  return {
    at: performance.now() / 1000,
    cpu: field("used_cpu_user") + field("used_cpu_sys"),
    bytes: field("used_memory"),
    connections: field("connected_clients"),
  };
}

async function during(redis: Redis, seconds: number): Promise<readonly [State, State]> {
  const before = await stateOf(redis);
  await pause(1000 * seconds);
  return [before, await stateOf(redis)];
}

async function measureAdding(url: string, own: Redis): Promise<Pick<Load, "addJob" | "jobBytes">> {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const queue = new Queue(queueName(version()), { connection, prefix: PREFIX });
  const before = await stateOf(own);
  for (let i = 0; i < ADDED; i += ADDED_AT_ONCE) {
    await queue.addBulk(
      Array.from({ length: ADDED_AT_ONCE }, (_, j) => ({
        name: "series",
        data: { run: "f".repeat(24), pieces: Array.from({ length: 50 }, (_, k) => 50 * (i + j) + k) },
        opts: { jobId: `${"f".repeat(24)}-${String(i + j).padStart(24, "0")}`, attempts: 3 },
      })),
    );
  }
  const after = await stateOf(own);
  await queue.close();
  connection.disconnect();
  await own.flushall();
  const added = Math.ceil(ADDED / ADDED_AT_ONCE) * ADDED_AT_ONCE;
  return { addJob: (after.cpu - before.cpu) / added, jobBytes: (after.bytes - before.bytes) / added };
}

function startFakes(url: string, { workers, threads, jobSeconds }: LoadPlan): readonly ChildProcess[] {
  const script = inCheckout("research/bin/research.js");
  const fakes: ChildProcess[] = [];
  for (let left = workers; left > 0; left -= WORKERS_A_PROCESS) {
    const how = { url, workers: Math.min(left, WORKERS_A_PROCESS), threads, jobSeconds };
    const words = [script, "fleet", "fakes", "--fakes", JSON.stringify(how)];
    fakes.push(spawn(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"] }));
  }
  return fakes;
}

/**
 * Measures the jobs of a run while all threads are at work, with the results written to a log as in `tyche arena
 * --log`.
 */
async function measureJobs(
  url: string,
  own: Redis,
  { workers, threads, jobSeconds, seconds }: LoadPlan,
  log: string,
) {
  const runner = await queueRunner(url, { jobSeconds: 10, lostSeconds: 30, tell() {} });
  // Each text is its own job, computed by the workers alone.
  const duels: DividedKind<object, string, readonly unknown[]> = {
    name: "duel",
    load: () => Promise.reject(new Error("the coordinator computes nothing")),
  };
  const run = runner.open(duels, { load: Math.random() });
  const enough = new AbortController();
  let jobs = 0;
  let resultBytes = 0;
  const file = await open(log, "w");
  const pieces = Array.from({ length: 1_000_000 }, (_, i) => `${"piece ".repeat(30)}${i}`);
  try {
    const running = run.run(pieces, {
      signal: enough.signal,
      isKept: true,
      async onResults(_, results: readonly (readonly unknown[])[]) {
        const [series] = results;
        const text = series!.map((one) => `${JSON.stringify(one)}\n`).join("");
        await file.appendFile(text);
        if (jobs === 0) resultBytes = deflateRawSync(JSON.stringify(results)).length;
        jobs++;
      },
    });
    await Promise.race([running, until(async () => jobs > 0)]);
    await pause(2000 * jobSeconds);
    const [usage, first, start] = [process.cpuUsage(), jobs, await stateOf(own)];
    await pause(1000 * seconds);
    const [used, last, end] = [process.cpuUsage(usage), jobs, await stateOf(own)];
    enough.abort();
    await running;
    if (last - first < 0.5 * ((workers * threads * seconds) / jobSeconds))
      process.stderr.write(
        "Less than half of the threads had work: this machine was too slow for the load.\n",
      );
    return {
      jobs: last - first,
      start,
      end,
      coordinator: (used.user + used.system) / 1e6,
      resultBytes,
    };
  } finally {
    await run.close(true);
    await runner.close();
    await file.close();
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(100);
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
