import { availableParallelism } from "node:os";
import { mustBe, parseCount, wholeNumber } from "./arguments.js";
import { type Io, writeNote } from "./io.js";

/** More than the cores of any machine. A thread takes memory even when idle. */
const MOST_THREADS = 1024;

/**
 * Reads the value of --threads. At a terminal it warns about more threads than cores, which slow each other down.
 *
 * @param cores number of this machine's cores
 * @throws UsageError
 */
export function readThreads(
  text: string,
  least: 0 | 1,
  io: Pick<Io, "stderr" | "language">,
  cores = availableParallelism(),
): number {
  const threads = parseCount(text.trim());
  if (threads === undefined || threads < least || threads > MOST_THREADS)
    throw mustBe("threads", wholeNumber(least, MOST_THREADS), text);
  if (threads > cores && io.stderr.isTTY) {
    const note = {
      id: "threads-share-cores",
      values: { threads, cores },
      message: `${threads} threads share the ${cores} ${cores === 1 ? "core" : "cores"} of this machine: more than ${cores} gain nothing`,
    };
    // Not awaited; a closed terminal is noticed when the answer is written.
    writeNote(io, note).catch(() => undefined);
  }
  return threads;
}
