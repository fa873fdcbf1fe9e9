import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { systemSentence, UsageError } from "./errors.js";
import type { Io } from "./io.js";
import { endless, MOST_OF_DEVICE, shown } from "./user-file.js";

/** Bytes. More does not fit into one string, and no tree within the limits needs it. */
export const MOST_BYTES = 512 * 1024 * 1024 - 4096;

/** A text that the user handed over. */
export interface Input {
  readonly text: string;
  /** As in messages: the file's name; undefined for a text given on the command line. */
  readonly name: string | undefined;
}

/** A file that the user handed over, whatever is in it. */
export interface InputBytes {
  readonly bytes: Uint8Array;
  readonly name: string | undefined;
}

/**
 * Reads what the argument FILE stands for as it is, for files that need not be text.
 * @throws UsageError
 */
export async function readInputBytes(file: string, { stdin }: Pick<Io, "stdin">): Promise<InputBytes> {
  if (file === "-") {
    if (stdin.isTTY) throw new UsageError("standard input is the keyboard: pipe a tree in or name a file");
    return { name: "standard input", bytes: await readAll(stdin, "standard input") };
  }
  if (/^\s*[[({]/.test(file) && !(await exists(file)))
    return { name: undefined, bytes: Buffer.from(file, "utf8") };
  const most = await mostBytesOf(file);
  return { name: file, bytes: await readAll(createReadStream(file, { highWaterMark: 1 << 20 }), file, most) };
}

/**
 * Reads what the argument FILE stands for: standard input (-), a file, or, where there is no such file, the text
 * itself if it begins like a tree.
 * @throws UsageError
 */
export async function readInput(file: string, io: Pick<Io, "stdin">): Promise<Input> {
  const { bytes, name } = await readInputBytes(file, io);
  return { name, text: decode(bytes, shown(name ?? "")) };
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch {
    return false;
  }
}

/** How many bytes may be read of it. @throws UsageError where it cannot be read */
async function mostBytesOf(file: string): Promise<number> {
  if (file === "") throw new UsageError("the name of the file is empty");
  const name = shown(file);
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new UsageError(`${name} is a folder, not a file`);
    if (found.size > MOST_BYTES) throw tooLarge(name);
    return found.isCharacterDevice() || found.isBlockDevice() ? MOST_OF_DEVICE : MOST_BYTES;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new UsageError(`there is no file ${name}`);
    throw new UsageError(`${name} cannot be read: ${systemSentence(error)}`);
  }
}

function tooLarge(name: string): UsageError {
  return new UsageError(`${name} is larger than 512 MB, which is more than any tree that can be read`);
}

async function readAll(
  stream: AsyncIterable<Buffer | string>,
  name: string,
  most = MOST_BYTES,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      size += bytes.length;
      if (size > most) throw most === MOST_BYTES ? tooLarge(shown(name)) : endless(name);
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${shown(name)} cannot be read: ${systemSentence(error)}`);
  }
  return Buffer.concat(chunks);
}

/** The text of UTF-8 bytes. */
export function decode(bytes: Uint8Array, name: string): string {
  if (isUtf8(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  throw new UsageError(
    isUtf16 ? `${name} is text in UTF-16: save it as UTF-8` : `${name} is not text: its bytes are not UTF-8`,
  );
}
