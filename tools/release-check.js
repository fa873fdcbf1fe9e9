// Packs what would be published, installs it in an empty project outside the repository, and uses it there as users
// will: from modules and CommonJS, in Node 20, 22 and 24, Bun and Deno, from TypeScript, as a command, and on a page
// with a worker in a browser. Whatever cannot be installed is skipped with a message. Arguments select the parts to
// run.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packAll } from "./release/pack.js";
import { ROOT } from "./release/packages.js";
import { chromiumPath, visit } from "./release/page.js";
import { programOf, RUNTIMES } from "./release/runtimes.js";

const TYPES = [
  ["node16", { module: "node16", moduleResolution: "node16" }],
  ["nodenext", { module: "nodenext", moduleResolution: "nodenext" }],
  ["bundler", { module: "esnext", moduleResolution: "bundler" }],
];

let bad = 0;
let skipped = 0;
/** The answers of the first environment; all others must give the same. */
let expected;

const project = realpathSync(mkdtempSync(join(tmpdir(), "tyche-release-")));
try {
  const packed = packAll("tmp/release");
  install(packed);
  const entryPoints = packed.flatMap(entryPointsOf);
  writeFileSync(join(project, "entry-points.json"), JSON.stringify(entryPoints));
  console.log(
    `${packed.length} packages with ${entryPoints.length} entry points are installed in an empty project`,
  );
  const parts = {
    modules: runModules,
    runtimes: runAll,
    types: checkTypes,
    command: runCommand,
    page: openPage,
  };
  const asked = process.argv.slice(2);
  for (const [name, part] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) await part(entryPoints);
} finally {
  rmSync(project, { recursive: true, force: true });
}
console.log(`${bad} failed, ${skipped} skipped`);
process.exitCode = bad === 0 ? 0 : 1;

function install(packed) {
  cpSync("tools/release/consumer", project, { recursive: true });
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module" }),
  );
  const { typescript, "@types/node": nodeTypes } = ROOT.devDependencies;
  const others = [`typescript@${typescript}`, `@types/node@${nodeTypes}`, "vite@8"];
  run("npm", ["install", "--no-audit", "--no-fund", ...packed.map(({ tarball }) => tarball), ...others]);
}

/** Names under which something can be imported; an entry point without types is a script for a thread. */
function entryPointsOf({ name, manifest }) {
  return Object.entries(manifest.exports)
    .filter(([name, target]) => typeof target === "object" && !name.includes("*"))
    .map(([entryPoint]) => name + entryPoint.slice(1));
}

function runModules() {
  attempt("modules", () => agree(run(process.execPath, ["tour.mjs"])));
  attempt("CommonJS by require", () => agree(run(process.execPath, ["tour.cjs"])));
}

function runAll() {
  for (const runtime of RUNTIMES) {
    const program = programOf(runtime);
    if (program === undefined) {
      skip(runtime.name, `${runtime.from} cannot be installed here`);
      continue;
    }
    attempt(`${runtime.name}, modules and a thread`, () => agree(run(program, [...runtime.run, "tour.mjs"])));
    attempt(`${runtime.name}, require`, () => agree(run(program, [...runtime.run, "tour.cjs"])));
    if (runtime.isNode) attempt(`${runtime.name}, the command`, () => commands(program));
  }
}

function checkTypes(entryPoints) {
  const everything = entryPoints.map((entryPoint, i) => `import * as entryPoint${i} from "${entryPoint}";`);
  const used = entryPoints.map((_, i) => `entryPoint${i}`).join(", ");
  writeFileSync(
    join(project, "entry-points.ts"),
    `${everything.join("\n")}\nexport const entryPoints = [${used}];\n`,
  );
  for (const [name, how] of TYPES) {
    const config = {
      compilerOptions: {
        ...how,
        ...{ target: "es2023", lib: ["ES2023", "DOM"], types: ["node"], noEmit: true, strict: true },
        ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
      },
      files: ["types.ts", "entry-points.ts"],
    };
    writeFileSync(join(project, `tsconfig.${name}.json`), JSON.stringify(config));
    attempt(`TypeScript, ${name}`, () => compile(`tsconfig.${name}.json`));
  }
}

/** Errors in third-party declarations (TypeScript rejects some of boardgame.io's) are not ours to fix. */
function compile(config) {
  try {
    run("npx", ["tsc", "-p", config, "--pretty", "false"]);
  } catch (error) {
    const ours = error.message
      .split("\n")
      .filter(
        (line) => / error TS|^error TS/.test(line) && !/^node_modules\/(?!tyche\/|@tyche\/)/.test(line),
      );
    if (ours.length > 0 || !error.message.includes("error TS"))
      throw new Error(ours.join("\n") || error.message);
  }
}

function runCommand() {
  attempt("the command", () => commands(process.execPath));
}

function commands(program) {
  const tyche = (...words) => run(program, ["node_modules/tyche/bin/tyche.js", ...words]);
  same(JSON.parse(tyche("solve", "[[3,12,8],[2,4,6],[14,5,2]]", "-a", "alpha-beta", "--json")).value, "3");
  const thought = JSON.parse(
    tyche("think", "pig", "--target", "30", "--position", "10,12,6", "--depth", "6", "--json"),
  );
  if (expected) same(thought.actions[0].action, JSON.parse(expected).pig[0] ? "roll" : "hold");
  const match = ["arena", "pig", "star2:depth=1", "random", "--games", "4", "--threads", "2", "--json"];
  same(JSON.parse(tyche(...match)).games, 4);
  const folder = tyche("lab", "--folder").trim();
  run("test", ["-f", join(folder, "index.html")]);
}

async function openPage() {
  const chromium = chromiumPath();
  if (chromium === undefined) return skip("the page", "there is no Chromium: set CHROMIUM_PATH");
  const visits = await visit(project, chromium);
  for (const { how, answers, wrong } of visits)
    attempt(`a page with a worker, ${how}`, () => {
      if (wrong.length > 0) throw new Error(wrong.join("\n"));
      agree(answers);
    });
}

function agree(printed) {
  const answers = printed.trim();
  expected ??= answers;
  same(answers, expected);
}

function same(found, wanted) {
  if (found !== wanted) throw new Error(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
}

function run(program, words) {
  try {
    return execFileSync(program, words, {
      cwd: project,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 1e9,
    });
  } catch (error) {
    throw new Error([error.message, error.stdout, error.stderr].filter(Boolean).join("\n"));
  }
}

function attempt(what, act) {
  const start = performance.now();
  try {
    act();
    console.log(`${what}: well, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    bad++;
    console.error(`${what}: FAILED\n${error.message}`);
  }
}

function skip(what, why) {
  skipped++;
  console.log(`${what}: skipped, ${why}`);
}
