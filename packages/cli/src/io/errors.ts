import { englishTexts, type Problem, shortened, TycheError } from "@tyche/engine/errors";
import type { Language } from "@tyche/messages/languages";

const texts = englishTexts({
  "file-not-opened": "{file} cannot be opened: {why}",
  "internal-error": "something went wrong inside {program}: {text}",
});

/** The command was called incorrectly, or its input is wrong. The message is one sentence that says how to fix it. */
export class UsageError extends TycheError {
  override readonly name = "UsageError";
}

/** The answer was printed, but it is not what was asked for: a proof that fails, an answer without a certificate. */
export class VerdictError extends TycheError {
  override readonly name = "VerdictError";
}

/** A signal asked the command to stop, and everything worth reporting has been reported. */
export class InterruptedError extends Error {}

/** Exit codes: errors that the user can fix; internal errors, and verdicts. */
const FAULT_OF_INPUT = 2;
const FAULT_OF_OURS = 1;
/** 128 and the number of the signal, as shells report commands that a signal ended: 130 after Ctrl-C. */
let interrupted = 130;

/** @param number of the signal that asked the command to stop; default SIGINT */
export function setInterrupted(number = 2): void {
  interrupted = 128 + number;
}

/** Whether an error has an id and is meant for users. Checked by property, so that no package need be loaded. */
function isProblem(error: unknown): error is Error & Problem {
  return error instanceof Error && typeof (error as Partial<Problem>).id === "string";
}

export interface Failure {
  /** The message is one sentence on one line. */
  readonly problem: Problem;
  readonly exitCode: number;
}

/** Returns the message for the user and the exit code. */
export function failureOf(error: unknown, program = "tyche"): Failure {
  if (error instanceof InterruptedError) {
    const problem = { id: "interrupted", values: {}, message: "interrupted" };
    return { problem, exitCode: interrupted };
  }
  if (error instanceof VerdictError) return { problem: shortened(error), exitCode: FAULT_OF_OURS };
  if (isProblem(error)) return { problem: shortened(error), exitCode: FAULT_OF_INPUT };
  const { syscall, path, code = "" } = (error ?? {}) as NodeJS.ErrnoException;
  const why = SYSTEM[code];
  // It is the user's file, and opening it depends on the user's permissions.
  if (syscall !== undefined && path !== undefined && why !== undefined) {
    const problem = texts.phrase("file-not-opened", { file: path, why });
    return { problem: shortened(problem), exitCode: FAULT_OF_INPUT };
  }
  const text = error instanceof Error ? error.message : String(error);
  const problem = texts.phrase("internal-error", { program, text });
  return { problem: shortened(problem), exitCode: FAULT_OF_OURS };
}

/** Removes control characters of an input, which must not reach the terminal, and line breaks. */
export function oneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ")
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, "\ufffd");
}

/** Meanings of system error codes. */
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

/** The meaning of a system error, as part of a sentence. */
export function systemProblem(error: unknown): Problem {
  const { code = "unknown error", message = "" } = error as NodeJS.ErrnoException;
  const text = `${code} ${message}`.trim();
  return SYSTEM[code] ?? { id: "system-other", values: { text }, message: text };
}

/**
 * An error or a note as one line, in English if no catalogue has it. Catalogues are loaded only for other languages.
 */
export async function problemText(problem: Problem, language: Language): Promise<string> {
  if (language === "en") return oneLine(problem.message);
  const { Catalogue } = await import("@tyche/messages");
  const words = await (await new Catalogue(language).load("games", "drawing")).loadErrors();
  return oneLine(words.problem(problem));
}
