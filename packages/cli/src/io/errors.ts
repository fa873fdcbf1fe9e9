import { excerpt, type Problem, TycheError } from "@tyche/engine/errors";
import { CommanderError } from "commander";

/** The command was called in a way that it cannot answer. The message is one sentence that names the fix. */
export class UsageError extends TycheError {
  override readonly name = "UsageError";
}

/** The user pressed Ctrl-C, and what there was to say has been said. */
export class InterruptedError extends Error {}

/** Exit codes: what the user can mend, what only we can, and the usual one after Ctrl-C (128 + SIGINT). */
const FAULT_OF_INPUT = 2;
const FAULT_OF_OURS = 1;
const INTERRUPTED = 130;

/** Whether an error is one for people, which has an id and values; no package need be loaded to know it. */
function isProblem(error: unknown): error is Problem {
  const { id, values } = (error ?? {}) as Partial<Problem>;
  return error instanceof Error && id !== undefined && values !== undefined;
}

export interface Failure {
  /** One sentence on one line. */
  readonly sentence: string;
  readonly exitCode: number;
}

/** What an error tells the user of a program, and the exit code that goes with it. */
export function failureOf(error: unknown, program = "tyche"): Failure {
  if (error instanceof CommanderError) {
    // `tyche help` for a command that does not exist.
    if (error.code === "commander.help") {
      const sentence = `there is no such command; \`${program} help\` lists them all`;
      return { sentence, exitCode: FAULT_OF_INPUT };
    }
    return { sentence: onOneLine(error.message.replace(/^error: /, "")), exitCode: FAULT_OF_INPUT };
  }
  if (error instanceof InterruptedError) return { sentence: "interrupted", exitCode: INTERRUPTED };
  if (isProblem(error)) {
    return { sentence: onOneLine(error.message), exitCode: FAULT_OF_INPUT };
  }
  const { syscall, path, code = "" } = (error ?? {}) as NodeJS.ErrnoException;
  // Which file that is, and whether it may be opened, is up to the user.
  if (syscall !== undefined && path !== undefined && code in SYSTEM)
    return { sentence: onOneLine(`${path} cannot be opened: ${SYSTEM[code]}`), exitCode: FAULT_OF_INPUT };
  const message = error instanceof Error ? error.message : String(error);
  return {
    sentence: onOneLine(`something went wrong inside ${program}: ${message}`),
    exitCode: FAULT_OF_OURS,
  };
}

/** A sentence on one line, in which no text of the user is longer than anybody would read. */
export function onOneLine(sentence: string): string {
  return excerpt(oneLine(sentence));
}

/** Control characters of an input must not reach the terminal, and a message stays on its line. */
export function oneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ")
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, "\ufffd");
}

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENXIO: "it is a socket or a device that is not there",
  EIO: "its device reports an error",
  EAGAIN: "it has nothing to read now",
  ENOTDIR: "a part of its path is not a folder",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  ENAMETOOLONG: "its name is too long",
  ENOSPC: "there is no room left on the disk",
  EFBIG: "a file may not become so large here",
  EDQUOT: "there is no room left for this user",
  EROFS: "the disk can only be read",
  EMFILE: "too many files are open",
  ELOOP: "its links go in a circle",
  ETIMEDOUT: "it does not answer in time",
  ECONNRESET: "the connection was cut off",
  EHOSTUNREACH: "there is no way to it",
  ENETUNREACH: "there is no way to it",
  EAI_AGAIN: "no name server answers",
  ENOTFOUND: "there is no machine of this name",
  EADDRINUSE: "another program listens there already",
  EADDRNOTAVAIL: "it is no address of this machine",
};

/** What an error of the system means, in words. */
export function systemSentence(error: unknown): string {
  const { code = "unknown error", message = "" } = error as NodeJS.ErrnoException;
  return SYSTEM[code] ?? `${code} ${message}`.trim();
}
