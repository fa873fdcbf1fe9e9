// How many bytes a page gets that has a few lines of Tyche: bundled and minified as Vite does it, gzipped.
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const DECIDE = 'export { decide } from "@tyche/engine";';

/** @returns {Promise<{ what: string, bytes: number, most: number }[]>} bytes gzipped, and how many they may be */
export async function bundleSizes() {
  const decide = await firstOf(DECIDE);
  const pig = await firstOf(`${DECIDE} export { pig } from "@tyche/games/pig";`);
  return [
    { what: "a page with `decide`", bytes: decide, most: 52_000 },
    { what: "one game without weights beside it", bytes: pig - decide, most: 5_000 },
  ];
}

/** Bytes that a page has to get before its first line runs. */
async function firstOf(source) {
  const chunks = await bundled(source);
  return sizeOf(chunks, chunks.find((chunk) => chunk.isEntry).fileName);
}

async function bundled(source) {
  const bundle = await rolldown({
    input: "page",
    platform: "browser",
    logLevel: "silent",
    // From here the names of the packages are found as from anywhere in the workspace.
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === "page" ? new URL("page.js", import.meta.url).pathname : undefined),
        load: (id) => (id.endsWith("/tools/release/page.js") ? source : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  return output.filter(({ type }) => type === "chunk");
}

/** Of a chunk and all that it imports at once. */
function sizeOf(chunks, name, seen = new Set()) {
  if (seen.has(name)) return 0;
  seen.add(name);
  const { code, imports } = chunks.find(({ fileName }) => fileName === name);
  return imports.reduce(
    (sum, other) => sum + sizeOf(chunks, other, seen),
    gzipSync(code, { level: 9 }).length,
  );
}
