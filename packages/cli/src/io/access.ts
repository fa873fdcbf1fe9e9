/**
 * What this thread may open and start on behalf of others. A thread that works for its own user may do all that the user may; one
 * that does the jobs of a queue opens no file that its run does not list, and no program by a path.
 */
import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./errors.js";

/** Plain data, since it travels to threads. */
export interface Access {
  /** The files that may be opened, by the names that are written, with their SHA-256. */
  readonly files: Readonly<Record<string, string>>;
  /** Folders outside of which no file is opened, each without links. */
  readonly folders: readonly string[];
  /** Whether a program may be started that is named by the job. */
  readonly programs: boolean;
}

/** Undefined: everything. */
let own: Access | undefined;

/** For the rest of this thread's life; threads that it starts have the same. */
export function restrict(access: Access | undefined): void {
  own = access;
}

export function ownAccess(): Access | undefined {
  return own;
}

/** The path of a file as it is written: a name, or an address that begins with `file:`. */
export function filePath(file: string): string {
  try {
    return file.startsWith("file:") ? fileURLToPath(file) : resolve(file);
  } catch {
    // An address of another machine is no file.
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

/** Before a file is opened, or even looked for. @throws UsageError where it must not be */
export function checkFile(file: string, access = own): void {
  if (access === undefined) return;
  if (access.folders.length === 0)
    throw new UsageError(
      "worker-files-not-allowed",
      { file },
      `the worker may not open ${file}: start it with --allow-files DIR`,
    );
  if (listedSum(file, access) === undefined)
    throw new UsageError(
      "worker-file-not-listed",
      { file },
      `the worker may not open ${file}, which its run does not list: name it with its folder, as in ./FILE`,
    );
  if (!isWithin(file, access.folders))
    throw new UsageError(
      "worker-file-outside",
      { file },
      `the worker may not open ${file}, which is outside the folders of --allow-files`,
    );
}

/** When a file has been read. @throws UsageError where it is not the one that is listed */
export function checkContent(file: string, bytes: Uint8Array, access = own): void {
  if (access === undefined || listedSum(file, access) === sha256(bytes)) return;
  throw new UsageError("worker-file-differs", { file }, `the work needs ${file}, which is different here`);
}

/** Before a program is started that a job names. @throws UsageError */
export function checkProgram(program: string, access = own): void {
  if (access === undefined || access.programs) return;
  throw new UsageError(
    "worker-programs-not-allowed",
    { program },
    `the worker may not start ${program}: start it with --allow-programs`,
  );
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function listedSum(file: string, { files }: Access): string | undefined {
  if (Object.hasOwn(files, file)) return files[file];
  const path = filePath(file);
  return Object.entries(files).find(([name]) => filePath(name) === path)?.[1];
}

/** Links are followed: what counts is where the file is. A file that is not there is judged by its name. */
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
