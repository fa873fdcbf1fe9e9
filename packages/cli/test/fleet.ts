import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { BIN } from "./harness.js";

/** A command that runs alongside the test, with its output so far. */
export class Running {
  out = "";
  err = "";
  readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;

  constructor(
    argv: readonly string[],
    cwd: string,
    { bin = BIN, env = {} }: { readonly bin?: string; readonly env?: Readonly<Record<string, string>> } = {},
  ) {
    this.child = spawn(process.execPath, [bin, ...argv], {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child.stdout!.on("data", (chunk) => {
      this.out += chunk;
    });
    this.child.stderr!.on("data", (chunk) => {
      this.err += chunk;
    });
    this.ended = once(this.child, "close").then(([code]) => code as number | null);
  }

  /** Waits until it ends. */
  async end(): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
    const code = await this.ended;
    return { code, out: this.out, err: this.err };
  }

  /** Kills it without warning, like a power failure. */
  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.ended;
  }

  /** Waits until it has printed something. */
  async said(text: string): Promise<void> {
    while (!`${this.out}${this.err}`.includes(text)) {
      if (this.child.exitCode !== null)
        throw new Error(`it ended before it said "${text}": ${this.out}${this.err}`);
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
}

/** The games of a log in match order, without times. */
export function gamesOf(log: string): string[] {
  const [, ...lines] = readFileSync(log, "utf8").trimEnd().split("\n");
  return lines
    .filter((line) => !line.startsWith('{"sha256"'))
    .map((line) => JSON.parse(line) as { index: number; ms?: number; cpuMs?: number })
    .sort((a, b) => a.index - b.index)
    .map(({ ms: _ms, cpuMs: _cpu, ...rest }) => JSON.stringify(rest));
}
