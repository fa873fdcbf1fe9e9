import { createHash, randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
} from "node:fs";
import { type FileHandle, open, rename } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { systemProblem, UsageError } from "./errors.js";
import { type Io, write } from "./io.js";
import { isAlive, type ProcessIdentity, thisProcess } from "./process-identity.js";

type Piece = string | Uint8Array;
/** The contents of a file: texts or bytes, complete or produced over time. */
type Pieces = Uint8Array | Iterable<Piece> | AsyncIterable<Piece>;

/** Small texts are collected into writes of this many characters. */
const BLOCK = 1 << 16;
/** Age in milliseconds beyond which a temporary file from another machine is considered abandoned. */
const LONGEST_MS = 24 * 3600 * 1000;

/** Names of temporary files: START-OF-FILE.MACHINE-PROCESS-RANDOM.part. */
const PART = /\.([0-9a-f]{8})-(\d{1,10})-[0-9a-f]{8}\.part$/;
const own = new Set<string>();
const tidied = new Set<string>();

/**
 * Writes a file that the user named; all such files are written here. After a full disk or a crash, either the old or
 * the new file is there, complete. Devices and pipes are written in place.
 *
 * @param pieces written in order and not copied, since a checkpoint may be as large as memory allows
 * @throws UsageError if it cannot be written; also throws the errors of `pieces`
 */
export async function saveFile(name: string, pieces: Pieces): Promise<void> {
  try {
    await save(name, pieces instanceof Uint8Array ? [pieces] : pieces);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw notWritten(name, error);
  }
}

/** Refuses a file that could not be written, before there is anything to write. @throws UsageError */
export function checkTarget(name: string): void {
  try {
    const found = statSync(name, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    accessSync(found || name === "" ? name : dirname(endOfLinks(name)), constants.W_OK);
  } catch (error) {
    throw notWritten(name, error);
  }
}

/** Writes a text to the file of --out, else to the output. @throws UsageError */
export async function writeOut(
  text: string,
  out: string | undefined,
  { stdout }: Pick<Io, "stdout">,
): Promise<void> {
  if (out === undefined) await write(stdout, text);
  else await saveFile(out, [text]);
}

/** Returns the error for a file that cannot be written, with the system's reason. */
export function notWritten(file: string, error: unknown): UsageError {
  const why = systemProblem(error);
  return new UsageError("file-not-written", { file, why }, `${file} cannot be written: ${why.message}`);
}

async function save(name: string, pieces: Exclude<Pieces, Uint8Array>): Promise<void> {
  const found = statSync(name, { throwIfNoEntry: false });
  if (found && !found.isFile()) return writeInPlace(name, found, pieces);
  // If the name is a link, keep the link.
  const file = found ? realpathSync(name) : endOfLinks(name);
  tidy(dirname(file));
  // Short enough for file systems that take 255 bytes, of which a character needs up to three here.
  const part = `${join(dirname(file), basename(file).slice(0, 70))}.${machine()}-${process.pid}-${randomBytes(4).toString("hex")}.part`;
  own.add(part);
  try {
    const handle = await opened(part, found?.mode);
    // Permission to write a file does not include permission to create one in its folder.
    if (handle === undefined) return await writeInPlace(file, found!, pieces);
    try {
      await writeAll(handle, pieces);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } finally {
    // Remove the temporary file after errors too.
    rmSync(part, { force: true });
    own.delete(part);
  }
}

/** Follows a link to a file that does not exist yet; loops are found before. */
function endOfLinks(name: string): string {
  if (!lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink()) return name;
  return endOfLinks(resolve(realpathSync(dirname(name)), readlinkSync(name)));
}

/**
 * Creates a file with the permissions of the old one; undefined if there is an old one and its folder is not writable.
 */
async function opened(part: string, mode: number | undefined): Promise<FileHandle | undefined> {
  try {
    const handle = await open(part, "wx");
    if (mode !== undefined) await handle.chmod(mode & 0o7777).catch(() => undefined);
    return handle;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (mode !== undefined && ["EACCES", "EPERM"].includes(code)) return undefined;
    throw error;
  }
}

async function writeInPlace(name: string, found: Stats, pieces: Exclude<Pieces, Uint8Array>): Promise<void> {
  // Opening a pipe without a reader would block.
  const probe = found.isFIFO() ? openSync(name, constants.O_WRONLY | constants.O_NONBLOCK) : undefined;
  try {
    const handle = await open(name, "w");
    try {
      await writeAll(handle, pieces);
    } finally {
      await handle.close();
    }
  } finally {
    if (probe !== undefined) closeSync(probe);
  }
}

async function writeAll(handle: FileHandle, pieces: Exclude<Pieces, Uint8Array>): Promise<void> {
  let block: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (block.length > 0) await handle.writeFile(block.join(""));
    block = [];
    size = 0;
  };
  for await (const piece of pieces) {
    if (typeof piece === "string") {
      block.push(piece);
      size += piece.length;
      if (size >= BLOCK) await flush();
    } else {
      await flush();
      await handle.writeFile(piece);
    }
  }
  await flush();
}

/** Removes temporary files of processes that were killed while writing. Runs once per folder. */
function tidy(folder: string): void {
  if (tidied.has(folder)) return;
  tidied.add(folder);
  try {
    for (const name of readdirSync(folder)) {
      const [, where, pid] = PART.exec(basename(name)) ?? [];
      const part = join(folder, name);
      if (where !== undefined && !own.has(part) && isOver(part, where, Number(pid))) rmSync(part);
    }
  } catch {
    // If the folder is not writable, writing the file reports it.
  }
}

function isOver(part: string, where: string, pid: number): boolean {
  if (where === machine()) return pid === process.pid || isAlive(withNumber(pid)) === false;
  const found = statSync(part, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > LONGEST_MS;
}

/** A process on this machine of which only the id is known. */
function withNumber(pid: number): ProcessIdentity {
  const { start: _, ...known } = thisProcess();
  return { ...known, pid };
}

/** Identifies the scope in which process ids are unique. */
function machine(): string {
  const { host, boot = "", space = "" } = thisProcess();
  return createHash("sha256").update(`${host} ${boot} ${space}`).digest("hex").slice(0, 8);
}
