import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shell } from "../../packages/cli/test/harness.js";

/** What SECURITY.md says and no other test checks. */

const ROOT = join(import.meta.dirname, "../..");
const PACKAGES = readdirSync(join(ROOT, "packages"));
const LIBRARIES = PACKAGES.filter((name) => !["cli", "lab"].includes(name));

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: object;
  readonly files?: readonly string[];
}
const manifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, "packages", name, "package.json"), "utf8"));

/** The sources of a package, without tests and comments. */
function sourcesOf(name: string): [path: string, code: string][] {
  return readdirSync(join(ROOT, "packages", name, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$/.test(path))
    .map((path) => {
      const text = readFileSync(join(ROOT, "packages", name, "src", path), "utf8");
      return [path, text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")];
    });
}

describe("libraries", () => {
  it.each(LIBRARIES)("open nothing, start nothing and run no text as code: %s", (name) => {
    const found = sourcesOf(name)
      .filter(([, code]) =>
        /["']node:|getBuiltinModule|\brequire\(|\beval\(|new Function\b|\bfetch\(|WebSocket|XMLHttpRequest|EventSource|sendBeacon|innerHTML\s*=/.test(
          code,
        ),
      )
      .map(([path]) => path);
    const allowed = found.filter(
      (path) =>
        !(name === "games" && path === "kit/weights-file.ts") &&
        !(name === "backgammon" && path.startsWith("servers/")),
    );
    expect(allowed).toEqual([]);
  });

  it("have no dependency in the engine", () => {
    expect(manifest("engine")).not.toHaveProperty("dependencies");
  });
});

describe("published packages", () => {
  it.each(PACKAGES)("run no script when they are installed: %s", (name) => {
    const scripts = Object.keys(manifest(name).scripts ?? {});
    expect(scripts.filter((script) => /^(?:pre|post)?(?:install|prepare|pack|publish)/.test(script))).toEqual(
      [],
    );
  });

  it.each(LIBRARIES)("hold their sources: %s", (name) => {
    expect(manifest(name).files).toContain("src");
  });
});

describe("the command", () => {
  it("writes nothing but what it is told to", () => {
    const folder = mkdtempSync(join(tmpdir(), "tyche-writes-"));
    const [home, temp, work] = ["home", "temp", "work"].map((name) => join(folder, name));
    for (const one of [home, temp, work]) mkdirSync(one!);
    const env = { HOME: home!, TMPDIR: temp!, XDG_CACHE_HOME: home! };
    const lines = [
      "tyche solve '[[3,5],[2,9]]' --json",
      "tyche draw '[3,5]' --out tree.svg",
      "tyche think tic-tac-toe --depth 2 --threads 2",
      "tyche arena tic-tac-toe random random --games 4 --log match.log",
      "tyche train tic-tac-toe --games 20 --every 10 --strength 10 --out t.model",
      "tyche think tic-tac-toe --algorithm nonsense",
    ];
    for (const line of lines) shell(line, work!, env);
    expect(readdirSync(work!).sort()).toEqual([
      "match.log",
      "t.model",
      "t.model.checkpoint",
      "t.model.curve.jsonl",
      "t.model.curve.svg",
      "tree.svg",
    ]);
    expect(readdirSync(home!)).toEqual([]);
    expect(readdirSync(temp!).filter((name) => name !== "node-compile-cache")).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
