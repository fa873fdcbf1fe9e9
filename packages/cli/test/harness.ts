import { spawnSync } from "node:child_process";
import { PassThrough, Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { run } from "../src/program.js";

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  readonly stdin?: string | Buffer | Iterable<string>;
  readonly env?: Readonly<Record<string, string>>;
  /** Width in columns, if the output is to be a terminal. */
  readonly terminal?: number;
}

/** Runs the command in this process. */
export function tyche(argv: readonly string[], world: World = {}): Promise<Result> {
  return called(run, argv, world);
}

/** Runs another program built from such commands in this process. */
export async function called(program: typeof run, argv: readonly string[], world: World): Promise<Result> {
  const { stdin = "", env = {}, terminal } = world;
  const out = Object.assign(new PassThrough(), terminal ? { isTTY: true, columns: terminal } : {});
  const err = new PassThrough();
  const [outText, errText] = [textOf(out), textOf(err)];
  const input = typeof stdin === "string" || Buffer.isBuffer(stdin) ? [stdin] : stdin;
  const code = await program(argv, {
    stdin: Readable.from(input),
    stdout: out,
    stderr: err,
    env,
    uninterrupted: true,
  });
  out.end();
  err.end();
  return { code, out: await outText, err: await errText };
}

/** The error of a call that is refused: with code 2, in one line, and without output. */
export async function refusal(argv: readonly string[], world: World = {}): Promise<string> {
  const { code, out, err } = await tyche(argv, world);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(/^tyche: [^\n]+\n$/);
  return err;
}

async function textOf(stream: PassThrough): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The built command. */
export const BIN = fileURLToPath(new URL("../bin/tyche.js", import.meta.url));

/** Runs a shell command line in its own folder, with `tyche` in PATH. The command must have been built. */
export function shell(line: string, folder: string, env: Readonly<Record<string, string>> = {}): Result {
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-c", `tyche() { "${process.execPath}" "${BIN}" "$@"; }\n${line}`],
    {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: process.env.PATH, ...env },
      maxBuffer: 1 << 28,
      // A command that hangs fails its own test, not the whole test run.
      timeout: 500_000,
    },
  );
  return { code: status ?? -1, out: stdout, err: stderr };
}
