import { isUtf8 } from "node:buffer";
import type { Problem } from "@tyche/engine/errors";
import { decodeText } from "@tyche/trees";
import { UsageError } from "./errors.js";
import { type Io, writeNote } from "./io.js";
import { bytesOf, isThere, nameOf, notRead, shown, tooLarge } from "./user-file.js";

/** Size limit in bytes. A larger text would not fit into one string, and no tree within the limits needs more. */
export const MOST_BYTES = 512 * 1024 * 1024 - 4096;

/** A text given by the user. */
export interface Input {
  readonly text: string;
  /** File name; undefined for standard input and for text on the command line. */
  readonly name: string | undefined;
}

/** A file given by the user, with any contents. */
export interface InputBytes {
  readonly bytes: Uint8Array;
  readonly name: string | undefined;
}

const STANDARD_INPUT: Problem = { id: "standard-input", values: {}, message: "standard input" };

/**
 * Reads the argument FILE as bytes, for files that need not be text.
 * @throws UsageError
 */
export async function readInputBytes(file: string, { stdin }: Pick<Io, "stdin">): Promise<InputBytes> {
  if (file === "-") {
    if (stdin.isTTY)
      throw new UsageError(
        "standard-input-keyboard",
        {},
        "standard input is the keyboard: pipe a text in or name a file",
      );
    return { name: undefined, bytes: await readAll(stdin) };
  }
  if (/^\s*(?:[[({]|(?:max|min|chance)\s*\()/i.test(file) && !isThere(file))
    return { name: undefined, bytes: Buffer.from(file, "utf8") };
  return { name: file, bytes: bytesOf(file, MOST_BYTES) };
}

/**
 * Reads the argument FILE: standard input (-), a file or, if there is no such file and the argument begins like a tree,
 * the argument itself.
 * @throws UsageError
 */
export async function readInput(file: string, io: Reading): Promise<Input> {
  const { bytes, name } = await readInputBytes(file, io);
  return { name, text: await decodeAloud(bytes, name, io) };
}

/** The source of input, and the stream for notes about it. */
export type Reading = Pick<Io, "stdin"> & Partial<Pick<Io, "stderr" | "language">>;

/**
 * Decodes the text of a file: UTF-8, or the encoding that the file declares or its format implies, with a note about
 * it.
 * @param file its name; undefined for standard input
 * @throws UsageError
 */
export async function decodeAloud(
  bytes: Uint8Array,
  file: string | undefined,
  { stderr, ...io }: Partial<Pick<Io, "stderr" | "language">>,
): Promise<string> {
  const read = isUtf8(bytes) ? undefined : decodeText(bytes);
  const name = file === undefined ? STANDARD_INPUT : shown(file);
  if (read === undefined) return decode(bytes, name);
  const encoding = read.encoding.toUpperCase();
  const message = `${nameOf(name)} is not UTF-8: it is read as ${encoding}`;
  if (stderr)
    await writeNote({ ...io, stderr }, { id: "file-read-as", values: { file: name, encoding }, message });
  return read.text;
}

/** All of standard input. */
async function readAll(stream: AsyncIterable<Buffer | string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      size += bytes.length;
      if (size > MOST_BYTES) throw tooLarge(STANDARD_INPUT, MOST_BYTES);
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw notRead(STANDARD_INPUT, error);
  }
  return Buffer.concat(chunks);
}

/** Decodes UTF-8. @param file the file's name, or a description of the source */
export function decode(bytes: Uint8Array, file: string | Problem): string {
  if (isUtf8(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  throw isUtf16
    ? new UsageError("file-utf-16", { file }, `${nameOf(file)} is text in UTF-16: save it as UTF-8`)
    : new UsageError("file-not-text", { file }, `${nameOf(file)} is not text: its bytes are not UTF-8`);
}

const LINE_FEED = 10;

/** Yields the lines of a stream as bytes, without line ends; keeps only the current line in memory. */
export async function* linesOf(stream: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer, void, void> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...pieces, bytes.subarray(start, end)]);
      pieces = [];
      size = 0;
      start = end + 1;
    }
    pieces.push(bytes.subarray(start));
    size += bytes.length - start;
    if (size > MOST_BYTES) throw new UsageError("line-too-large", {}, "a line is larger than 512 MB");
  }
  if (size > 0) yield Buffer.concat(pieces);
}
