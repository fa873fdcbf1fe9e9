import { availableParallelism } from "node:os";
import type { Command } from "commander";
import { oneLine, UsageError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import type { Io } from "../io/io.js";
import { readThreads } from "../io/threads-option.js";
import { secondsOf, USUAL_LOST } from "../pieces/runner-options.js";
import type { Example } from "./command.js";

interface Options {
  readonly queue?: string;
  readonly allowFiles?: readonly string[];
  readonly allowPrograms?: boolean;
  readonly threads?: string;
  readonly lost?: string;
  readonly longest?: string;
}

/** Seconds. */
const USUAL_LONGEST = 600;

export const examples: readonly Example[] = [
  {
    say: "work for whoever asks a Redis on this machine, on two threads",
    type: "tyche worker --queue redis://127.0.0.1:6379 --threads 2",
    needs: "redis",
    endless: true,
  },
];

export function register(command: Command, io: Io): void {
  command
    .argument("[url]", "The same as --queue.")
    .option(
      "--queue <URL>",
      "The Redis or Valkey that arena, rollout, analyze, train --gather and tune are given as --queue: redis://HOST:6379.",
    )
    .option(
      "--allow-files <DIR>",
      "Let jobs name files in DIR, such as a network or a game of your own, which runs as a program; several times for several. Without it none.",
      (folder: string, before: readonly string[] = []) => [...before, folder],
    )
    .option(
      "--allow-programs",
      "Let jobs name the program that plays as gnubg. Without it only the one that is installed.",
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
    .action((url: string | undefined, options: Options) => act(url, options, io));
}

async function act(
  named: string | undefined,
  { queue, threads, lost, longest, allowFiles = [], allowPrograms = false }: Options,
  io: Io,
): Promise<void> {
  if (named !== undefined && queue !== undefined)
    throw new UsageError("the queue is named twice: leave --queue or the address out");
  const url = queue ?? named;
  if (url === undefined) throw new UsageError("name the queue: tyche worker --queue redis://HOST:6379");
  const [{ work }, { allowedFolder }] = await Promise.all([
    import("../queue/worker.js"),
    import("../queue/acceptance.js"),
  ]);
  const isShown = io.stderr.isTTY === true;
  const settings = {
    threads: threads === undefined ? availableParallelism() : readThreads(threads, 1, io),
    lostSeconds: secondsOf("lost", lost, USUAL_LOST),
    mostSeconds: secondsOf("longest", longest, USUAL_LONGEST),
    permission: { folders: allowFiles.map(allowedFolder), programs: allowPrograms },
    greet: (line: string) => void io.stdout.write(`${oneLine(line)}\n`),
    tell: (line: string) => void io.stderr.write(`${isShown ? "\r\u001b[K" : ""}${oneLine(line)}\n`),
    onJob(jobs: number) {
      if (isShown) io.stderr.write(`\r${jobs} jobs done\u001b[K`);
    },
  };
  await interruptible((signal) => work(url, settings, signal)).finally(() => {
    if (isShown) io.stderr.write("\r\u001b[K");
  });
}
