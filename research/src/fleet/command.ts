import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { type Example, type Io, table, UsageError, write } from "tyche/parts";
import { type FakeWorkers, runFakeWorkers } from "./fake-workers.js";
import { forecasts } from "./forecasts.js";
import { measureLoad } from "./load.js";
import { playEveryWay } from "./match.js";
import { type OwnRedis, startRedis } from "./redis-server.js";

interface Options {
  readonly workers: string;
  readonly threads: string;
  readonly job: string;
  readonly seconds: string;
  readonly match: string;
  readonly folder?: string;
  readonly way?: string;
  readonly fakes?: string;
}

export const examples: readonly Example[] = [
  { say: "what a queue of 1,000 workers needs, by simulation", type: "npm run research -- fleet forecast" },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "The measurements of research/notes/scale.md: match plays one match by one process and by two workers and compares the games; load has a real coordinator and a real Redis serve workers that sleep; forecast simulates large fleets with the costs that were measured.",
    )
    .argument("<what>", "match, load or forecast.")
    .option(
      "--match <WORDS>",
      "What stands behind `tyche arena`.",
      "einstein star2:depth=1 random --games 100000",
    )
    .option("--folder <DIR>", "Keep the logs of the match there; without it they are thrown away.")
    .option("--way <N>", "Play it in this way alone, from 0, beside logs that --folder has kept.")
    .option("--workers <N>", "Of a load.", "1000")
    .option("--threads <N>", "Of each of its workers.", "8")
    .option("--job <SECONDS>", "That a job of it takes.", "10")
    .option("--seconds <N>", "For which it is measured.", "20")
    .option("--fakes <JSON>", "Be some of its workers.")
    .action((what: string, options: Options) => act(what, options, io));
}

async function act(what: string, options: Options, io: Io): Promise<void> {
  if (options.fakes !== undefined) return runFakeWorkers(JSON.parse(options.fakes) as FakeWorkers);
  const load = loadavg()[0]!.toFixed(1);
  if (what === "forecast") return write(io.stdout, forecasts());
  if (what !== "match" && what !== "load")
    throw new UsageError(
      "fleet-what",
      { text: what },
      `choose one of match, load and forecast, not "${what.slice(0, 40)}"`,
    );
  const redis = await startRedis();
  try {
    const text = what === "match" ? await match(options, redis) : await measured(options, redis);
    await write(io.stdout, `${text}Load of the machine before: ${load}\n`);
  } finally {
    await redis.end();
  }
}

async function match({ match, folder, way }: Options, redis: OwnRedis): Promise<string> {
  const logs = folder ?? mkdtempSync(join(tmpdir(), "tyche-fleet-"));
  const rows = await playEveryWay(match.split(" "), redis, logs, way === undefined ? way : Number(way));
  if (folder === undefined) rmSync(logs, { recursive: true });
  return table(
    ["", "wall s", "CPU s", "series that differ", "by worker"],
    rows.map(({ way, wall, cpu, differing }) => [
      way,
      wall.toFixed(1),
      Object.values(cpu)
        .reduce((sum, seconds) => sum + seconds, 0)
        .toFixed(1),
      String(differing),
      Object.entries(cpu)
        .map(([who, seconds]) => `${who} ${seconds.toFixed(1)}`)
        .join(", "),
    ]),
  );
}

async function measured(options: Options, redis: OwnRedis): Promise<string> {
  const found = await measureLoad(redis, {
    workers: Number(options.workers),
    threads: Number(options.threads),
    jobSeconds: Number(options.job),
    seconds: Number(options.seconds),
  });
  return table(
    ["", ""],
    Object.entries(found).map(([what, figure]) => [what, figure.toPrecision(4)]),
  );
}
