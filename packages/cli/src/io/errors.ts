import { excerpt, type Problem, shortened, TycheError } from "@tyche/engine/errors";

/** The command was called in a way that it cannot answer. The message is one sentence that names the fix. */
export class UsageError extends TycheError {
  override readonly name = "UsageError";
}

/** The user pressed Ctrl-C, and everything that there was to report has been reported. */
export class InterruptedError extends Error {}

/** Exit codes: what the user can fix, what only we can, and the usual one after Ctrl-C (128 + SIGINT). */
const FAULT_OF_INPUT = 2;
const FAULT_OF_OURS = 1;
const INTERRUPTED = 130;

/** Whether an error is one for people, which has an id; no package need be loaded to know it. */
function isProblem(error: unknown): error is Error & Problem {
  return error instanceof Error && typeof (error as Partial<Problem>).id === "string";
}

export interface Failure {
  /** Its message is one sentence on one line. */
  readonly problem: Problem;
  readonly exitCode: number;
}

/** What is wrong, for the user of a program, and the exit code that goes with it. */
export function failureOf(error: unknown, program = "tyche"): Failure {
  if (error instanceof InterruptedError) {
    const problem = { id: "interrupted", values: {}, message: "interrupted" };
    return { problem, exitCode: INTERRUPTED };
  }
  if (isProblem(error)) return { problem: shortened(error), exitCode: FAULT_OF_INPUT };
  const { syscall, path, code = "" } = (error ?? {}) as NodeJS.ErrnoException;
  const why = SYSTEM[code];
  // Which file that is, and whether it may be opened, is up to the user.
  if (syscall !== undefined && path !== undefined && why !== undefined) {
    const problem = {
      id: "file-not-opened",
      values: { file: path, why },
      message: `${path} cannot be opened: ${why.message}`,
    };
    return { problem: shortened(problem), exitCode: FAULT_OF_INPUT };
  }
  const text = error instanceof Error ? error.message : String(error);
  const problem = {
    id: "internal-error",
    values: { program, text },
    message: `something went wrong inside ${program}: ${text}`,
  };
  return { problem: shortened(problem), exitCode: FAULT_OF_OURS };
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

/** What the error codes of the system mean. */
const SYSTEM: Readonly<Record<string, Problem>> = {
  ENOENT: { id: "system-enoent", values: {}, message: "there is no such file or folder" },
  EISDIR: { id: "system-eisdir", values: {}, message: "it is a folder" },
  ENXIO: { id: "system-enxio", values: {}, message: "it is a socket or a device that is not there" },
  EIO: { id: "system-eio", values: {}, message: "its device reports an error" },
  EAGAIN: { id: "system-eagain", values: {}, message: "it has nothing to read now" },
  ENOTDIR: { id: "system-enotdir", values: {}, message: "a part of its path is not a folder" },
  EACCES: { id: "system-eacces", values: {}, message: "permission is denied" },
  EPERM: { id: "system-eperm", values: {}, message: "permission is denied" },
  ENAMETOOLONG: { id: "system-enametoolong", values: {}, message: "its name is too long" },
  ENOSPC: { id: "system-enospc", values: {}, message: "there is no room left on the disk" },
  EFBIG: { id: "system-efbig", values: {}, message: "files may not be so large here" },
  EDQUOT: { id: "system-edquot", values: {}, message: "there is no room left for this user" },
  EROFS: { id: "system-erofs", values: {}, message: "the disk is read-only" },
  EMFILE: { id: "system-emfile", values: {}, message: "too many files are open" },
  ELOOP: { id: "system-eloop", values: {}, message: "its links form a loop" },
  ETIMEDOUT: { id: "system-etimedout", values: {}, message: "it does not answer in time" },
  ECONNRESET: { id: "system-econnreset", values: {}, message: "the connection was cut off" },
  EHOSTUNREACH: { id: "system-ehostunreach", values: {}, message: "it cannot be reached" },
  ENETUNREACH: { id: "system-enetunreach", values: {}, message: "its network cannot be reached" },
  EAI_AGAIN: { id: "system-eai-again", values: {}, message: "no name server answers" },
  ENOTFOUND: { id: "system-enotfound", values: {}, message: "there is no machine with this name" },
  EADDRINUSE: { id: "system-eaddrinuse", values: {}, message: "another program listens there already" },
  EADDRNOTAVAIL: { id: "system-eaddrnotavail", values: {}, message: "it is not an address of this machine" },
};

/** What an error of the system means, as a part of a sentence. */
export function systemProblem(error: unknown): Problem {
  const { code = "unknown error", message = "" } = error as NodeJS.ErrnoException;
  const text = `${code} ${message}`.trim();
  return SYSTEM[code] ?? { id: "system-other", values: { text }, message: text };
}
