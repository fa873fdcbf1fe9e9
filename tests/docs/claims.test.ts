import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { LEVELS } from "@tyche/engine";
import { GAMES } from "@tyche/registry";
import { ALGORITHMS } from "@tyche/trees";
import { LIGHT } from "@tyche/trees/drawing";
import { expect, test } from "vitest";
import { USUAL_FILTERS } from "../../packages/backgammon/src/game/rules.js";
import { MODEL_KINDS } from "../../packages/cli/src/arena/models.js";
import { COMMANDS } from "../../packages/cli/src/commands/index.js";

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

/** Numbers as words: in English, Spanish, French and Chinese. */
const COUNTS: Readonly<Record<number, readonly [string, string, string, string]>> = {
  13: ["thirteen", "trece", "treize", "十三"],
  14: ["fourteen", "catorce", "quatorze", "十四"],
  15: ["fifteen", "quince", "quinze", "十五"],
  16: ["sixteen", "dieciséis", "seize", "十六"],
  19: ["nineteen", "diecinueve", "dix-neuf", "十九"],
  20: ["twenty", "veinte", "vingt", "二十"],
  21: ["twenty-one", "veintiún", "vingt et un", "二十一"],
  22: ["twenty-two", "veintidós", "vingt-deux", "二十二"],
};

test("numbers of games, algorithms and levels", () => {
  const { length } = GAMES;
  const [en, , , zh] = COUNTS[length]!;
  const [more, mas, autres] = COUNTS[length - 6]!;
  for (const page of ["docs/index.md", "docs/guide/index.md", "docs/architecture.md"])
    expect(read(page)).toContain(`${en} games`);
  for (const page of ["packages/games/README.md", "CHANGELOG.md"])
    expect(read(page)).toContain(`${en[0]!.toUpperCase()}${en.slice(1)} games`);
  expect(read("docs/comparison.md")).toContain(`| games included | ${length} |`);
  // The READMEs name six games and count the others.
  expect(read("README.md")).toContain(`and ${more} more`);
  expect(read("README.es.md")).toContain(`y ${mas} juegos más`);
  expect(read("README.fr.md")).toContain(`et ${autres} autres jeux`);
  expect(read("README.zh.md")).toContain(`等${zh}种游戏`);
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
  const sizes = new Map<string, number>();
  for (const room of ["games", "backgammon"]) {
    const folder = join(ROOT, "packages", room, "weights");
    for (const file of readdirSync(folder)) {
      const name = room === "backgammon" ? room : file.replace(/\.(model|book)$/, "");
      const size = gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1e6;
      sizes.set(name, (sizes.get(name) ?? 0) + size);
    }
  }
  const page = read("docs/guide/weights.md");
  for (const [name, size] of sizes) {
    const game = name === "twenty48" ? "2048" : name;
    const [, printed] = new RegExp(`\\| \`@tyche/(?:games/)?${game}\` \\| ([\\d.]+) MB`).exec(page) ?? [];
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

/** The ratings of the first and last levels by game, from the tables of docs/levels.md; the long suite compares those with the recorded games. */
function rated(): Map<string, readonly [first: number, last: number]> {
  const number = (cell: string): number => Number(cell.split(" ")[0]!.replace("−", "-"));
  const found = new Map<string, readonly [number, number]>();
  for (const section of read("docs/levels.md").split("\n### ").slice(1)) {
    const [head, , , ...rows] = section
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").map((cell) => cell.trim()));
    const column = head!.indexOf("Elo");
    if (column > 0)
      found.set(section.split("\n")[0]!, [number(rows[0]![column]!), number(rows[9]![column]!)]);
  }
  return found;
}

test("docs/levels.md gives the range of the ratings", () => {
  const spans = [...rated()].map(([game, [first, last]]) => [last - first, game] as const);
  expect(spans.length).toBeGreaterThan(8);
  const [least, most] = [Math.min, Math.max].map((extreme) => extreme(...spans.map(([span]) => span)));
  const gameWith = (wanted: number): string => spans.find(([span]) => span === wanted)![1];
  expect([least, most].map((span) => gameWith(span!))).toEqual(["ludo", "chess"]);
  const [low, high] = [least, most].map((span) => span!.toLocaleString("en"));
  expect(read("docs/levels.md")).toContain(`the ten levels span ${low} Elo in Ludo and ${high} in chess`);
});

test("docs/figure.md lists the colours of the element", () => {
  const { fills, lines, ...others } = LIGHT;
  const names = [
    ...Object.keys({ ...others, ...fills }),
    ...Object.keys(lines).map((kind) => `${kind}-line`),
  ];
  const list = read("docs/figure.md").split("Colours: ")[1]!.split("Parts: ")[0]!;
  const listed = [...list.matchAll(/`(?:--tyche)?-([\w-]+)`/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual(names.sort());
});
