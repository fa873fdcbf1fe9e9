import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inCheckout } from "../kit/root.js";
import type { OwnRedis } from "./redis-server.js";

const COMMAND = inCheckout("packages/cli/bin/tyche.js");
/** Prints the resources used at the end of a process. */
const METER = `data:text/javascript,${encodeURIComponent(
  'process.on("exit",()=>{const u=process.cpuUsage();process.stderr.write("\\n"+JSON.stringify({cpu:(u.user+u.system)/1e6}))})',
)}`;

/** The measurement of one way to play the match: wall-clock seconds, and CPU seconds of everything involved. */
export interface Played {
  readonly way: string;
  readonly wall: number;
  readonly cpu: Readonly<Record<string, number>>;
  /** Number of games that differ from those of the first way. */
  readonly differing: number;
}

/** A process of the command, with its CPU time when it has ended. */
class Metered {
  readonly child: ChildProcess;
  private said = "";
  private readonly ended: Promise<unknown>;

  constructor(words: readonly string[]) {
    this.child = spawn(process.execPath, ["--import", METER, COMMAND, ...words], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on("data", (chunk: Buffer) => {
        this.said += chunk;
      });
    this.ended = once(this.child, "close");
  }

  async says(text: string): Promise<void> {
    while (!this.said.includes(text)) {
      if (this.child.exitCode !== null) throw new Error(this.said);
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }

  /** @returns seconds of CPU */
  async cpu(): Promise<number> {
    await this.ended;
    if (this.child.exitCode !== 0) throw new Error(this.said);
    return (JSON.parse(this.said.slice(this.said.lastIndexOf("\n"))) as { cpu: number }).cpu;
  }
}

type Play = (
  arena: (...more: string[]) => Metered,
  redis: OwnRedis,
) => Promise<Omit<Played, "way" | "differing">>;

const alone =
  (threads: string): Play =>
  async (arena) => {
    const start = performance.now();
    const process = await arena("--threads", threads).cpu();
    return { wall: (performance.now() - start) / 1000, cpu: { process } };
  };

/** The ways to play; the others are compared with the first. */
const WAYS: Readonly<Record<string, Play>> = {
  "one process, one thread": alone("1"),
  "two workers of one thread": async (arena, redis) => {
    const workers = [0, 1].map(() => new Metered(["worker", redis.url, "--threads", "1"]));
    for (const worker of workers) await worker.says("Ctrl-C ends it");
    const start = performance.now();
    const coordinator = await arena("--queue", redis.url).cpu();
    const wall = (performance.now() - start) / 1000;
    for (const { child } of workers) child.kill("SIGTERM");
    const [first, second] = await Promise.all(workers.map((worker) => worker.cpu()));
    return { wall, cpu: { coordinator, "first worker": first!, "second worker": second! } };
  },
  "one process, two threads": alone("2"),
};

/**
 * Plays the same match in three ways, each with its own log, and compares the games one by one.
 *
 * @param match arguments of `tyche arena`
 * @param folder folder of the logs
 * @param way number of the only way to play, from 0; the others use their existing logs
 */
export async function playEveryWay(
  match: readonly string[],
  redis: OwnRedis,
  folder: string,
  way?: number,
): Promise<readonly Played[]> {
  mkdirSync(folder, { recursive: true });
  const log = (i: number): string => join(folder, `${i}.jsonl`);
  const played: Played[] = [];
  for (const [i, [name, play]] of Object.entries(WAYS).entries()) {
    if (way !== undefined && i !== way) continue;
    const took = await play((...more) => new Metered(["arena", ...match, "--log", log(i), ...more]), redis);
    played.push({ way: name, ...took, differing: differing(log(0), log(i)) });
  }
  return played;
}

/** Number of series of games that two logs do not share, apart from times. */
function differing(one: string, other: string): number {
  const [wanted, found] = [seriesOf(one), seriesOf(other)];
  const missing = [...wanted].filter(([index, series]) => found.get(index) !== series).length;
  return missing + [...found.keys()].filter((index) => !wanted.has(index)).length;
}

function seriesOf(log: string): Map<number, string> {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n").slice(1);
  return new Map(
    lines.map((line) => {
      const { ms: _, ...series } = JSON.parse(line) as { index: number; ms: number };
      return [series.index, JSON.stringify(series)];
    }),
  );
}
