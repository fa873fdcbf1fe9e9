import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

const SOURCES = join(import.meta.dirname, "..", "src");

/** A cache of stripped sources, by hash: seven test files need the whole engine. */
const CACHE = join(import.meta.dirname, "..", "..", "..", "node_modules", ".cache", "tyche-stripped");

/** Converts TypeScript to JavaScript by removing types only. */
export function strip(source: string): string {
  const file = join(CACHE, `${createHash("sha256").update(`${transpiled}`).update(source).digest("hex")}.js`);
  if (existsSync(file)) return readFileSync(file, "utf8");
  const stripped = transpiled(source);
  mkdirSync(CACHE, { recursive: true });
  // Others may read and write it at the same time.
  const draft = `${file}.${process.pid}.${threadId}`;
  writeFileSync(draft, stripped);
  renameSync(draft, file);
  return stripped;
}

function transpiled(source: string): string {
  // Loading the compiler takes longer than most conversions.
  const ts = createRequire(import.meta.url)("typescript") as typeof import("typescript");
  return ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      verbatimModuleSyntax: true,
    },
  }).outputText;
}

/**
 * Writes the engine's sources as JavaScript to a temporary folder, for tests that need plain Node: threads and
 * processes do not have the test runner's transforms.
 *
 * @returns the folder (with `index.js`), and a function that removes it
 */
export function compileEngine(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "tyche-engine-"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
    const target = join(folder, file.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, strip(readFileSync(join(SOURCES, file), "utf8")));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
