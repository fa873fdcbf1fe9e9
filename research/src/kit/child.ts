import { spawn } from "node:child_process";
import { UsageError } from "tyche/parts";
import type { Report } from "./report.js";
import { inCheckout } from "./root.js";

/** The built runner. */
export const SCRIPT = inCheckout("research/bin/research.js");

/**
 * Runs one benchmark in its own process: code that has already run another game is compiled for both, and is slower.
 */
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
  if (code !== 0) throw new UsageError("bench-failed", { name }, `the benchmark ${name} failed`);
  return JSON.parse(Buffer.concat(chunks).toString()) as Report;
}
