import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "tyche-notices-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Names of the packages whose files occur in the source maps of a build. */
function packagesIn(maps: readonly string[]): Set<string> {
  const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

it("the built Lab names every third-party package in it, with its licence", () => {
  // A process of its own: the build reads packages as they are built, and tests read their sources.
  const vite = fileURLToPath(new URL("../../bin/vite.js", import.meta.resolve("vite")));
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, "build", "--sourcemap", "--outDir", folder, "--emptyOutDir"],
    { cwd: fileURLToPath(new URL("..", import.meta.url)), env: { ...process.env, NODE_OPTIONS: "" } },
  );
  expect(status, String(stderr)).toBe(0);
  const named = (name: string): string => readFileSync(join(folder, name), "utf8");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const bundled = packagesIn(files.filter((name) => name.endsWith(".map")).map(named));
  expect([...bundled].sort()).toEqual(expect.arrayContaining(["fflate", "react", "react-dom"]));
  const parts = named("third-party.txt").split(/^-{80}\n/m);
  for (const name of [...bundled, "assemblyscript"]) {
    const part = parts.find((one) => new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\nLicence: \\S`).test(one));
    expect(part, name).toMatch(/permi(t|ssion)/i);
    expect(part!.length, name).toBeGreaterThan(500);
  }
  // The service worker stores it as well.
  expect(named("sw.js")).toContain('"./third-party.txt"');
});
