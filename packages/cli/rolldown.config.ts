// Bundles the command and the script of its threads, with everything they import: a call then opens a dozen files
// instead of hundreds. CommonJS, because Node loads it in half the time.
import { defineConfig, type Plugin } from "rolldown";
import { notices } from "../../tools/notices.ts";

/** Weights stay in the package of the games. */
const weights: Plugin = {
  name: "tyche-weights",
  transform(code, id) {
    const address = /new URL\("(?:\.\.\/)+weights\/([\w-]+\.\w+)", import\.meta\.url\)/g;
    if (!/[\\/]games[\\/]src[\\/]/.test(id) || !address.test(code)) return null;
    const resolved = `pathToFileURL(createRequire(import.meta.url).resolve("@tyche/games"))`;
    return `import { createRequire } from "node:module"; import { pathToFileURL } from "node:url"; ${code.replace(address, `new URL("../weights/$1", ${resolved})`)}`;
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
  resolve: { conditionNames: ["@tyche/source"] },
  // Optional, private, or with a file of WebAssembly beside it.
  external: ["bullmq", "ioredis", "highs", /^@tyche\/research/],
  plugins: [weights, noPrograms, commonJs, notices("The command of Tyche").bundle],
  output: {
    dir: "bundle",
    cleanDir: true,
    format: "cjs",
    sourcemap: true,
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: {
      groups: [
        // What every call loads is one file.
        { name: "begin", tags: ["$initial"], test: /src[\\/](?!main|tasks)|commander/, priority: 2 },
        // In one scope the search calls its parts directly, not as exports of other files.
        { name: "engine", test: /engine[\\/]src[\\/](?!testing)/, priority: 1 },
        {
          name: "games",
          test: /games[\\/]src[\\/](registry[\\/]registry|[^\\/]+[\\/]about)\.ts/,
          priority: 1,
        },
      ],
    },
  },
});
