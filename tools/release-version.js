// Gives all packages the next version, as requested by the files in .changeset, gives the changelog's "Unreleased"
// section its version and date, and updates the version range in the projects of examples/.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { publishedPackages, ROOT } from "./release/packages.js";

const HEADING = "## Unreleased\n";

const changes = readFileSync("CHANGELOG.md", "utf8");
if (!changes.includes(HEADING)) throw new Error('CHANGELOG.md has no heading "Unreleased".');
execFileSync("npx", ["changeset", "version"], { stdio: "inherit" });
const [{ manifest }] = publishedPackages();
const { version } = manifest;
if (version === ROOT.version)
  throw new Error(`The version is ${version} as before: \`npx changeset\` says what it shall be.`);
rewrite("package.json", /"version": "[^"]*"/, `"version": "${version}"`);
rewrite("CITATION.cff", /^version: .*$/m, `version: ${version}`);
const today = new Date().toISOString().slice(0, 10);
writeFileSync("CHANGELOG.md", changes.replace(HEADING, `${HEADING}\n## ${version} (${today})\n`));
const projects = readdirSync("examples").map((name) => `examples/${name}/package.json`);
for (const file of projects.filter((name) => existsSync(name)))
  rewrite(file, /"(@tyche\/[a-z]+|tyche)": "\^[^"]*"/g, `"$1": "^${version}"`);
rewrite("examples/README.md", /(\/tyche-[a-z]+)-\d[^ ]*\.tgz/g, `$1-${version}.tgz`);
execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], { stdio: "inherit" });

function rewrite(file, what, by) {
  writeFileSync(file, readFileSync(file, "utf8").replace(what, by));
}
