// Gives all packages the next version, as the files in .changeset ask for, and the changelog's "Unreleased" its name and its date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { publishedPackages } from "./release/packages.js";

const HEADING = "## Unreleased\n";

execFileSync("npx", ["changeset", "version"], { stdio: "inherit" });
const [{ manifest }] = publishedPackages();
const root = readFileSync("package.json", "utf8");
writeFileSync("package.json", root.replace(/"version": "[^"]*"/, `"version": "${manifest.version}"`));
const changes = readFileSync("CHANGELOG.md", "utf8");
if (!changes.includes(HEADING)) throw new Error('CHANGELOG.md has no heading "Unreleased".');
const today = new Date().toISOString().slice(0, 10);
writeFileSync("CHANGELOG.md", changes.replace(HEADING, `${HEADING}\n## ${manifest.version} (${today})\n`));
execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], { stdio: "inherit" });
