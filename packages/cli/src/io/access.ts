/**
 * Restricts which files this thread may open and which programs it may start. A thread that works for its own user may
 * do whatever the user may. A thread that runs jobs from a queue opens only the files that its run lists, and starts a
 * program only if its user has allowed it.
 */
import { realpathSync } from "node:fs";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { englishTexts } from "@tyche/engine/errors";
import { UsageError } from "./errors.js";

const texts = englishTexts({
  "worker-files-not-allowed": "the worker may not open {file}: start it with --allow-files DIR",
  "worker-file-not-listed":
    "the worker may not open {file}, which its run does not list: name it with its folder, as in ./FILE",
  "worker-file-outside": "the worker may not open {file}, which is outside the folders of --allow-files",
  "worker-programs-not-allowed": "the worker may not start {program}: start it with --allow-programs",
});

/** Plain data, since it is sent to threads. */
export interface Access {
  /** The files that may be opened, by name as written, with their SHA-256. */
  readonly files: Readonly<Record<string, string>>;
  /** Folders that all opened files must be in; the paths contain no links. */
  readonly folders: readonly string[];
  /** Whether programs may be started: GNU Backgammon, or one that the job names in its place. */
  readonly programs: boolean;
}

/** Undefined: no restriction. */
let own: Access | undefined;

/** Applies for the rest of this thread's life, and to the threads it starts. */
export function restrict(access: Access | undefined): void {
  own = access;
}

export function ownAccess(): Access | undefined {
  return own;
}

/** Converts a file name, or an address that begins with `file:`, to a path. */
export function filePath(file: string): string {
  try {
    return file.startsWith("file:") ? fileURLToPath(file) : resolve(file);
  } catch {
    // An address on another machine is not a file.
    return resolve(file);
  }
}

export function mayOpen(file: string): boolean {
  try {
    checkFile(file);
    return true;
  } catch {
    return false;
  }
}

/** Call before opening a file, or even checking that it exists. @throws UsageError if access is not allowed */
export function checkFile(file: string, access = own): void {
  if (access === undefined) return;
  if (access.folders.length === 0) throw texts.error(UsageError, "worker-files-not-allowed", { file });
  if (listedSum(file, access) === undefined)
    throw texts.error(UsageError, "worker-file-not-listed", { file });
  if (!isWithin(file, access.folders)) throw texts.error(UsageError, "worker-file-outside", { file });
}

/** Call after reading a file. @throws UsageError if its contents are not those listed */
export function checkContent(file: string, bytes: Uint8Array, access = own): void {
  if (access === undefined || listedSum(file, access) === sha256(bytes)) return;
  throw new UsageError("worker-file-differs", { file }, `the work needs ${file}, which is different here`);
}

/** Call before starting a program. @throws UsageError */
export function checkProgram(program: string, access = own): void {
  if (access === undefined || access.programs) return;
  throw texts.error(UsageError, "worker-programs-not-allowed", { program });
}

export function sha256(bytes: Uint8Array | string): string {
  // Loaded on demand: most calls hash nothing.
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(bytes).digest("hex");
}

function listedSum(file: string, { files }: Access): string | undefined {
  if (Object.hasOwn(files, file)) return files[file];
  const path = filePath(file);
  return Object.entries(files).find(([name]) => filePath(name) === path)?.[1];
}

/** Follows links, so that the actual location of the file counts. A missing file is checked by its name. */
function isWithin(file: string, folders: readonly string[]): boolean {
  const path = filePath(file);
  const real = realPath(path) ?? path;
  return folders.some((folder) => real.startsWith(folder.endsWith(sep) ? folder : folder + sep));
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
