import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { LEVELS } from "@tyche/engine";
import type { GameInfo } from "@tyche/games";
import { GAMES, loadGame, optionsInPosition } from "@tyche/registry";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { engineIsOneFile } from "../../tools/bundle-logs.ts";
import { notices } from "../../tools/notices.ts";
import { GAMES as BOARD_GAMES } from "./src/boards/games/games.ts";

/** Folder of the games and their networks, which are loaded on demand. */
const ON_DEMAND = "assets/games";

/** The example position of each game with a board, for the start page, which loads no rules. */
const samples: Plugin = {
  name: "tyche-samples",
  resolveId: (id) => (id === "virtual:samples" ? "\0virtual:samples" : undefined),
  async load(id) {
    if (id !== "\0virtual:samples") return undefined;
    const all = await Promise.all(
      BOARD_GAMES.map(async ({ name }) => {
        const { example }: GameInfo = GAMES.find((game) => game.name === name)!;
        const { position, roll } = example;
        const { game } = await loadGame(name, await optionsInPosition(name, position));
        const state = game.notation!.parsePosition(roll === undefined ? position : `${position} ${roll}`);
        const scene = { state, text: game.notation!.position(state), turn: game.turn(state), actions: [] };
        return [name, { facts: game.facts, scene }] as const;
      }),
    );
    return `export const SAMPLES = ${JSON.stringify(Object.fromEntries(all))};`;
  },
};

/** The ratings of the levels, from the tables of docs/levels.md that have Elo. */
const ratings: Plugin = {
  name: "tyche-ratings",
  resolveId: (id) => (id === "virtual:ratings" ? "\0virtual:ratings" : undefined),
  async load(id) {
    if (id !== "\0virtual:ratings") return undefined;
    const text = await readFile(new URL("../../docs/levels.md", import.meta.url), "utf8");
    const tables = text.split("\n### ").map((part) => {
      const rows = part.replaceAll("−", "-").matchAll(/^\| \d+ \|.*\| (-?\d+) \[(-?\d+), (-?\d+)\] \|$/gm);
      return [part.split("\n", 1)[0], [...rows].map((row) => row.slice(1).map(Number))] as const;
    });
    const rated = tables.filter(([, rows]) => rows.length === LEVELS.length);
    return `export const RATINGS = ${JSON.stringify(Object.fromEntries(rated))};`;
  },
};

/** Writes the service worker with the list of all files of the build, and a version computed from their contents. */
function offline(): Plugin {
  return {
    name: "tyche-offline",
    apply: "build",
    // After Vite has removed the scripts of files that are only styles.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const isGame = ({ fileName }: { readonly fileName: string }): boolean =>
          fileName.startsWith(`${ON_DEMAND}/`);
        const all = Object.values(bundle);
        // Files that are loaded on demand are stored when they are loaded, or when the browser has nothing else to do.
        const games = all.filter(isGame);
        // The element is for pages elsewhere.
        const files = all.filter(
          (file) => file.fileName !== "index.html" && !file.fileName.startsWith("element/") && !isGame(file),
        );
        const hash = createHash("sha256");
        for (const file of files) hash.update(file.type === "chunk" ? file.code : file.source);
        const worker = readFileSync(new URL("./src/offline/sw.js", import.meta.url), "utf8")
          .replace("__VERSION__", hash.digest("hex").slice(0, 12))
          .replace('["__GAMES__"]', JSON.stringify(games.map(({ fileName }) => `./${fileName}`)))
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
    },
  };
}

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

/** Files that import each other run before what they need: the build fails, as the page would. */
const withoutCycles: Plugin = {
  name: "tyche-without-cycles",
  apply: "build",
  generateBundle(_, bundle) {
    const done = new Set<string>();
    const visit = (name: string, path: readonly string[]): void => {
      if (path.includes(name)) throw new Error(`files import each other: ${[...path, name].join(" > ")}`);
      const file = bundle[name];
      if (done.has(name) || file?.type !== "chunk") return;
      for (const next of file.imports) visit(next, [...path, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) visit(name, []);
  },
};

/** Files below this number of bytes are sent as they are. */
const LEAST_COMPRESSED = 1500;

/** Writes each larger file of text compressed beside it, for the command's server. */
const compressed: Plugin = {
  name: "tyche-compressed",
  apply: "build",
  async writeBundle({ dir: dist = "" }) {
    for (const name of await readdir(dist, { recursive: true })) {
      const file = join(dist, name);
      if (!/\.(js|css|html|svg|webmanifest|txt)$/.test(name)) continue;
      const bytes = await readFile(file);
      if (bytes.length < LEAST_COMPRESSED) continue;
      for (const [ending, pack] of [
        [".gz", (data: Buffer) => gzipSync(data, { level: 9 })],
        [".br", brotliCompressSync],
      ] as const) {
        const packed = pack(bytes);
        await writeFile(file + ending, packed);
      }
    }
  },
};

/** The page itself never evaluates: weights that code of the page refers to are loaded by workers alone. */
const withoutWeights: Plugin = {
  name: "tyche-without-weights",
  apply: "build",
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle))
      if (/\.(model|book|met)$/.test(name) && !name.startsWith(`${ON_DEMAND}/`)) delete bundle[name];
  },
};

/** The element <tyche-tree>, whose line the Lab gives. */
const element: Plugin = {
  name: "tyche-element",
  apply: "build",
  async generateBundle() {
    const folder = fileURLToPath(new URL("../figure/bundle/", import.meta.url));
    for (const name of await readdir(folder, { recursive: true }))
      if (/\.(js|txt)$/.test(name))
        this.emitFile({
          type: "asset",
          fileName: `element/${name.replaceAll("\\", "/")}`,
          source: await readFile(join(folder, name)),
        });
  },
};

/** Compiled kernels contain AssemblyScript's own library. */
const compiler = dirname(fileURLToPath(import.meta.resolve("assemblyscript/package.json")));
const thirdParty = notices("The Lab of Tyche", [compiler]);

// Relative addresses: the Lab works on any file host and path.
export default defineConfig({
  base: "./",
  // A build lists neither its files nor, by `checks` below, the time that licences and compression took.
  logLevel: "warn",
  plugins: [
    react(),
    samples,
    ratings,
    thirdParty.bundle,
    shellBeside,
    withoutCycles,
    withoutWeights,
    offline(),
    element,
    compressed,
  ],
  resolve: {
    conditions: ["@tyche/source", "browser", "module", "import", "default"],
    // Without the checks of programs' options, as production builds have the engine.
    alias: [
      {
        find: /^@tyche\/engine$/,
        replacement: fileURLToPath(new URL("../engine/src/index.ts", import.meta.url)),
      },
    ],
  },
  worker: {
    format: "es",
    plugins: () => [thirdParty.worker],
    rolldownOptions: {
      onLog: engineIsOneFile,
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: `${ON_DEMAND}/[name]-[hash].js`,
        assetFileNames: `${ON_DEMAND}/[name]-[hash][extname]`,
        // A worker waits for each file in turn, so the engine is one file, and so is all code used by one game alone.
        codeSplitting: {
          groups: [
            {
              name: "engine",
              // With what lists games: a game's file must not be needed for its name.
              test: /packages[\\/]((engine|registry)[\\/]src|(games|backgammon)[\\/]src[\\/](kit|([\w-]+[\\/])?about))/,
              priority: 1,
            },
            { name: "learn", test: /packages[\\/]learn[\\/]src/, minShareCount: 4 },
            // Without this, what a game's later parts share with its rules would be a file each.
            {
              name: (id) =>
                /[\\/](?:games[\\/]src[\\/]([\w-]+)|(backgammon)[\\/]src)[\\/]/
                  .exec(id)
                  ?.slice(1)
                  .find(Boolean) ?? null,
              test: /[\\/](games[\\/]src[\\/][\w-]+|packages[\\/]backgammon[\\/]src)[\\/](?!.*(trainer|training|read-games|pgn|match-files))/,
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
      onLog: engineIsOneFile,
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "begin", tags: ["$initial"], priority: 4 },
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            {
              name: "shell",
              test: /lab[\\/]src[\\/](shell|app|i18n[\\/][\w-]+|kit[\\/](?!dialog)[\w-]+|state[\\/](trees|context|page-state|use-[\w-]+))\.tsx?$/,
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
              // The boards read files, but no trees.
              test: /packages[\\/](trees[\\/]src|lab[\\/]src[\\/](trees|practice))[\\/](?!read[\\/]text-file)/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 5000,
            },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
});
