import { availableParallelism } from "node:os";
import { parseCount } from "./arguments.js";
import { UsageError } from "./errors.js";
import type { Io } from "./io.js";

/** More than any machine has cores; a thread takes memory before it does anything. */
const MOST_THREADS = 1024;

/**
 * The value of --threads. People at a terminal are warned of more than the machine has cores: they take each other's time.
 *
 * @param cores of this machine
 * @throws UsageError
 */
export function readThreads(
  text: string,
  least: 0 | 1,
  { stderr }: Pick<Io, "stderr">,
  cores = availableParallelism(),
): number {
  const threads = parseCount(text.trim());
  if (threads === undefined || threads < least || threads > MOST_THREADS) {
    throw new UsageError(
      `--threads takes a whole number from ${least} to ${MOST_THREADS}, not "${text.slice(0, 40)}"`,
    );
  }
  if (threads > cores && stderr.isTTY) {
    stderr.write(
      `${threads} threads share the ${cores} cores of this machine: more than ${cores} gain nothing\n`,
    );
  }
  return threads;
}
