import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { UsageError } from "./errors.js";
import { isAlive, type Liveness, type ProcessIdentity, thisProcess } from "./process-identity.js";
import { notWritten } from "./save-file.js";

/** A file that is this process's alone. */
export interface Lock {
  /** @throws UsageError where another process has taken it over, which held this one to be dead */
  check(): void;
  /** Gives it free again. */
  release(): void;
}

/** A holder shows this often, in milliseconds, that it lives, by the time of its claim. */
const BEAT_MS = 2000;
/** How long one that cannot be seen is watched for a sign of life. */
const WATCH_MS = 10 * BEAT_MS;
/** Two who claim at once both step back, and try again after some milliseconds. */
const MOST_BACK_MS = 40;
const MOST_TRIES = 100;

interface Claim extends ProcessIdentity {
  readonly id: string;
}

/** The script of a thread of its own: training may keep the first one busy for minutes. */
const BEATING = `
const { workerData: { claim, ms } } = require("node:worker_threads");
const { utimesSync } = require("node:fs");
setInterval(() => { try { utimesSync(claim, new Date(), new Date()); } catch {} }, ms);`;

/**
 * Takes a file for this process alone. Every process that wants it writes a claim beside it, under a name that is never used again,
 * and then looks for the claims of others: of two that look after they have written, one at least sees the other and steps back.
 * A claim of a process that is no more may be removed by anybody at any time, since nobody else can have its name; a single lock
 * file that is taken over may not, since between a look and the removal it may have become another's (`proper-lockfile`
 * has the same gap). Who holds the file is also written to FILE.lock, for people.
 *
 * @param watchMs how long a holder that cannot be seen from here, in another container or machine, is watched for a sign of life
 * @throws UsageError where another process has it, or nothing can be written there
 */
export async function lockFile(file: string, watchMs = WATCH_MS): Promise<Lock> {
  const own: Claim = { ...thisProcess(), id: randomBytes(8).toString("hex") };
  const lock = `${file}.lock`;
  const claim = `${lock}.${own.id}`;
  const text = JSON.stringify(own);
  for (let tries = 1; ; tries++) {
    try {
      writeFileSync(claim, text, { flag: "wx" });
      const other = await livingClaim(lock, claim, own.id, watchMs);
      // Somebody who cannot see this process may have held it to be dead meanwhile.
      if (other === undefined && existsSync(claim)) {
        writeFileSync(lock, text);
        break;
      }
      remove(claim);
      // One that only claims it too steps back as well, and the quicker of the two has it the next time.
      if (other?.isHolder || tries === MOST_TRIES) throw heldBy(file, lock, other?.claim, own.host);
    } catch (error) {
      remove(claim);
      if (error instanceof UsageError) throw error;
      throw notWritten(file, error);
    }
    await pause(Math.random() * MOST_BACK_MS);
  }
  const beating = new Worker(BEATING, { eval: true, workerData: { claim, ms: BEAT_MS }, execArgv: [] });
  beating.on("error", () => undefined);
  beating.unref();
  return {
    check() {
      if (!existsSync(claim))
        throw new UsageError(
          "file-taken-over",
          { file },
          `another process has taken over ${file}, because this one gave no sign of life`,
        );
    },
    release() {
      void beating.terminate();
      if (claimIn(lock)?.id === own.id) remove(lock);
      remove(claim);
    },
  };
}

/** Removes a file, or leaves what cannot be removed: why nothing can be done there is said by who wanted to write there. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Its name is too long, or the folder is no more ours.
  }
}

interface Other {
  readonly claim: ProcessIdentity | undefined;
  /** Whether it has the file, and does not only ask for it. */
  readonly isHolder: boolean;
}

/** The claim of another process that lives; those of others are removed. */
async function livingClaim(
  lock: string,
  ownClaim: string,
  own: string,
  watchMs: number,
): Promise<Other | undefined> {
  const folder = dirname(lock);
  const prefix = `${basename(lock)}.`;
  const holder = claimIn(lock);
  for (const name of readdirSync(folder)) {
    const id = name.slice(prefix.length);
    if (!name.startsWith(prefix) || !/^[0-9a-f]{16}$/.test(id) || id === own) continue;
    const file = join(folder, name);
    const claim = claimIn(file);
    const alive = claim && isAlive(claim);
    if (alive ?? (await beats(file, ownClaim, watchMs))) return { claim, isHolder: holder?.id === id };
    rmSync(file, { force: true });
  }
  // A lock without a claim is of an older version.
  if (holder !== undefined && !("id" in holder) && isAlive(holder) !== false)
    return { claim: holder, isHolder: true };
  return undefined;
}

/** Whether a claim is touched while it is watched, as the own one is. It may also be cut off, as by a crash, or still be in writing. */
async function beats(file: string, own: string, watchMs: number): Promise<Liveness> {
  const first = touchedAt(file);
  const until = performance.now() + watchMs;
  while (performance.now() < until) {
    await pause(Math.min(100, watchMs / 4));
    touch(own);
    const now = touchedAt(file);
    if (now === undefined) return false;
    if (now !== first) return true;
  }
  return false;
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // It is no more.
  }
}

function touchedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** The claim in a file; undefined if it holds none or was cut off while being written. */
function claimIn(file: string): Claim | undefined {
  try {
    const claim = JSON.parse(readFileSync(file, "utf8")) as Partial<Claim> | null;
    return Number.isSafeInteger(claim?.pid) && typeof claim?.host === "string" ? (claim as Claim) : undefined;
  } catch {
    return undefined;
  }
}

function heldBy(file: string, lock: string, claim: ProcessIdentity | undefined, host: string): UsageError {
  const process = String(claim?.pid ?? "?");
  if (claim === undefined || claim.host === host)
    return new UsageError(
      "file-in-use",
      { file, process, lock },
      `${file} is in use by process ${process}: wait for it or name another file (${lock} says so)`,
    );
  const machine = claim.host;
  return new UsageError(
    "file-in-use-elsewhere",
    { file, process, machine, lock },
    `${file} is in use by process ${process} on ${machine}: wait for it or name another file (${lock} says so)`,
  );
}
