import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "@tyche/messages/languages";
import { expect, test } from "vitest";

const BUNDLE = join(import.meta.dirname, "../bundle");
const MOST = 46_500;

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

test("a page loads at most 46.5 kB, gzipped, with any language and any algorithm", () => {
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

test("the messages of the bundle are those of the catalogues", async () => {
  const isWord = (file: string) => /^(?:\w\w|places\d?|tree-errors\d?)\.js$/.test(file);
  const files = readdirSync(join(BUNDLE, "tyche-tree")).filter(isWord);
  expect(files.length).toBeGreaterThan(9);
  const generated = join(import.meta.dirname, "../../messages/src/generated");
  const texts = LANGUAGES.flatMap((language) =>
    readdirSync(join(generated, language)).map((name) =>
      readFileSync(join(generated, language, name), "utf8"),
    ),
  );
  const known = new Set(
    texts.flatMap((code) => {
      const text: string = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1));
      return new FluentResource(text).body.map(canonical);
    }),
  );
  for (const file of files) {
    const { default: body = [], ...named } = await import(join(BUNDLE, "tyche-tree", file));
    const messages: unknown[] = [...body, ...Object.values(named).flat()];
    expect(messages.length, file).toBeGreaterThan(0);
    expect(messages.filter((message) => !known.has(canonical(message)))).toEqual([]);
  }
});

/** A message as text, whatever the order of its properties. */
function canonical(message: unknown): string {
  return JSON.stringify(message, (key, value) => {
    if (key === "attributes") return undefined;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

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
