import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";

/** Names of the packages whose files occur in the source maps of a build. */
function packagesIn(maps: readonly string[]): Set<string> {
  const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return new Set(names.filter((name) => name !== undefined));
}

it("the built Lab names every third-party package in it, with its licence", async () => {
  const { output } = (await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
    build: { write: false, sourcemap: true },
    logLevel: "silent",
  })) as Rolldown.RolldownOutput;
  const assets = output.filter((file) => file.type === "asset");
  const textOf = ({ source }: Rolldown.OutputAsset): string =>
    typeof source === "string" ? source : new TextDecoder().decode(source);
  const named = (name: string): string => textOf(assets.find(({ fileName }) => fileName === name)!);
  const bundled = packagesIn(assets.filter(({ fileName }) => fileName.endsWith(".map")).map(textOf));
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
