import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemOf, TycheError } from "@tyche/engine/errors";
import { texts } from "./texts.js";

/** GNU Backgammon is missing, has ended, or sent an invalid answer. */
export class GnubgError extends TycheError {
  override readonly name = "GnubgError";
}

/** The second is Debian's path, which is not always in PATH. */
const BINARIES = ["gnubg", "/usr/games/gnubg"];

/** No output, and no interaction. */
const QUIET: readonly string[] = [
  "set threads 1",
  "set sound enable off",
  "set confirm new off",
  "set confirm save off",
  "set display off",
];

/** Money play without a cube; gammons count. */
export const MONEY_SETTINGS: readonly string[] = ["set jacoby off", "set cube use off", ...QUIET];

/** Play with the cube; cube decisions use an evaluation of the given depth in plies. */
export function cubeSettings(jacoby: boolean, beavers: boolean, plies: number): readonly string[] {
  return [
    `set jacoby ${jacoby ? "on" : "off"}`,
    `set beavers ${beavers ? 2 : 0}`,
    "set evaluation cubedecision evaluation cubeful on",
    `set evaluation cubedecision evaluation plies ${plies}`,
    "set evaluation cubedecision evaluation noise 0",
    ...QUIET,
  ];
}

/** Settings for checker plays: an evaluation of the given depth in plies, without noise. */
export function playSettings(plies: number, cubeful = false): readonly string[] {
  const target = "set evaluation chequerplay evaluation";
  return [`${target} plies ${plies}`, `${target} cubeful ${cubeful ? "on" : "off"}`, `${target} noise 0`];
}

/** A GNU Backgammon process that runs a file of commands. */
export interface GnubgProcess {
  /** Rejects with a GnubgError if the process cannot start or when it ends; never resolves. */
  readonly ended: Promise<never>;
  /** Resolves when the process has ended for any reason. */
  readonly gone: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts GNU Backgammon with commands. It has no standard input, so it ends after the last command.
 *
 * @param binary name or path of the program; default: the usual ones
 */
export async function startGnubg(commands: readonly string[], binary?: string): Promise<GnubgProcess> {
  const folder = await mkdtemp(join(tmpdir(), "tyche-gnubg-"));
  const file = join(folder, "commands");
  await writeFile(file, `${commands.join("\n")}\n`);
  const child = await firstThatStarts(binary === undefined ? BINARIES : [binary], [
    "-t",
    "-q",
    "-r",
    "-c",
    file,
  ]).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  const gone = new Promise<void>((resolve) => {
    child.once("close", resolve);
  }).finally(() => rm(folder, { recursive: true, force: true }));
  const said: Buffer[] = [];
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on("data", (chunk: Buffer) => {
      said.push(chunk);
      if (said.length > 20) said.shift();
    });
  }
  const ended = gone.then(() => {
    const last = Buffer.concat(said).toString().trim().split("\n").at(-1) ?? "";
    if (last === "") throw texts.error(GnubgError, "gnubg-ended", {});
    throw texts.error(GnubgError, "gnubg-ended-with", { last });
  });
  ended.catch(() => undefined);
  return {
    ended,
    gone,
    async stop() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Whether GNU Backgammon can be started here. */
export async function hasGnubg(binary?: string): Promise<boolean> {
  try {
    const child = await firstThatStarts(binary === undefined ? BINARIES : [binary], ["--version"]);
    child.kill("SIGKILL");
    return true;
  } catch {
    return false;
  }
}

async function firstThatStarts(binaries: readonly string[], args: readonly string[]): Promise<ChildProcess> {
  for (const binary of binaries) {
    const child = spawn(binary, args, { stdio: ["ignore", "pipe", "pipe"] });
    const started = await new Promise<boolean>((resolve, reject) => {
      child.once("spawn", () => resolve(true));
      child.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") resolve(false);
        else reject(texts.error(GnubgError, "gnubg-not-started", { problem: problemOf(error) }));
      });
    });
    if (started) return child;
  }
  throw texts.error(GnubgError, "gnubg-not-installed", {});
}

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
