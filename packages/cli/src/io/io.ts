import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { type Problem, shortened } from "@tyche/engine/errors";
import { closestLanguage, LANGUAGES, type Language } from "@tyche/messages/languages";
import { problemText, setInterrupted, systemProblem, UsageError } from "./errors.js";

/** An output stream for people or programs. A terminal has `isTTY` and its width. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** All access of a run of the command to the outside world, so that tests can replace it. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * Ctrl-C is impossible: undivided searches then run without their own thread, which takes longer to start than most
   * searches take.
   */
  readonly uninterrupted?: boolean;
  /** Language of the call: of --language, else of the environment. */
  readonly language: Language;
}

/** The reader of the output has closed it, as `head` does when it has enough. This is not an error. */
export class ClosedOutputError extends Error {}

/** Texts are written in chunks of this many characters, to wait for slow readers. */
const PIECE = 1 << 20;
const BLOCK = 1 << 16;

/**
 * Writes a text and waits until the stream is ready for more.
 * @throws ClosedOutputError if the reader has closed the stream, UsageError if the disk is full
 */
export async function write(output: Output, text: string): Promise<void> {
  for (let at = 0; at < text.length; at += PIECE) {
    if (output.destroyed || output.writableEnded) throw new ClosedOutputError();
    try {
      if (!output.write(text.slice(at, at + PIECE))) await once(output, "drain");
    } catch (error) {
      if (isClosed(error)) throw new ClosedOutputError();
      const why = systemProblem(error);
      throw new UsageError("output-not-written", { why }, `the output cannot be written: ${why.message}`);
    }
  }
}

/** Writes a note to stderr in the language of the call. */
export async function writeNote(
  { stderr, language = "en" }: Pick<Io, "stderr"> & Partial<Pick<Io, "language">>,
  given: Problem,
): Promise<void> {
  const problem = shortened(given);
  const message = `note: ${problem.message}`;
  const note = { id: "note", values: { problem }, message };
  await write(stderr, `tyche: ${await problemText(note, language)}\n`);
}

/** Writes many small chunks as few large ones. */
export async function writeAll(output: Output, pieces: Iterable<string>): Promise<void> {
  for (const block of blocksOf(pieces)) await write(output, block);
}

function* blocksOf(pieces: Iterable<string>): Generator<string, void, void> {
  let block: string[] = [];
  let size = 0;
  for (const piece of pieces) {
    block.push(piece);
    size += piece.length;
    if (size < BLOCK) continue;
    yield block.join("");
    block = [];
    size = 0;
  }
  yield block.join("");
}

/** Whether a stream error means that the reader has closed the stream. */
export function isClosed(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  return code === "EPIPE" || code === "ERR_STREAM_DESTROYED" || code === "ERR_STREAM_WRITE_AFTER_END";
}

/** The language of the environment by POSIX rules: LC_ALL, then LC_MESSAGES, then LANG. "fr_CA.UTF-8" is French. */
export function environmentLanguage({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Language {
  return closestLanguage([LC_ALL || LC_MESSAGES || LANG || ""]);
}

/** The language of the answer: from --language, else from the environment. */
export function languageOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const at = argv.findLastIndex((word) => word === "--language" || word.startsWith("--language="));
  const given = argv[at] === "--language" ? argv[at + 1] : argv[at]?.slice("--language=".length);
  return LANGUAGES.find((language) => language === given) ?? environmentLanguage(env);
}

/**
 * Signals that ask the command to stop: Ctrl-C, and the signal that a system, queue or container sends before it ends a
 * process.
 */
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs work that Ctrl-C (or SIGTERM) asks to stop. A second signal ends the process at once.
 *
 * @returns the result of the work, and whether it was asked to stop
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly result: T; readonly interrupted: boolean }> {
  const controller = new AbortController();
  const unlisten = (): void => {
    for (const name of SIGNALS) process.off(name, stop);
  };
  const stop = (_: string, number?: number): void => {
    setInterrupted(number);
    unlisten();
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    const result = await work(controller.signal);
    return { result, interrupted: controller.signal.aborted };
  } finally {
    unlisten();
  }
}
