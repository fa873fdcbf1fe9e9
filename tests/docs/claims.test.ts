import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { LEVELS } from "@tyche/engine";
import { GAMES } from "@tyche/games";
import { ALGORITHMS } from "@tyche/trees";
import { expect, test } from "vitest";
import { MODEL_KINDS } from "../../packages/cli/src/arena/models.js";
import { COMMANDS } from "../../packages/cli/src/commands/index.js";
import { USUAL_FILTERS } from "../../packages/games/src/backgammon/rules/rules.js";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/**
 * The first column of the table after a line that starts with `head`, without backquotes; a cell may name several
 * things.
 */
function firstColumn(page: string, head: string): string[] {
  const table = read(page).split(`\n${head}`)[1]!.split("\n\n")[0]!;
  return table
    .split("\n")
    .slice(2)
    .flatMap((line) => [...line.split(/(?<!\\)\|/)[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

/** The names of the properties of an interface in a source file. */
function propertiesOf(path: string, name: string): string[] {
  const body = read(path).split(`interface ${name}`)[1]!.split("\n}")[0]!;
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, property]) => property!);
}

test("numbers of games, algorithms and levels", () => {
  expect(GAMES).toHaveLength(16);
  for (const page of ["docs/index.md", "docs/guide/index.md"]) expect(read(page)).toContain("sixteen games");
  for (const page of ["docs/boards.md", "packages/games/README.md"])
    expect(read(page)).toMatch(/Sixteen games/);
  expect(read("docs/comparison.md")).toContain("| games included | 16 |");
  expect(ALGORITHMS).toHaveLength(20);
  for (const page of ["docs/index.md", "docs/for-students.md"])
    expect(read(page)).toContain("twenty algorithms");
  expect(LEVELS).toHaveLength(10);
});

test("tables of facts, options and models are complete", () => {
  expect(firstColumn("docs/guide/rules.md", "| fact |").sort()).toEqual(
    propertiesOf("packages/engine/src/contract/facts.ts", "Facts").sort(),
  );
  expect(firstColumn("docs/guide/levels.md", "| option |").sort()).toEqual(
    propertiesOf("packages/engine/src/opponent/opponent.ts", "OpponentOptions").sort(),
  );
  const models = firstColumn("docs/opponents.md", "| model |").map((text) => text.split(":")[0]!);
  expect(models.sort()).toEqual(["FILE.json", ...MODEL_KINDS.map(({ name }) => name)].sort());
});

test("the README of the command names the commands whose help is in English only", () => {
  const [, list] = /The help of (.*) is in English only/.exec(read("packages/cli/README.md")) ?? [];
  const named = [...list!.matchAll(/`([a-z]+)`/g)].map(([, name]) => name);
  const english = COMMANDS.filter(({ inEnglish }) => inEnglish).map(({ name }) => name);
  expect(named.sort()).toEqual(english.sort());
});

test.each(["engine", "trees", "learn"])("the README of %s names every entry point", (folder) => {
  const { name, exports } = JSON.parse(read(`packages/${folder}/package.json`));
  const wanted = Object.keys(exports)
    .filter((entry) => entry !== "./package.json")
    .map((entry) => entry.replace(".", name));
  const found = firstColumn(`packages/${folder}/README.md`, "| import |").filter((text) =>
    text.startsWith("@"),
  );
  expect(found.sort()).toEqual(wanted.sort());
});

test("docs/guide/weights.md gives the sizes of what is loaded with a game", () => {
  const folder = join(ROOT, "packages/games/weights");
  const sizes = readdirSync(folder).map((name): [string, number] => [
    name.replace(/\.(model|book)$/, ""),
    gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1e6,
  ]);
  const page = read("docs/guide/weights.md");
  for (const [name, size] of sizes) {
    const game = name === "twenty48" ? "2048" : name;
    const [, printed] = new RegExp(`\\| \`@tyche/games/${game}\` \\| ([\\d.]+) MB`).exec(page) ?? [];
    // The rules are small compared with the weights.
    if (printed === undefined) expect(size, game).toBeLessThan(0.06);
    else expect(Number(printed) / size, game).toBeCloseTo(1.05, 1);
  }
});

test("docs/backgammon.md gives the move filters", () => {
  const page = read("docs/backgammon.md");
  const [first, second] = USUAL_FILTERS.root;
  expect(page).toContain(`the ${first!.most} best plays within ${first!.within} points`);
  expect(page).toContain(`only ${second!.most} within ${second!.within}`);
  expect(page).toContain(`${USUAL_FILTERS.reply!.most} replies within ${USUAL_FILTERS.reply!.within}`);
});

/**
 * Cells of the tables of research/notes/levels.md, by game and level; the long suite compares them with the recorded
 * games.
 */
function rated(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const tables = read("research/notes/levels.md")
    .split("\n\n")
    .filter((text) => text.startsWith("| level |"));
  for (const table of tables) {
    const [head, , ...rows] = table.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
    for (const [column, game] of head!.entries())
      if (column > 1 && game !== "") found.set(game, new Map(rows.map((row) => [row[1]!, row[column]!])));
  }
  return found;
}

test("docs/levels.md gives the ratings of the first and the last level, and the difference between them", () => {
  const number = (cell: string): number => Number(cell.split(" ")[0]!.replace("−", "-"));
  const ratings = rated();
  expect(ratings.size).toBe(11);
  const page = read("docs/levels.md");
  const spans = new Map<string, number>();
  for (const [game, cells] of ratings) {
    const [random, first, last] = ["random", "1", "10"].map((level) => cells.get(level)!);
    const span = number(last!) - number(first!);
    spans.set(game, span);
    const digits = last!.includes(".") ? 2 : 0;
    expect(page).toContain(`| ${game} | ${random} | ${first} | ${last} | ${span.toFixed(digits)} |`);
  }
  const elo = [...spans].filter(([game]) => !/^2048|^pac-man/.test(game)).map(([, span]) => span);
  const thousands = (value: number): string => value.toLocaleString("en");
  const range = [Math.min(...elo), Math.max(...elo)].map(thousands);
  expect(page).toContain(`the ten levels span ${range[0]} Elo in Ludo and ${range[1]} in chess`);
  expect(read("docs/guide/levels.md")).toContain(`from ${range[0]} Elo (Ludo) to ${range[1]} Elo (chess)`);
});
