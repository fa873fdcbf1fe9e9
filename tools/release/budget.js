// Measures how many bytes a page with a few lines of Tyche downloads: bundled and minified with Vite, gzipped. Methods
// are separate chunks, loaded when first used.
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const OPPONENT =
  'export { createOpponent } from "@tyche/engine"; export { connect } from "@tyche/engine/threads";';
const DECIDE = 'export { decide } from "@tyche/engine";';

/**
 * @returns {Promise<{ what: string, bytes: number, most: number, said?: RegExp }[]>} gzipped bytes, their limit, and
 * where the README of the engine states them
 */
export async function bundleSizes() {
  const decide = await bundled(DECIDE);
  const pig = await bundled(`${DECIDE} export { pig } from "@tyche/games/pig";`);
  const whole = await bundled(DECIDE, { codeSplitting: false });
  const opponent = await bundled(OPPONENT);
  const worker = await bundled('import { serve } from "@tyche/engine/threads"; serve(self, []);');
  if (neededBy(worker, isEntry).length < worker.length)
    throw new Error(
      "A worker loads something later on: packages/engine/src/threads/all-methods.ts lacks it.",
    );
  return [
    {
      what: "a page with `decide`, to begin with",
      bytes: sizeOf(decide, isEntry),
      most: 21_900,
      said: /begins with (\d+) kB \(minified/,
    },
    {
      what: "the same when it has decided in a game for two with dice",
      bytes: sizeOf(decide, isEntry, isMinimax),
      most: 47_100,
      said: /first asked: (\d+) kB/,
    },
    {
      what: "`decide` with every method, in one file",
      bytes: sizeOf(whole, isEntry),
      most: 69_500,
      said: /for two, (\d+) kB/,
    },
    {
      what: "a worker with every method",
      bytes: sizeOf(worker, isEntry),
      most: 74_500,
      said: /method in it, (\d+) kB/,
    },
    {
      what: "a page with `connect` and `createOpponent`",
      bytes: sizeOf(opponent, isEntry),
      most: 38_300,
      said: /`createOpponent` begins with (\d+) kB/,
    },
    {
      what: "one game without weights beside it",
      bytes: sizeOf(pig, isEntry) - sizeOf(decide, isEntry),
      most: 5_000,
    },
  ];
}

const isEntry = (chunk) => chunk.isEntry;
/** A method's code is loaded when the method is first used. */
const isMinimax = ({ moduleIds }) => moduleIds.some((id) => id.endsWith("/engine/dist/minimax/think.js"));

async function bundled(source, how = {}) {
  const bundle = await rolldown({
    input: "page",
    platform: "browser",
    logLevel: "silent",
    // As in a production build with Vite or webpack.
    resolve: { conditionNames: ["production", "browser", "module", "import", "default"] },
    // Package names are resolved as from anywhere in the workspace.
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === "page" ? new URL("page.js", import.meta.url).pathname : undefined),
        load: (id) => (id.endsWith("/tools/release/page.js") ? source : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true, ...how });
  return output.filter(({ type }) => type === "chunk");
}

/** Gzipped bytes of the requested chunks and of everything they import statically. */
function sizeOf(chunks, ...asked) {
  const codes = neededBy(chunks, ...asked).map(({ code }) => code);
  return codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}

function neededBy(chunks, ...asked) {
  const needed = new Set();
  const need = (chunk) => {
    if (needed.has(chunk)) return;
    needed.add(chunk);
    for (const name of chunk.imports) need(chunks.find(({ fileName }) => fileName === name));
  };
  for (const is of asked) need(chunks.find(is));
  return [...needed];
}
