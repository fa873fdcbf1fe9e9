/** Measured numbers in prose: each is read from the table of its measurement, or checked against it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, test } from "vitest";
// @ts-expect-error a script of the site, without types
import { chapter, typedNumbers } from "../../docs/.vitepress/figures.js";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const pagesIn = (folder: string, recursive = true): string[] =>
  readdirSync(join(ROOT, folder), { recursive, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}${name}`.replaceAll("\\", "/"));
const PAGES = [
  ...pagesIn("", false),
  ...pagesIn("docs/"),
  ...pagesIn("research/notes/"),
  ...readdirSync(join(ROOT, "packages")).flatMap((name) => pagesIn(`packages/${name}/`, false)),
];
const found = (expression: string, language = "en"): string =>
  chapter(`{=${expression}}`, "page.md", language);

it("reads a number from its row and column", () => {
  expect(found("backgammon-pruning[Star1].share * 100:0")).toBe("96");
  expect(found("backgammon-pruning[Star1, table].share * 100:0")).toBe("88");
  expect(found("2048-strength[shipped, 3, 300].score:0", "es")).toBe("314.845");
  expect(found("gnubg[depth 1 against 0 ply, money without a cube].low:+3", "fr")).toBe("−0,006");
  expect(found("gnubg[depth 1 against 0 ply, money without a cube].high:+3")).toBe("+0.028");
  expect(found("backgammon-pruning[least].share:3")).toBe("0.038");
  expect(found("backgammon-pruning[greatest].leaves", "fr")).toBe(
    found("backgammon-pruning[full width].leaves", "fr"),
  );
});

it.each([
  "backgammon-pruning[Star9].share",
  "2048-strength[shipped].score",
  "gnubg[depth 1 against 0 ply, money without a cube].mean",
])("%s is in no table, or in several rows, and stops the build", (expression) =>
  expect(() => found(expression)).toThrow("has no value"),
);

it("stops at a typed number that is not the measured one", () => {
  const said = (number: string): string =>
    `visits ${number} %<!--=backgammon-pruning[Star1].share * 100:0--> of it`;
  expect(typedNumbers(said("96"), "page.md")).toBe("visits 96 % of it");
  // What docs/benchmarks.md said.
  expect(() => typedNumbers(said("88"), "page.md")).toThrow("page.md: 88 % is 96 by");
});

test("typed numbers of the docs and READMEs are the measured ones", () => {
  let count = 0;
  for (const page of PAGES) {
    const source = read(page);
    const ids = source.split("<!--=").length - 1;
    count += ids;
    // No comment is left: each had a number before it.
    if (ids > 0 && !page.startsWith("docs/book/"))
      expect(typedNumbers(source, page), page).not.toContain("<!--=");
  }
  expect(count).toBeGreaterThan(8);
});

test("shares of leaves are those of the leaves beside them", () => {
  for (const [, heading, lines] of read("research/notes/benchmarks.md").matchAll(
    /^<!-- measured: (\S+-pruning) .* -->\n\n.*\n.*\n((?:\|.*\n)+)/gm,
  )) {
    const rows = lines!
      .trim()
      .split("\n")
      .map((line) => line.split("|").slice(1));
    const number = (cell: string): number => Number(cell.replaceAll(",", ""));
    const full = number(rows[0]![1]!);
    for (const [what, leaves, share] of rows) {
      const digits = share!.trim().split(".")[1]?.length ?? 0;
      expect((number(leaves!) / full).toFixed(digits), `${heading} ${what}`).toBe(share!.trim());
    }
  }
});

/** Numbers that sound measured, and are not by us: why they are typed. */
const ALLOWED: Readonly<Record<string, string>> = {
  "25 %": "Ballard 1983; and the share of wins below which a double is not taken, which is arithmetic",
  "30 %": "Ballard 1983",
  "50 %": "Ballard 1983",
  "37 %": "Veness and Blair 2007",
  "53.06 %": "Neller and Presser 2004; the game solves it again",
};
const SOUNDS_MEASURED =
  /(\d[\d.,\u202f]*)[ \u00a0]?(%|percent|por ciento|pour cent|times (?:as|faster|fewer|more)|veces (?:más|menos)|fois (?:plus|moins)|倍)/g;

test("no number of the book that sounds measured is typed without a reason", () => {
  const typed = PAGES.filter((page) => /^docs\/book\/..\//.test(page)).flatMap((page) => {
    const prose = read(page)
      .replaceAll(/^```[\s\S]*?^```/gm, "")
      .replaceAll(/<tyche-(tree|board)[\s\S]*?<\/tyche-\1>/g, "")
      .replaceAll(/\{=[^{}]+\}/g, "");
    return [...prose.matchAll(SOUNDS_MEASURED)]
      .map(
        ([, number, unit]) => `${number!.replace(",", ".")} ${/%|percent|por|pour/.test(unit!) ? "%" : unit}`,
      )
      .filter((said) => !Object.hasOwn(ALLOWED, said))
      .map((said) => `${page}: ${said}`);
  });
  expect(typed).toEqual([]);
});
