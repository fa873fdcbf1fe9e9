import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";

const SOURCES = join(import.meta.dirname, "..", "src");

/** TypeScript to JavaScript, types taken away and nothing else. */
export function strip(source: string): string {
  return ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      verbatimModuleSyntax: true,
    },
  }).outputText;
}

/**
 * The engine's sources as JavaScript in a folder of their own, for tests that need plain Node: threads and processes
 * know nothing of the test runner's transforms.
 *
 * @returns the folder (with `index.js`), and what removes it
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
