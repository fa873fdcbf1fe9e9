// Checks what a user does: packs the packages, runs the guide's commands and code blocks as printed in empty folders,
// and the projects of examples/, each by its `npm run check`. None of our packages comes from a registry.
//
//     node tools/check-examples.js [NAME…]    only these projects; "guide" is the guide
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { packAll } from "./release/pack.js";

const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tyche-examples-"));
const failed = [];
try {
  const packed = packAll(join(folder, "packed"));
  const projects = readdirSync("examples").filter((name) => existsSync(`examples/${name}/package.json`));
  for (const name of ["guide", ...projects].filter((name) => asked.length === 0 || asked.includes(name))) {
    const before = performance.now();
    try {
      if (name === "guide") checkGuide(packed);
      else checkProject(name, packed);
    } catch (error) {
      failed.push(name);
      console.error(error.message);
    }
    const seconds = Math.round((performance.now() - before) / 1000);
    console.log(`${failed.includes(name) ? "BAD" : "ok "} ${name}, ${seconds} s`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed.length === 0 ? 0 : 1;

/**
 * Creates the reader's folders as the guide's first commands do: a clone with packed packages, and an empty one beside
 * it.
 */
function checkGuide(packed) {
  const at = join(folder, "reader");
  mkdirSync(join(at, "my-game"), { recursive: true });
  mkdirSync(join(at, "tyche/tmp/release"), { recursive: true });
  for (const { tarball } of packed) cpSync(tarball, join(at, "tyche/tmp/release", basename(tarball)));
  cpSync("examples", join(at, "tyche/examples"), {
    recursive: true,
    filter: (path) => !/node_modules|dist$/.test(path),
  });
  run(".", process.execPath, "tools/check-guide.js", join(at, "my-game"));
}

function checkProject(name, packed) {
  const at = join(folder, name);
  cpSync(`examples/${name}`, at, { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) });
  const { dependencies } = JSON.parse(readFileSync(join(at, "package.json"), "utf8"));
  const needed = closureOf(Object.keys(dependencies), packed);
  run(at, "npm", "install", "--no-audit", "--no-fund", ...needed.map(({ tarball }) => tarball));
  run(at, "npm", "run", "check");
}

/** Those of our packages among these names, and their dependencies among ours. */
function closureOf(names, packed) {
  const found = new Set();
  const visit = (name) => {
    const one = packed.find((each) => each.name === name);
    if (!one || found.has(one)) return;
    found.add(one);
    for (const needed of Object.keys(one.manifest.dependencies ?? {})) visit(needed);
  };
  for (const name of names) visit(name);
  return [...found];
}

function run(cwd, command, ...words) {
  execFileSync(command, words, { cwd, stdio: ["ignore", "inherit", "inherit"] });
}
