import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { interruptible } from "../io/interrupt.js";
import type { Io } from "../io/io.js";
import { readThreads } from "../io/threads-option.js";
import { secondsOf, USUAL_LOST } from "../pieces/runner-options.js";
import type { Example } from "./command.js";

interface Options {
  readonly threads?: string;
  readonly lost?: string;
  readonly longest?: string;
}

/** Seconds. */
const USUAL_LONGEST = 600;

export const examples: readonly Example[] = [
  {
    say: "work for whoever asks a Redis on this machine, on two threads",
    type: "tyche worker redis://127.0.0.1:6379 --threads 2",
    needs: "redis",
    endless: true,
  },
];

export function register(command: Command, io: Io): void {
  command
    .argument(
      "<url>",
      "The Redis or Valkey that arena, rollout, analyze, train --gather and tune are given as --queue.",
    )
    .option("--threads <T>", "Jobs at a time; as many as there are cores without it.")
    .option(
      "--lost <SECONDS>",
      `A worker that is not heard of for so long is lost; the same for all, ${USUAL_LOST} without it.`,
    )
    .option(
      "--longest <SECONDS>",
      `A job that takes longer hangs and is tried again; ${USUAL_LONGEST} without it.`,
    )
    .action((url: string, options: Options) => act(url, options, io));
}

async function act(url: string, { threads, lost, longest }: Options, io: Io): Promise<void> {
  const { work } = await import("../queue/worker.js");
  const isShown = io.stderr.isTTY === true;
  const settings = {
    threads: threads === undefined ? availableParallelism() : readThreads(threads, 1, io),
    lostSeconds: secondsOf("lost", lost, USUAL_LOST),
    mostSeconds: secondsOf("longest", longest, USUAL_LONGEST),
    greet: (line: string) => void io.stdout.write(`${line}\n`),
    tell: (line: string) => void io.stderr.write(`${isShown ? "\r\u001b[K" : ""}${line}\n`),
    onJob(jobs: number) {
      if (isShown) io.stderr.write(`\r${jobs} jobs done\u001b[K`);
    },
  };
  await interruptible((signal) => work(url, settings, signal)).finally(() => {
    if (isShown) io.stderr.write("\r\u001b[K");
  });
}
