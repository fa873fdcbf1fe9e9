import { availableParallelism } from "node:os";
import { mustBe, parseCount, wholeNumber } from "./arguments.js";
import { type Io, writeNote } from "./io.js";

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
    // Nobody waits for it; a closed terminal shows where the answer is written.
    writeNote(io, note).catch(() => undefined);
  }
  return threads;
}
