import { closeSync, constants, existsSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import type { Problem } from "@tyche/engine/errors";
import { checkContent, checkFile, mayOpen } from "./access.js";
import { systemProblem, UsageError } from "./errors.js";

/**
 * Size limit in bytes of a file that is read whole: enough for the training state of a large network, and more than the
 * limit for texts.
 */
const MOST_BYTES = 2 ** 31 - 1;
/** Size limit in bytes of a source of unknown length, such as a device or a file of /proc. */
const MOST_OF_DEVICE = 1 << 26;
const CHUNK = 1 << 18;
/** Milliseconds between attempts to read from a pipe. */
const LOOK_MS = 5;

/**
 * Reads the bytes of a file that the user named; all such files are opened here. Any kind of file is either read to its
 * end or refused, and never beyond the limit. A pipe is read until its writer closes it; a pipe without a writer is
 * refused.
 *
 * @param most size limit in bytes for the caller's purpose
 * @throws UsageError if it cannot be read
 */
export function bytesOf(file: string, most = MOST_BYTES): Uint8Array {
  if (file === "") throw new UsageError("file-name-empty", {}, "the file name is empty");
  checkFile(file);
  let handle: number | undefined;
  try {
    // Opening a pipe without a writer would block.
    handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const found = fstatSync(handle);
    if (found.isDirectory()) throw notRead(shown(file), { code: "EISDIR" });
    if (found.size > most) throw tooLarge(shown(file), most);
    const bytes = found.isFIFO()
      ? readPipe(handle, file, most)
      : readRest(handle, found.size, file, found.isFile() && found.size > 0 ? most : MOST_OF_DEVICE);
    checkContent(file, bytes);
    return bytes;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new UsageError("file-missing", { file: shown(file) }, `there is no file ${shown(file)}`);
    throw notRead(shown(file), error);
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Reads a file as text. @throws UsageError */
export function textOf(file: string): string {
  return new TextDecoder().decode(bytesOf(file));
}

/** Whether a file with this name exists and this thread may open it. */
export function isThere(file: string): boolean {
  return file !== "" && mayOpen(file) && existsSync(file);
}

/** Whether there is a folder of this name. */
export function isFolder(file: string): boolean {
  return isThere(file) && statSync(file).isDirectory();
}

/** Refuses a folder, a device or a pipe, which cannot be run or stored as a file. @throws UsageError */
export function checkPlain(path: string, file = path): void {
  if (existsSync(path) && !statSync(path).isFile())
    throw new UsageError("file-not-plain", { file: shown(file) }, `${shown(file)} is not a regular file`);
}

/** Shortens a file name for messages. A long one is probably a text in the wrong place. */
export function shown(name: string): string {
  return name.length > 80 ? `${name.slice(0, 77)}…` : name;
}

/**
 * Returns the error for a file that cannot be read, with the system's reason. @param file its name, or a description
 */
export function notRead(file: string | Problem, error: unknown): UsageError {
  const why = systemProblem(error);
  return new UsageError("file-not-read", { file, why }, `${nameOf(file)} cannot be read: ${why.message}`);
}

export function tooLarge(file: string | Problem, most: number): UsageError {
  const size = sizeOf(most);
  return new UsageError(
    "file-too-large",
    { file, size },
    `${nameOf(file)} is larger than ${size.message}, the most that can be read`,
  );
}

function sizeOf(bytes: number): Problem {
  const [gigabytes, megabytes] = [Math.round(bytes / 2 ** 30), Math.round(bytes / 2 ** 20)];
  return bytes >= 1e9
    ? { id: "size-gigabytes", values: { gigabytes }, message: `${gigabytes} GB` }
    : { id: "size-megabytes", values: { megabytes }, message: `${megabytes} MB` };
}

/** A file's name or description, as part of an English sentence. */
export function nameOf(file: string | Problem): string {
  return typeof file === "string" ? file : file.message;
}

/** @param size the file's reported size */
function readRest(handle: number, size: number, file: string, most: number): Uint8Array {
  const chunks: Buffer[] = [];
  for (let end = 0; end <= most; ) {
    // A buffer of the reported size plus one byte to detect the end, unless the file grows while it is read.
    const chunk = Buffer.allocUnsafe(Math.max(chunks.length === 0 ? size + 1 : 0, CHUNK));
    const read = readSync(handle, chunk);
    if (read === 0) return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, read));
    end += read;
  }
  throw most === MOST_OF_DEVICE
    ? new UsageError("file-endless", { file: shown(file) }, `${shown(file)} is a device that never ends`)
    : tooLarge(shown(file), most);
}

function readPipe(handle: number, file: string, most: number): Uint8Array {
  const chunks: Buffer[] = [];
  for (let size = 0; size <= most; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const read = readNow(handle, chunk);
    if (read === undefined) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
    else if (read > 0) {
      chunks.push(chunk.subarray(0, read));
      size += read;
    } else if (size > 0) return Buffer.concat(chunks);
    else
      throw new UsageError(
        "file-pipe-unused",
        { file: shown(file) },
        `${shown(file)} is a pipe that nobody writes to`,
      );
  }
  throw tooLarge(shown(file), most);
}

/** Undefined while no data is available. */
function readNow(handle: number, chunk: Buffer): number | undefined {
  try {
    return readSync(handle, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return undefined;
    throw error;
  }
}
