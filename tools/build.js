// Builds what is out of date, one line a step: npm run build, or with --site also the site of docs/. A step runs if its
// files have changed since it last ran, or if what it makes is missing; --all runs each.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const STAMPS = "node_modules/.cache/tyche-build";
/** What is built, or concerns no build. */
const BESIDE =
  /^(?:node_modules|dist|bundle|site|tmp|test|e2e|generated|guide-run-.*|\.(?!vitepress$).*)$|\.(?:test|e2e|bench)\.tsx?$|\.tsbuildinfo$/;
const COMMON = [
  "package.json",
  "package-lock.json",
  "tools/build.js",
  "tools/bundle.js",
  "tools/bundle-logs.ts",
  "tools/notices.ts",
  "tsconfig.base.json",
  "tsconfig.json",
];
const packages = (...names) => names.map((name) => `packages/${name}`);
const LIBRARIES = packages(
  "engine",
  "messages",
  "trees",
  "practice",
  "learn",
  "games",
  "backgammon",
  "registry",
);
const generated = (name) => [`packages/${name}/src/kernels/generated`];

/** Each with the folders and files that it reads, what it makes, and its command. */
const STEPS = [
  {
    what: "texts in four languages",
    from: packages("messages"),
    to: ["packages/messages/src/generated/areas.ts"],
    run: "npm run -s build:locales -w packages/messages",
  },
  {
    what: "kernels in WebAssembly",
    from: packages("learn/assembly", "learn/tools", "games/assembly", "backgammon/assembly"),
    to: ["learn", "games", "backgammon"].flatMap(generated),
    run: "npm run -s build:kernels -w packages/learn -w packages/games -w packages/backgammon",
  },
  {
    what: "packages",
    from: ["packages", "research"],
    to: ["packages/cli/dist", "research/dist"],
    run: "npx tsc -b",
  },
  {
    what: "command",
    from: [...LIBRARIES, ...packages("arena", "cli")],
    to: ["packages/cli/bundle"],
    run: "npm run -s build:bundle -w packages/cli",
  },
  {
    what: "element <tyche-tree>",
    from: packages("messages", "trees", "figure"),
    to: ["packages/figure/bundle"],
    run: "npm run -s build -w packages/figure",
  },
  {
    what: "Lab",
    from: [...LIBRARIES, ...packages("figure", "lab")],
    to: ["packages/lab/dist/index.html"],
    run: "npm run -s build -w packages/lab",
  },
];
const SITE = {
  what: "site",
  from: ["docs", "packages", "research/notes", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "tools"],
  to: ["site/index.html"],
  run: "npm run -s docs:site",
};

const isAll = process.argv.includes("--all");
mkdirSync(STAMPS, { recursive: true });
for (const step of process.argv.includes("--site") ? [...STEPS, SITE] : STEPS) {
  const stamp = join(STAMPS, step.what.replaceAll(/\W+/g, "-"));
  const now = stateOf(step);
  const isMade = step.to.every((path) => existsSync(path));
  if (!isAll && isMade && existsSync(stamp) && readFileSync(stamp, "utf8") === now) continue;
  const start = performance.now();
  const { status } = spawnSync(step.run, { shell: true, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, now);
  console.log(`built: ${step.what}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** The names, sizes and times of the files of a step, in one hash. */
function stateOf({ from }) {
  const hash = createHash("sha256");
  for (const path of [...COMMON, ...from]) addTo(hash, path);
  return hash.digest("hex");
}

function addTo(hash, path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory())
    for (const name of readdirSync(path)) {
      if (!BESIDE.test(name)) addTo(hash, `${path}/${name}`);
    }
  else hash.update(`${path} ${found?.size} ${found?.mtimeMs}\n`);
}
