import { spawn } from "node:child_process";
import { UsageError } from "tyche/parts";
import type { Report } from "./report.js";
import { inCheckout } from "./root.js";

/** Runs a benchmark, or a part, in its own process: code that has run another game is compiled for both. */
export async function reportOfChild(name: string, part?: string): Promise<Report> {
  const words = [inCheckout("research/bin/research.js"), "bench", name, "--json"];
  if (part !== undefined) words.push("--part", part);
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new UsageError("bench-failed", { name }, `the benchmark ${name} failed`);
  return JSON.parse(Buffer.concat(chunks).toString()) as Report;
}

/** @throws UsageError if there is no such part */
export function partNamed<T>(parts: Readonly<Record<string, T>>, name: string): T {
  if (Object.hasOwn(parts, name)) return parts[name]!;
  const all = Object.keys(parts);
  throw new UsageError(
    "bench-no-part",
    { name, all },
    `"${name}" is no part; choose one of ${all.join(", ")}`,
  );
}
