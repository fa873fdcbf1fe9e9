import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { type Problem, shortened } from "@tyche/engine/errors";
import type { Language } from "@tyche/messages";
import { systemProblem, UsageError } from "./errors.js";
import { problemText } from "./problem-text.js";

/** A stream for people or programs; a terminal says that it is one and how wide it is. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** All that a run of the command touches of the world outside, so that a test can stand in for it. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * No one will press Ctrl-C: searches that are not divided need no thread of their own, which takes longer to start than
   * most of them take.
   */
  readonly uninterrupted?: boolean;
  /** The language of the call; English where nobody says. */
  readonly language?: Language;
}

/** The reader of our output went away, as `head` does when it has enough. Nothing is wrong. */
export class ClosedOutputError extends Error {}

/** Texts are handed on in pieces of this many characters, so that a slow reader is waited for. */
const PIECE = 1 << 20;
const BLOCK = 1 << 16;

/**
 * Writes a text and waits until there is room for more.
 * @throws ClosedOutputError where the reader has gone, UsageError where there is no room
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

/** Writes what is to be known beside the answer, in the language of the call. */
export async function writeNote(
  { stderr, language = "en" }: Pick<Io, "stderr" | "language">,
  given: Problem,
): Promise<void> {
  const problem = shortened(given);
  const message = `note: ${problem.message}`;
  const note = { id: "note", values: { problem }, message };
  await write(stderr, `tyche: ${await problemText(note, language)}\n`);
}

/** Writes many small pieces as few large ones. */
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

/** Whether an error of a stream says that its reader went away. */
export function isClosed(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  return code === "EPIPE" || code === "ERR_STREAM_DESTROYED" || code === "ERR_STREAM_WRITE_AFTER_END";
}
