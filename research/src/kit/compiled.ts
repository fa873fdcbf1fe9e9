import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inCheckout } from "./root.js";

/** What a baseline in C++ prints, as JSON. */
export interface Compiled {
  readonly nodes: number;
  readonly value: number;
  /** CPU milliseconds, the least of its runs. */
  readonly ms: number;
}

/** Sums are added in different orders. */
const ROUNDING = 1e-9;

/** Why the rows of C++ are missing where there is no compiler. */
export const NO_COMPILER = "C++ is left out: there is no compiler (c++) here.";

/** The arguments of a run, and the value that it must find. */
interface CompiledRun {
  readonly words: readonly string[];
  readonly value: number;
}

/**
 * Compiles a file of C++ with -O3 -march=native and runs it; undefined without a compiler.
 *
 * @throws Error if it does not compile or run, or finds another value
 */
export function compiled(file: string, runs: readonly CompiledRun[]): Compiled[] | undefined {
  if (spawnSync("c++", ["--version"]).error !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "tyche-"));
  try {
    const program = join(folder, "program");
    run("c++", ["-O3", "-march=native", "-o", program, inCheckout(`research/src/bench/games/${file}`)]);
    return runs.map(({ words, value }) => {
      const found = JSON.parse(run(program, words)) as Compiled;
      if (Math.abs(found.value - value) > ROUNDING)
        throw new Error(`${file} ${words.join(" ")} finds ${found.value}, not ${value}`);
      return found;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
}
