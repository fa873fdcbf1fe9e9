// Runs every code block of the guide, page after page in one folder, as a reader would: a block that begins with a file
// name is that file, a console block shows what its commands print ("console about": with other numbers), and all files
// pass TypeScript's strict checks. Blocks that begin with a path in examples/ must equal that file of the examples,
// word for word.
//
// Command blocks (sh) are run as printed if the packed packages are beside FOLDER, in tyche/tmp/release.
//
//     node tools/check-guide.js [FOLDER]    FOLDER is the reader's empty folder; by default one in this checkout, which has the packages
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { GUIDE } from "../docs/.vitepress/sidebar.js";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const [given] = process.argv.slice(2);
const folder = given === undefined ? mkdtempSync(join(ROOT, "docs/guide-run-")) : resolve(given);
/** Looked up when the first command needs it: the guide's own commands install it. */
const bin = () =>
  join(dirname(createRequire(join(folder, "package.json")).resolve("tyche")), "../bin/tyche.js");

/** Languages of blocks that are files. */
const FILES = ["js", "ts", "jsx", "tsx", "html"];
/**
 * Commands that the reader has already run, or that need a clone of the repository over the network: they are skipped
 * here.
 */
const DONE = [/^git clone /, /^npm ci$/, /^npm run release:pack$/, /^mkdir my-game$/];
/** Commands that run until they are stopped: they must print an address that responds. */
const SERVES = /^npm (start|run dev)$/;

const faults = [];
const written = new Map();
try {
  if (given === undefined)
    writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }\n');
  let sessions = 0;
  for (const page of GUIDE.flatMap(({ items }) => items.map(pathOf))) {
    const before = faults.length;
    for (const block of blocksOf(page)) {
      if (FILES.includes(block.language)) takeFile(block);
      else if (block.language === "console") sessions += showSession(block);
      else if (block.language === "sh") await runShell(block);
      else if (block.language !== "text" && block.language !== "json")
        fault(block, `is in "${block.language}", which nobody runs`);
    }
    console.log(`${faults.length === before ? "ok " : "BAD"} ${page}`);
  }
  checkTypes();
  console.log(`${written.size} files, ${sessions} commands, ${faults.length} faults`);
} finally {
  if (given === undefined) rmSync(folder, { recursive: true });
}
for (const text of faults) console.error(`\n${text}`);
process.exitCode = faults.length === 0 ? 0 : 1;

function pathOf({ link }) {
  return `docs${link.endsWith("/") ? `${link}index` : link}.md`;
}

/** @returns code blocks with the line number where each begins */
function blocksOf(page) {
  const text = readFileSync(join(ROOT, page), "utf8");
  return [...text.matchAll(/^```([a-z]*)( about)?[^\n]*\n([\s\S]*?)^```$/gm)].map((match) => ({
    page,
    line: text.slice(0, match.index).split("\n").length,
    language: match[1],
    about: match[2] !== undefined,
    text: match[3],
  }));
}

function fault({ page, line }, text) {
  faults.push(`${page}:${line}: the block ${text}`);
}

function takeFile(block) {
  const [first] = block.text.split("\n", 1);
  const [, name] = /^(?:\/\/|<!--) (\S+\.\w+)/.exec(first) ?? [];
  if (name === undefined) return fault(block, "names no file in its first line");
  if (name.startsWith("examples/")) {
    const file = join(ROOT, name);
    const code = block.text.slice(first.length + 1);
    if (!existsSync(file)) fault(block, `is ${name}, which is not there`);
    else if (!readFileSync(file, "utf8").includes(code)) fault(block, `is not in ${name} word for word`);
    return undefined;
  }
  if (written.has(name)) return fault(block, `writes ${name} again`);
  written.set(name, block);
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  return writeFileSync(path, block.text);
}

/** @returns the number of commands that were run */
function showSession(block) {
  const commands = block.text.split(/^\$ /m).slice(1);
  if (commands.length === 0) fault(block, 'has no "$ command"');
  for (const session of commands) {
    const [command, ...rest] = session.split("\n");
    const shown = rest.join("\n").trimEnd();
    const printed = run(command);
    if (!pattern(shown, block.about).test(printed))
      fault(block, `shows of "${command}":\n${shown}\n--- and it prints:\n${printed}`);
  }
  return commands.length;
}

function run(command) {
  try {
    return execFileSync("bash", ["-c", `(${command.replaceAll("npx tyche", `node "${bin()}"`)}) 2>&1`], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1", COLUMNS: "100", NODE_NO_WARNINGS: "1" },
    }).trimEnd();
  } catch (error) {
    // The page may show a command that fails.
    return String(error.stdout).trimEnd();
  }
}

/**
 * A pattern for the expected output, in which "…" stands for anything (a time, omitted lines).
 *
 * @param about whether numbers may differ, as in ```console about: they depend on the clock or the version
 */
function pattern(shown, about) {
  const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const number = /\d+(?:\.\d+)?/;
  const parts = shown
    .split("…")
    .map((part) => (about ? part.split(number).map(literal).join("\\d+(?:\\.\\d+)?") : literal(part)));
  return new RegExp(`^${parts.join("[\\s\\S]*")}$`);
}

/**
 * Runs a block of commands as printed, in the folder with the clone `tyche` and the reader's `my-game`; if there is no
 * such folder, it only reports that the block was not run.
 */
async function runShell(block) {
  const outside = dirname(folder);
  if (!existsSync(join(outside, "tyche/tmp/release"))) {
    console.log(`not run: ${block.page}:${block.line}, which needs packed packages (npm run check:examples)`);
    return;
  }
  let cwd = outside;
  for (const command of block.text
    .trim()
    .split(/\n|&&/)
    .map((part) => part.trim())) {
    const [, into] = /^cd (\S+)$/.exec(command) ?? [];
    if (into !== undefined) cwd = resolve(cwd, into);
    else if (SERVES.test(command)) await visit(block, command, cwd);
    else if (!DONE.some((done) => done.test(command))) {
      try {
        execFileSync("bash", ["-c", command], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
      } catch (error) {
        fault(block, `has "${command}", which fails:\n${error.stderr ?? error.message}`);
        return;
      }
    }
  }
}

/** Starts a server as printed, requests its page, and stops it. */
async function visit(block, command, cwd) {
  const server = spawn("bash", ["-c", command], { cwd, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  try {
    let printed = "";
    const address = await new Promise((resolve) => {
      const read = (chunk) => {
        printed += stripVTControlCharacters(String(chunk));
        const [found] = /http:\/\/[\w.]+:\d+/.exec(printed) ?? [];
        if (found) resolve(found);
      };
      server.stdout.on("data", read);
      server.stderr.on("data", read);
      server.on("exit", () => resolve(undefined));
    });
    if (address === undefined) fault(block, `has "${command}", which ends without an address:\n${printed}`);
    else if ((await fetch(address)).status >= 500) fault(block, `has "${command}", whose page is an error`);
  } finally {
    if (server.exitCode === null) process.kill(-server.pid);
  }
}

/** Type-checks the files as in a strict project. */
function checkTypes() {
  const names = [...written.keys()].filter((name) => /\.[jt]sx?$/.test(name));
  const options = {
    allowJs: true,
    checkJs: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: "ES2023",
    module: "NodeNext",
    jsx: "react-jsx",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    types: ["node"],
    typeRoots: [join(ROOT, "node_modules/@types")],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: names }));
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  try {
    execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
  } catch (error) {
    for (const line of String(error.stdout).trim().split("\n")) faults.push(`types: ${line}`);
  }
}
