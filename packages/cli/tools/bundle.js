// Bundles the command and the script of its threads: a call then opens a few files instead of a hundred. The engine and
// the games stay as they are, because the engine imports copies of its own modules, and games import their weights.
import { rolldown } from "rolldown";

const bundle = await rolldown({
  input: { main: "src/main.ts", worker: "src/tasks/worker.ts" },
  platform: "node",
  resolve: { conditionNames: ["@tyche/source"] },
  external: (id) =>
    !/^(\.|\/|tyche|@tyche\/(trees|messages|practice)(\/|$))/.test(id) && !/^[A-Z]:/i.test(id),
  treeshake: {
    moduleSideEffects: [{ test: /[\\/](trees|messages|practice)[\\/]src[\\/]/, sideEffects: false }],
  },
});
await bundle.write({
  dir: "bundle",
  cleanDir: true,
  sourcemap: true,
  chunkFileNames: "[name]-[hash].js",
  // What every call loads is one file.
  codeSplitting: { groups: [{ name: "begin", tags: ["$initial"], test: /src[\\/](?!main|tasks)/ }] },
});
