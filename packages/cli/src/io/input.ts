import { isUtf8 } from "node:buffer";
import type { Problem } from "@tyche/engine/errors";
import { decodeText } from "@tyche/trees";
import { UsageError } from "./errors.js";
import { type Io, writeNote } from "./io.js";
import { bytesOf, isThere, nameOf, notRead, shown, tooLarge } from "./user-file.js";

/** Bytes. More does not fit into one string, and no tree within the limits needs it. */
export const MOST_BYTES = 512 * 1024 * 1024 - 4096;

/** A text that the user handed over. */
export interface Input {
  readonly text: string;
  /** The file's name; undefined for standard input and for a text given on the command line. */
  readonly name: string | undefined;
}

/** A file that the user handed over, whatever is in it. */
export interface InputBytes {
  readonly bytes: Uint8Array;
  readonly name: string | undefined;
}

const STANDARD_INPUT: Problem = { id: "standard-input", values: {}, message: "standard input" };

/**
 * Reads what the argument FILE stands for as it is, for files that need not be text.
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
  if (/^\s*[[({]/.test(file) && !isThere(file)) return { name: undefined, bytes: Buffer.from(file, "utf8") };
  return { name: file, bytes: bytesOf(file, MOST_BYTES) };
}

/**
 * Reads what the argument FILE stands for: standard input (-), a file, or, where there is no such file, the text
 * itself if it begins like a tree.
 * @throws UsageError
 */
export async function readInput(file: string, io: Reading): Promise<Input> {
  const { bytes, name } = await readInputBytes(file, io);
  return { name, text: await decodeAloud(bytes, name, io) };
}

/** From where an input comes, and where a note on it goes. */
export type Reading = Pick<Io, "stdin"> & Partial<Pick<Io, "stderr" | "language">>;

/**
 * The text of a file: UTF-8, or as it declares or its format has it, which is noted.
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

/** The text of UTF-8 bytes. @param file the name of what they are in, or what stands for it */
export function decode(bytes: Uint8Array, file: string | Problem): string {
  if (isUtf8(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  throw isUtf16
    ? new UsageError("file-utf-16", { file }, `${nameOf(file)} is text in UTF-16: save it as UTF-8`)
    : new UsageError("file-not-text", { file }, `${nameOf(file)} is not text: its bytes are not UTF-8`);
}
