import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { systemSentence, UsageError } from "./errors.js";

/** Bytes that a file which is to be held at once may have: all of a large network while it learns, and more than a text can. */
const MOST_BYTES = 2 ** 31 - 1;
/** Bytes that are read of what does not say how long it is, such as a device. */
export const MOST_OF_DEVICE = 1 << 26;

/**
 * The bytes of a file that the user named. Whatever it is, it is read to an end or refused: nobody is waited for, and no
 * more is read than fits.
 *
 * @throws UsageError where it cannot be read
 */
export function bytesOf(file: string): Uint8Array {
  if (file === "") throw new UsageError("the name of the file is empty");
  let handle: number | undefined;
  try {
    // A pipe without a writer would be waited for.
    handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const found = fstatSync(handle);
    if (found.isDirectory()) throw new UsageError(`${shown(file)} cannot be read: it is a folder`);
    if (found.isFIFO() || found.isSocket()) {
      throw new UsageError(`${shown(file)} is a pipe: save what it brings and name that file`);
    }
    if (found.size > MOST_BYTES) throw new UsageError(`${shown(file)} is larger than 2 GB`);
    return found.isFile() ? readFileSync(handle) : readDevice(handle, file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${shown(file)} cannot be read: ${systemSentence(error)}`);
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** The same as text. @throws UsageError */
export function textOf(file: string): string {
  return new TextDecoder().decode(bytesOf(file));
}

/** A name as a message shows it; a long one is most likely a text in the wrong place. */
export function shown(name: string): string {
  return name.length > 80 ? `${name.slice(0, 77)}…` : name;
}

function readDevice(handle: number, file: string): Uint8Array {
  const chunks: Buffer[] = [];
  for (let size = 0; size <= MOST_OF_DEVICE; ) {
    const chunk = Buffer.allocUnsafe(1 << 16);
    const read = readSync(handle, chunk);
    if (read === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, read));
    size += read;
  }
  throw endless(file);
}

export function endless(file: string): UsageError {
  return new UsageError(`${shown(file)} is a device that never ends`);
}
