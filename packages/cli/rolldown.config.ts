// Bundles the command and the script of its threads, with everything they import: a call then opens a dozen files
// instead of hundreds. CommonJS, because Node loads it in half the time.
import { defineConfig, type Plugin } from "rolldown";
import { engineIsOneFile } from "../../tools/bundle-logs.ts";
import { notices } from "../../tools/notices.ts";

/** Weights stay in the packages of the games. */
const weights: Plugin = {
  name: "tyche-weights",
  transform(code, id, { magicString: text }) {
    const address = /new URL\("(?:\.\.\/)+weights\/([\w-]+\.\w+)", import\.meta\.url\)/g;
    const [, room] = /[\\/](games|backgammon)[\\/]src[\\/]/.exec(id) ?? [];
    const found = room === undefined || text === undefined ? [] : [...code.matchAll(address)];
    if (text === undefined || found.length === 0) return null;
    const resolved = `pathToFileURL(createRequire(import.meta.url).resolve("@tyche/${room}"))`;
    for (const { 0: whole, 1: file, index } of found)
      text.overwrite(index, index + whole.length, `new URL("../weights/${file}", ${resolved})`);
    text.prepend('import { createRequire } from "node:module"; import { pathToFileURL } from "node:url"; ');
    return { code: text };
  },
};

/** Commander can start commands that are programs of their own; ours are not, and the module takes long to load. */
const noPrograms: Plugin = {
  name: "tyche-no-programs",
  resolveId: (id, from = "") => (id === "node:child_process" && /commander/.test(from) ? `\0${id}` : null),
  load: (id) => (id === "\0node:child_process" ? "export {}" : null),
};

/** The package is of ES modules, so the folder of the bundle needs a package.json of its own. */
const commonJs: Plugin = {
  name: "tyche-commonjs",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "commonjs" }\n' });
  },
};

export default defineConfig({
  input: { main: "src/main.ts", worker: "src/tasks/worker.ts" },
  platform: "node",
  // Edited sources keep their lines in the source map.
  experimental: { nativeMagicString: true },
  onLog: engineIsOneFile,
  resolve: { conditionNames: ["@tyche/source"] },
  // Optional, private, or with a file of WebAssembly beside it.
  external: ["bullmq", "ioredis", "highs", /^@tyche\/research/],
  plugins: [weights, noPrograms, commonJs, notices("The command of Tyche").bundle],
  output: {
    dir: "bundle",
    cleanDir: true,
    format: "cjs",
    sourcemap: true,
    // Comments were a fifth of what a call loads; those with a licence stay.
    comments: { jsdoc: false },
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: {
      groups: [
        // What every call loads is one file.
        { name: "begin", tags: ["$initial"], test: /src[\\/](?!main|tasks)|commander/, priority: 2 },
        // In one scope the search calls its parts directly, not as exports of other files.
        { name: "engine", test: /engine[\\/]src[\\/](?!testing)/, priority: 1 },
        // Otherwise what checks certificates, which needs parts of both, would cut them into many files.
        { name: "read-tree", test: /trees[\\/]src[\\/]read[\\/](?!text-file|suggest)/, priority: 1 },
        { name: "search-tree", test: /trees[\\/]src[\\/](search|solve)[\\/]/, priority: 1 },
        {
          name: "games",
          test: /(games|backgammon|registry)[\\/]src[\\/](registry|([^\\/]+[\\/])?about)\.ts/,
          priority: 1,
        },
      ],
    },
  },
});
