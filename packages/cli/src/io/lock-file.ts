import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { systemSentence, UsageError } from "./errors.js";

/** Whose a lock is. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

/**
 * Takes a file for this process alone, by a file beside it that says whose it is. A lock of a process that is no more is taken
 * over. It also shows at once whether the folder can be written to.
 *
 * @param doing what the holder does, for the sentence: "is being trained"
 * @returns gives it free again
 * @throws UsageError where another process has it, or nothing can be written there
 */
export function lockFile(file: string, doing: string): () => void {
  const lock = `${file}.lock`;
  for (;;) {
    try {
      writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder), {
        flag: "wx",
      });
      return () => {
        unlinkSync(lock);
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        throw new UsageError(`${file} cannot be written: ${systemSentence(error)}`);
      }
    }
    const holder = holderOf(lock);
    if (holder && isAlive(holder)) {
      const where = holder.host === hostname() ? "" : ` on ${holder.host}`;
      throw new UsageError(
        `${file} ${doing} by process ${holder.pid}${where}: wait for it or name another file (${lock} says so)`,
      );
    }
    try {
      unlinkSync(lock);
    } catch {
      // Another process was quicker.
    }
  }
}

/** Undefined where the file is no lock, or was cut off while it was written. */
function holderOf(lock: string): Holder | undefined {
  try {
    const { pid, host } = JSON.parse(readFileSync(lock, "utf8")) as Partial<Holder>;
    return Number.isSafeInteger(pid) && typeof host === "string" ? { pid: pid!, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Of another machine nobody knows. */
function isAlive({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
