import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { englishTexts } from "@tyche/engine/errors";
import { UsageError } from "./errors.js";
import { isAlive, type Liveness, type ProcessIdentity, thisProcess } from "./process-identity.js";
import { notWritten } from "./save-file.js";

const texts = englishTexts({
  "file-taken-over": "another process has taken over {file}, because this one gave no sign of life",
  "file-in-use": "{file} is in use by process {process}: wait for it or name another file ({lock} says so)",
  "file-in-use-elsewhere":
    "{file} is in use by process {process} on {machine}: wait for it or name another file ({lock} says so)",
});

/** A file reserved for this process. */
export interface Lock {
  /** @throws UsageError if another process has taken the file over because this one seemed dead */
  check(): void;
  /** Releases the file. */
  release(): void;
}

/** Interval in milliseconds at which a holder updates the time of its claim, as a sign of life. */
const BEAT_MS = 2000;
/** Time in milliseconds that an invisible holder is watched for a sign of life. */
const WATCH_MS = 10 * BEAT_MS;
/**
 * If two processes claim at once, both withdraw and try again after a random delay of at most this many milliseconds.
 */
const MOST_BACK_MS = 40;
const MOST_TRIES = 100;

interface Claim extends ProcessIdentity {
  readonly id: string;
}

/** Runs in its own thread, since training can keep the main thread busy for minutes. */
const BEATING = `
const { workerData: { claim, ms } } = require("node:worker_threads");
const { utimesSync } = require("node:fs");
setInterval(() => { try { utimesSync(claim, new Date(), new Date()); } catch {} }, ms);`;

/**
 * Reserves a file for this process. Every process that wants the file writes a claim next to it, under a name that is
 * never reused, and then reads the other claims: if two processes each write before they read, at least one of them
 * sees the other and withdraws. Anyone may remove the claim of a dead process at any time, since nobody else can have
 * its name. A single lock file could not be taken over safely: between the check and the removal it may have passed to
 * another process (`proper-lockfile` has the same gap). The holder is also written to FILE.lock, for people.
 *
 * @param watchMs time in milliseconds for which a holder invisible from here, in another container or on another
 * machine, is watched for a sign of life
 * @throws UsageError if another process has the file, or nothing can be written there
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
      // A process that cannot see this one may have taken it for dead and removed the claim.
      if (other === undefined && existsSync(claim)) {
        writeFileSync(lock, text);
        break;
      }
      remove(claim);
      // Another process that is only claiming withdraws as well, and the faster one succeeds next time.
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
      if (!existsSync(claim)) throw texts.error(UsageError, "file-taken-over", { file });
    },
    release() {
      void beating.terminate();
      if (claimIn(lock)?.id === own.id) remove(lock);
      remove(claim);
    },
  };
}

/** Removes a file if possible. If nothing can be written there, the caller that wanted to write reports it. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The name is too long, or the folder is not accessible any more.
  }
}

interface Other {
  readonly claim: ProcessIdentity | undefined;
  /** Whether it holds the file rather than just claiming it. */
  readonly isHolder: boolean;
}

/** Returns the claim of another living process, and removes the claims of dead ones. */
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
  // A lock without a claim is from an older version.
  if (holder !== undefined && !("id" in holder) && isAlive(holder) !== false)
    return { claim: holder, isHolder: true };
  return undefined;
}

/**
 * Whether a claim is updated while it is watched; also updates our own. The claim may also be truncated by a crash, or
 * still being written.
 */
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
    // It does not exist any more.
  }
}

function touchedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** The claim in a file; undefined if there is none or it was truncated. */
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
    return texts.error(UsageError, "file-in-use", { file, process, lock });
  const machine = claim.host;
  return texts.error(UsageError, "file-in-use-elsewhere", { file, process, machine, lock });
}
