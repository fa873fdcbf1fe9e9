import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { UsageError } from "../errors.js";
import type { Report } from "./report.js";

/** The command itself, as seen from here in the sources and in the build alike. */
export const SCRIPT = fileURLToPath(new URL("../../bin/tyche.js", import.meta.url));

/** Runs one benchmark in a process of its own: code that another game has run through is compiled for both, and slower. */
export async function reportOfChild(name: string): Promise<Report> {
  const child = spawn(process.execPath, [SCRIPT, "bench", name, "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new UsageError(`the benchmark ${name} came to no end`);
  return JSON.parse(Buffer.concat(chunks).toString()) as Report;
}
