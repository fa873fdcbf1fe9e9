import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { LANGUAGES } from "@tyche/messages/languages";
import { expect, test } from "vitest";

const BUNDLE = join(import.meta.dirname, "../bundle");
const MOST = 45_000;

/** A file of the bundle with everything that it imports at once. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, other] of textOf(file).matchAll(/(?:from|import)"(\.[^"]+)"/g))
    withImports(join(file, "..", other!), known);
  return known;
}

function textOf(file: string): string {
  return readFileSync(join(BUNDLE, file), "utf8");
}

function bytes(...files: readonly string[]): number {
  const needed = new Set(files.flatMap((file) => [...withImports(file)]));
  return [...needed].reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0);
}

test("a page loads at most 45 kB, gzipped, with any language and any algorithm", () => {
  const names = readdirSync(join(import.meta.dirname, "../../trees/src/algorithms"));
  const algorithms = names
    .filter((name) => !name.endsWith(".test.ts"))
    .map((name) => `tyche-tree/${name.replace(".ts", ".js")}`)
    // Those that have no file of their own are in the one that most algorithms need.
    .map((file) => (existsSync(join(BUNDLE, file)) ? file : "tyche-tree/minimax.js"));
  expect(new Set(algorithms).size).toBeGreaterThan(6);
  const pages = LANGUAGES.flatMap((language) =>
    algorithms.map((algorithm) => ({
      page: `${language} ${algorithm}`,
      bytes: bytes("tyche-tree.js", `tyche-tree/${language}.js`, algorithm),
    })),
  );
  expect(pages.filter(({ bytes }) => bytes > MOST)).toEqual([]);
});

test("nothing in the bundle evaluates text, writes markup or asks a server", () => {
  for (const file of readdirSync(BUNDLE, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue;
    const text = textOf(file);
    expect(text, file).not.toMatch(/\beval\(|new Function\(|innerHTML|outerHTML|insertAdjacentHTML/);
    expect(text, file).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|EventSource/);
    expect(text.replaceAll("http://www.w3.org/2000/svg", ""), file).not.toMatch(/https?:\/\//);
    for (const [, from] of text.matchAll(/import\(["`]?([^)"`]*)/g)) expect(from, file).toMatch(/^\.\.?\//);
  }
});
