import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { notices } from "../../tools/notices.ts";

/** Folder of the games and their networks, which are loaded on demand. */
const ON_DEMAND = "assets/games";

/** Writes the service worker with the list of all files of the build, and a version computed from their contents. */
function offline(): Plugin {
  return {
    name: "tyche-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      // Files that are loaded on demand are stored when they are loaded.
      const files = Object.values(bundle).filter(
        ({ fileName }) => fileName !== "index.html" && !fileName.startsWith(`${ON_DEMAND}/`),
      );
      const hash = createHash("sha256");
      for (const file of files) hash.update(file.type === "chunk" ? file.code : file.source);
      const worker = readFileSync(new URL("./src/offline/sw.js", import.meta.url), "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace(
          '["__FILES__"]',
          JSON.stringify([
            "./",
            "./icon.svg",
            "./manifest.webmanifest",
            "./from-file.js",
            "./long-link.js",
            ...files.map(({ fileName }) => `./${fileName}`),
          ]),
        );
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
    },
  };
}

/**
 * The engine loads its methods on demand. In a worker they are all bundled, so that nothing is fetched during a search.
 */
const wholeEngine: Plugin = {
  name: "tyche-whole-engine",
  enforce: "pre",
  transform(code, id) {
    if (!/[\\/]engine[\\/]src[\\/](methods|proof)[\\/][\w-]+\.ts$/.test(id)) return undefined;
    const loaded: string[] = [];
    const direct = code.replaceAll(/await import\(("[^"]+")\)/g, (_, file: string) => {
      loaded.push(`import * as loaded${loaded.length} from ${file};`);
      return `loaded${loaded.length - 1}`;
    });
    return loaded.length === 0 ? undefined : `${loaded.join("\n")}\n${direct}`;
  },
};

/**
 * The page's first script is small and requests the rest; a preload hint in the page lets the browser start earlier.
 */
const shellBeside: Plugin = {
  name: "tyche-shell-beside",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle = {} }) {
      const shell = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "shell");
      if (shell?.type !== "chunk") throw new Error("the Lab's shell is no file of its own");
      return [shell.fileName, ...shell.imports].map((file) => ({
        tag: "link",
        attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` },
        injectTo: "head",
      }));
    },
  },
};

/** The page itself never evaluates: weights that code of the page refers to are loaded by workers alone. */
const withoutWeights: Plugin = {
  name: "tyche-without-weights",
  apply: "build",
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle))
      if (/\.(model|book)$/.test(name) && !name.startsWith(`${ON_DEMAND}/`)) delete bundle[name];
  },
};

/** Compiled kernels contain AssemblyScript's own library. */
const compiler = dirname(fileURLToPath(import.meta.resolve("assemblyscript/package.json")));
const thirdParty = notices("The Lab of Tyche", [compiler]);

// Relative addresses: the Lab works on any file host and path.
export default defineConfig({
  base: "./",
  plugins: [react(), thirdParty.bundle, shellBeside, withoutWeights, offline()],
  resolve: { conditions: ["@tyche/source", "browser", "module", "import", "default"] },
  worker: {
    format: "es",
    plugins: () => [wholeEngine, thirdParty.worker],
    rolldownOptions: {
      output: {
        chunkFileNames: `${ON_DEMAND}/[name]-[hash].js`,
        assetFileNames: `${ON_DEMAND}/[name]-[hash][extname]`,
        // A worker waits for each file in turn, so the engine is one file, and so is all code used by one game alone.
        codeSplitting: {
          groups: [
            {
              name: "engine",
              // With what lists games: a game's file must not be needed for its name.
              test: /packages[\\/](engine[\\/]src|games[\\/]src[\\/](kit|registry|[\w-]+[\\/]about))/,
              priority: 1,
            },
            { name: "learn", test: /packages[\\/]learn[\\/]src/, minShareCount: 4 },
            // Without this, what a game's later parts share with its rules would be a file each.
            {
              name: (id) => /[\\/]games[\\/]src[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? null,
              test: /[\\/]games[\\/]src[\\/][\w-]+[\\/](?!.*(trainer|training|read-games|pgn|match-files))/,
            },
          ],
        },
      },
    },
  },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "begin", tags: ["$initial"], priority: 4 },
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            {
              name: "shell",
              test: /lab[\\/]src[\\/](shell|i18n[\\/]words|kit[\\/](?!dialog)[\w-]+)\.tsx?$/,
              priority: 2,
            },
            // The boards' shared code is small; one file per module would need five requests.
            {
              name: "board",
              test: /lab[\\/]src[\\/]boards[\\/]kit[\\/](view|cell-grid|names|use-dragging|board-editor|die-face)\.tsx?$/,
              priority: 2,
            },
            {
              name: "trees",
              test: /packages[\\/](trees[\\/]src|lab[\\/]src[\\/](?!boards))/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    chunkSizeWarningLimit: 700,
  },
});
