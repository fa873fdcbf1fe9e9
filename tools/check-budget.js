/**
 * Counts the statements of each package (`src`, `board`), and the rules of the Lab's style sheets, and compares
 * them with budget.json. A statement is a line with code: comments, blank lines, imports and tests do not count. `--write` lowers what has
 * become smaller; to raise a number, edit the file and say in the commit what the feature adds and what it takes away.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "..");
const FILE = join(ROOT, "budget.json");
const budget = JSON.parse(readFileSync(FILE, "utf8"));

/** The lines of a source file that hold a token outside of comments and imports. */
function statementsOf(path) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const lines = new Set();
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    const children = node.getChildren(source);
    if (children.length > 0) {
      for (const child of children) if (!ts.isJSDoc(child)) visit(child);
      return;
    }
    const [from, to] = [node.getStart(source), node.getEnd()];
    if (from === to) return;
    const first = source.getLineAndCharacterOfPosition(from).line;
    const last = source.getLineAndCharacterOfPosition(to).line;
    for (let line = first; line <= last; line++) lines.add(line);
  };
  visit(source);
  return lines.size;
}

/** The rules of a style sheet, nested ones too: its blocks. */
function rulesOf(path) {
  return (
    readFileSync(path, "utf8")
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .split("{").length - 1
  );
}

function filesOf(folder, ending) {
  return ["src", "board"]
    .map((part) => join(ROOT, folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) =>
      readdirSync(part, { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(ending) && !/\.test\.|(^|[\\/])generated[\\/]/.test(path))
        .map((path) => join(part, path)),
    );
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const counted = Object.fromEntries(
  Object.keys(budget).map((name) => {
    if (name === "styles")
      return [
        name,
        sum(["lab", "backgammon"].flatMap((one) => filesOf(`packages/${one}`, ".css")).map(rulesOf)),
      ];
    const folder = name === "research" ? name : `packages/${name}`;
    return [name, sum([".ts", ".tsx"].flatMap((ending) => filesOf(folder, ending)).map(statementsOf))];
  }),
);
let isOver = false;
for (const [name, most] of Object.entries(budget)) {
  const count = counted[name];
  isOver ||= count > most;
  const left = count > most ? `${count - most} too many` : `${most - count} left`;
  console.log(`${name.padEnd(12)} ${String(count).padStart(6)} of ${String(most).padStart(6)}   ${left}`);
}
console.log(`${"all".padEnd(12)} ${String(sum(Object.values(counted))).padStart(6)}`);
if (process.argv.includes("--write")) {
  const lowered = Object.entries(budget).map(([name, most]) => [name, Math.min(most, counted[name])]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(lowered), undefined, 2)}\n`);
} else if (isOver) process.exitCode = 1;
