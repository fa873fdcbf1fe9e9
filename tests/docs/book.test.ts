/** The chapters of the book: figures, numbers and exercises, in every language they are written in. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { think } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import { pig } from "@tyche/games/pig";
import { exerciseOf, exercisesOf, type WorksheetSpec } from "@tyche/practice";
import { loadGame } from "@tyche/registry";
import { readTree } from "@tyche/trees";
import { describe, expect, it, test } from "vitest";
// @ts-expect-error a script of the site, without types
import { contents, opening } from "../../docs/.vitepress/contents.js";
// @ts-expect-error a script of the site, without types
import { chapter, figureFiles } from "../../docs/.vitepress/figures.js";
// @ts-expect-error a script of the site, without types
import { mathml } from "../../docs/.vitepress/formulas.js";
// @ts-expect-error a script of the site, without types
import { searchTerms } from "../../docs/.vitepress/locales.js";
import { rows } from "../cases.js";
import { TERMS } from "../words/glossary.js";

const BOOK = fileURLToPath(new URL("../../docs/book/", import.meta.url));
const LANGUAGES = ["en", "es", "fr", "zh"];
const EXERCISE = /tyche exercise --kind (\S+) --level (\d) --seed (\S+)/g;

const pagesIn = (language: string): string[] =>
  existsSync(`${BOOK}${language}`) ? readdirSync(`${BOOK}${language}`).sort() : [];
const chaptersIn = (language: string): string[] => pagesIn(language).filter((name) => /^\d\d-/.test(name));
const appendicesIn = (language: string): string[] =>
  pagesIn(language).filter((name) => name.startsWith("appendix-"));
const sourceOf = (language: string, name: string): string =>
  readFileSync(`${BOOK}${language}/${name}`, "utf8");
const drawn = (language: string, name: string): string =>
  chapter(sourceOf(language, name), `${language}/${name}`, language);

describe("numbers in a chapter", () => {
  const figure = `<tyche-tree id="a" algorithm="alpha-beta">[[3,12,8],[2,4,6],[14,5,2]]</tyche-tree>`;
  const number = (expression: string, language = "en"): string =>
    (chapter(`${figure}\n\n{=${expression}}`, "page.md", language) as string).split("\n\n")[1]!;

  it("are those of the search", () => {
    expect(number("a.value")).toBe("3");
    expect(number("a.leaves")).toBe("7");
    expect(number("a.all - a.leaves")).toBe("2");
    expect(number("a.leaves / a.all")).toBe("7/9");
    expect(number("a.leaves / a.all:2")).toBe("0.78");
    expect(number("a.leaves / a.all:2", "fr")).toBe("0,78");
    expect(number("a[2].window")).toBe("(3, +∞)");
    expect(number("a[2].value")).toBe("2");
    expect(number("a[cut 1].skipped")).toBe("2");
    const dice = `<tyche-tree id="b" algorithm="expectiminimax">{"chance":[0,4],"p":["1/4","3/4"]}</tyche-tree>`;
    const found = (expression: string): string =>
      (chapter(`${dice}\n\n{=${expression}}`, "page.md", "fr") as string).split("\n\n")[1]!;
    expect(found("b[root].variance")).toBe("3");
    expect(found("√ b[root].variance / 3:1")).toBe("1,0");
    expect(number("2 * 35 * 35 * 35 - 1:0")).toBe("85,749");
  });

  it.each(["a.wrong", "b.value", "a[9].value", "a[cut 2].left", "a.value + b.value", "√ 2"])(
    "without a value stop the build: %s",
    (expression) => {
      expect(() => number(expression)).toThrow(`page.md: {=${expression}} has no value`);
    },
  );

  it("are drawn once for readers without scripts", () => {
    expect(chapter(figure, "page.md", "en")).toMatch(
      /^<tyche-tree id="a" .* language="en" tree="\[\[3,12.*<svg.*<\/svg><\/tyche-tree>$/,
    );
  });
});

describe("exercises and files of a chapter", () => {
  it("keep the command as text", () => {
    const block = "```\nnpx tyche exercise --kind cuts-star1 --level 2 --seed s\n```";
    expect(chapter(block, "page.md", "en").trim()).toBe(
      '<tyche-exercise kind="cuts-star1" level="2" seed="s-1"><code>npx tyche exercise --kind cuts-star1 --level 2 --seed s</code></tyche-exercise>',
    );
  });

  it("show each tree with and without its search", () => {
    const files = figureFiles(sourceOf("en", "03-alpha-beta.md"), "page.md") as Record<string, string>;
    expect(Object.keys(files)).toContain("doors-solved.tex");
    expect(files["doors.svg"]).toContain("<svg");
    expect(files["doors-solved.svg"]).not.toBe(files["doors.svg"]);
    expect(files["doors-solved.tex"]).toContain("tikzpicture");
  });
});

test("the search finds words in the middle of a Chinese sentence, and those between blanks", () => {
  expect(searchTerms("这是窗口，机会节点 Star1 的")).toEqual([
    "这是",
    "是窗",
    "窗口",
    "机会",
    "会节",
    "节点",
    "Star1",
    "的",
  ]);
  expect(searchTerms("alpha-bêta : l’ordre")).toEqual(["alpha", "bêta", "l", "ordre"]);
});

test("the chances to win in the figure of Pig are those of the solved game", () => {
  const [, text] = /<tyche-tree id="race"[^>]*>(.*)<\/tyche-tree>/.exec(
    sourceOf("en", "07-expectiminimax.md"),
  )!;
  const leaves = readTree(text!).tree.nodes.flatMap((node) =>
    node.kind === "leaf" ? [Number(node.value)] : [],
  );
  const game = pig({});
  const state = (position: string) => game.notation!.parsePosition(position);
  const { at } = solveGame(game, { from: state("76,90,20") });
  const holds = ["76,90,20", "76,90,22"].map(
    (position) => at(state(position)).actions.find(({ action }) => action === "hold")!.value.low,
  );
  const afterOne = 1 - solveGame(game, { from: state("90,76,0") }).value.low;
  expect(leaves).toEqual(
    [holds[0]!, afterOne, holds[1]!, afterOne, 1, 1].map((value) => Math.round(100 * value)),
  );
});

describe.each(LANGUAGES)("the book in %s", (language) => {
  it("links to pages that exist", () => {
    const missing = pagesIn(language).flatMap((name) =>
      [...sourceOf(language, name).matchAll(/\]\(([^):#?]+)(?:[#?][^)]*)?\)/g)]
        .map(([, path]) => path!)
        .filter((path) => !path.startsWith("/lab/"))
        .filter((path) => !existsSync(`${BOOK}${language}/${path}`))
        .map((path) => `${name}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it("lists its chapters by their titles, and its appendices", () => {
    const index = sourceOf(language, "index.md");
    const listed = [...index.matchAll(/\[([^\]]+)\]\((\d\d-[^)]+)\)/g)];
    for (const [, title, name] of listed)
      expect(
        sourceOf(language, name!)
          .split("\n")[0]!
          .replace(/^# \d+\. /, ""),
        name,
      ).toBe(title!.replace(/^\d+\. /, ""));
    expect(listed.map(([, , name]) => name)).toEqual(chaptersIn("en"));
    expect([...index.matchAll(/\((appendix-[^)]+)\)/g)].map(([, name]) => name)).toEqual(appendicesIn("en"));
  });

  it("has the formulas of the English book, and each can be set", () => {
    // Words in formulas are translated.
    const formulasIn = (one: string, name: string) =>
      new Set(
        [...sourceOf(one, name).matchAll(/(\$\$?)([^$\n]+)\1/g)].map(([, , tex]) =>
          tex!.replaceAll(/\\text\{[^}]*\}/g, "\\text{}"),
        ),
      );
    for (const name of [...chaptersIn(language), ...appendicesIn(language)]) {
      const found = formulasIn(language, name);
      expect([...found].sort(), name).toEqual([...formulasIn("en", name)].sort());
      for (const tex of found) {
        expect(mathml(tex, false, name)).toMatch(/^<math>.*<\/math>$/);
        expect(tex).not.toMatch(/\\text\{[^}]*=/);
      }
      // Where there are formulas, variables are formulas too; "y" is a word, and "a" an action of chapter 11.
      if (found.size > 0) expect(sourceOf(language, name)).not.toMatch(/[^*\\]\*[b-xzA-Z]\*(?!\*)/);
    }
  });

  it("has a picture and a sentence for each chapter on its first page", () => {
    const page = contents(sourceOf(language, "index.md"), language) as string;
    const cards = page.split("<li data-chapter=").slice(1);
    expect(cards.map((card) => `${card.split('"')[1]}.md`)).toEqual(chaptersIn("en"));
    for (const card of cards) expect(card).toMatch(/<svg [^>]*aria-hidden.*<small>.{6,}<\/small><\/li>/);
    // One style sheet for all of them, and nothing that an element or a screen reader would read.
    expect(page.split("<style>")).toHaveLength(2);
    expect(page).not.toMatch(/role="img"|<title>|prefers-color-scheme/);
  });

  it("explains the terms of the project in its glossary, each with a chapter that uses it", () => {
    const entries = (one: string) =>
      [
        ...sourceOf(one, "glossary.md").matchAll(
          /^- \*\*([^*]+)\*\*(?: ?[(（]([^)）]+)[)）])?\u00a0?[:：].*\]\((\d\d-[^)]+)\)/gm,
        ),
      ].map(([, term, english = term, chapter]) => [english!, term!, chapter!] as const);
    const found = entries(language);
    expect(found.map(([english, , chapter]) => `${english} ${chapter}`).sort()).toEqual(
      entries("en")
        .map(([english, , chapter]) => `${english} ${chapter}`)
        .sort(),
    );
    for (const [english, term, chapter] of found) {
      const known = TERMS.find(({ en }) => en === english);
      expect(term).toBe(known === undefined ? english : Reflect.get(known, language));
      const text = sourceOf(language, chapter).toLowerCase();
      const parts = term.toLowerCase().split(/, |、| \(/);
      expect(
        parts.some((part) => text.includes(part.replace(/^(to|à) /, ""))),
        `${term} in ${chapter}`,
      ).toBe(true);
    }
    const terms = found.map(([, term]) => term);
    expect(terms).toEqual(terms.toSorted(new Intl.Collator(language).compare));
  });

  it("begins each chapter with a figure: in the text, or a picture of one that follows", () => {
    for (const file of chaptersIn(language)) {
      const name = file.replace(".md", "");
      const begun = (opening(sourceOf(language, file), name, language) as string).split("\n## ")[0]!;
      const [, id] = /^<div class="book-opening"><a href="#(\w+)"/m.exec(begun) ?? [];
      expect(begun.includes("<tyche-tree"), name).toBe(id === undefined);
      if (id !== undefined) expect(sourceOf(language, file)).toContain(`<tyche-tree id="${id}"`);
      // Unsolved.
      expect(begun).not.toContain('class="edge best"');
      // The first paragraph asks.
      expect(
        begun.split(/\n{2,}/).find((block) => !/^[#<]/.test(block)),
        name,
      ).toMatch(/[?？]/);
    }
  });

  it("is cited by its title", () => {
    const [title, ...lines] = sourceOf(language, "index.md").split("\n");
    const cited = lines.find((line) => line.startsWith("> "))!;
    expect(cited).toMatch(new RegExp(`[*《]${title!.slice(2)}[*》]`));
    expect(cited).toContain("*Searching Games with Chance*");
  });

  it("has the same numbers, sources and links in its appendices as in English", () => {
    for (const name of appendicesIn("en"))
      for (const fact of [/\d{2,}/g, /\[\d+\]/g, /^\d+\. (?:[A-Z]\. )*\w*/gm, /\]\([^)]+\)/g])
        expect([...sourceOf(language, name).matchAll(fact)].flat().sort(), `${name} ${fact}`).toEqual(
          [...sourceOf("en", name).matchAll(fact)].flat().sort(),
        );
  });

  it("names parts of chapters by words that are in them", () => {
    for (const line of sourceOf(language, "appendix-b-teaching.md").split("\n")) {
      const linked = [...line.matchAll(/\((\d\d-[^)#?]+)/g)].map(([, name]) => sourceOf(language, name!));
      for (const [, words] of line.matchAll(/["«“]\s?([^"»”]+?)\s?["»”]/g))
        if (line.startsWith("|"))
          expect(
            linked.some((text) => text.includes(words!)),
            words,
          ).toBe(true);
    }
  });

  it.each(rows(chaptersIn(language), 3))("%s is built, and its exercises can be made", (name) => {
    const page = drawn(language, name);
    expect(page).not.toContain("{=");
    const figures = page.split("<tyche-tree").length - 1;
    expect(figures).toBeGreaterThanOrEqual(5);
    expect(figures).toBeLessThanOrEqual(8);
    expect(page.split(`language="${language}"`)).toHaveLength(figures + 1);
    const exercises = [...sourceOf(language, name).matchAll(EXERCISE)];
    expect(exercises).toHaveLength(3);
    for (const [, template, level, seed] of exercises) {
      // As the command makes it.
      const [spec] = exercisesOf({
        seed: seed!,
        template: template!,
        level: Number(level),
        count: 1,
        notation: "aima",
        ties: "prune",
        fail: "soft",
      } as WorksheetSpec);
      expect(page).toContain(`kind="${template}" level="${level}" seed="${spec!.seed}"`);
      expect(exerciseOf(spec!).questions.length, seed).toBeGreaterThan(0);
    }
  });

  it("has five to eight trees in each chapter, the same figures, numbers and exercises as in English", () => {
    for (const name of rows(chaptersIn(language), 4)) {
      const trees = sourceOf(language, name).split("<tyche-tree ").length - 1;
      expect(trees, name).toBeGreaterThanOrEqual(5);
      expect(trees, name).toBeLessThanOrEqual(8);
      expect(figuresOf(language, name), name).toEqual(figuresOf("en", name));
      expect(numbersOf(language, name), name).toEqual(numbersOf("en", name));
      expect(sourceOf(language, name).match(/--seed \S+/g), name).toEqual(
        sourceOf("en", name).match(/--seed \S+/g),
      );
    }
  });
});

describe("what a chapter says of measurements and boards", () => {
  const pageOf = (path: string): string => readFileSync(`${BOOK}../${path}`, "utf8");

  it("the network of backgammon has the size that its page says", () => {
    for (const text of [sourceOf("en", "12-cases.md"), pageOf("training.md")])
      expect(text).toContain("256 and 32 hidden units");
  });

  it("a context tree wins a third of what can be won from the machine of chapter 13", () => {
    const row = /^\| rock-paper-scissors, noisy cycle \|.*$/m.exec(pageOf("opponents.md"))![0];
    const [, , , right, , tree] = row.split("|").map((cell) => Number.parseFloat(cell));
    expect(drawn("en", "13-agents.md")).toContain(`${right!.toFixed(2)} of a round`);
    expect(tree! / right!).toBeCloseTo(1 / 3, 1);
  });

  it("the safest cell of the board is not the best, as its figure says", async () => {
    const source = sourceOf("en", "12-cases.md");
    const [, size, mines, position] =
      /game="minesweeper" size="([^"]+)" mines="([^"]+)" position="([^"]+)"/.exec(source)!;
    const { game } = await loadGame("minesweeper", { size: size!, mines: mines! });
    let actions: readonly { action: unknown; value?: number; figures?: Readonly<Record<string, number>> }[] =
      [];
    for await (const decision of think(game, game.notation!.parsePosition(position!)))
      actions = decision.actions as typeof actions;
    const [best] = actions;
    const safest = actions.filter(({ figures }) => figures!.safety === 4 / 5);
    expect(best).toMatchObject({ value: 1 / 2, figures: { safety: 1 / 2 } });
    expect(safest.map(({ value }) => value!.toFixed(9))).toEqual(Array(5).fill("0.400000000"));
    expect(drawn("en", "12-cases.md")).toContain("1/2 against 2/5");
  });
});

/** The figures and boards, without the words in them, which are translated. */
function figuresOf(language: string, name: string): string[] {
  const figures = sourceOf(language, name).match(/<tyche-(tree|board)[\s\S]*?<\/tyche-\1>/g) ?? [];
  return figures.map((figure) =>
    figure
      .replaceAll(/ (label|alt)="[^"]*"/g, "")
      .replaceAll(/"(label|set)":"[^"]*"/g, '"$1"')
      .replaceAll(/"actions":\[[^\]]*\]/g, '"actions"')
      .replaceAll(/\s+/g, " "),
  );
}

/** The numbers of the text with their values; the names of nodes and actions are translated. */
function numbersOf(language: string, name: string): string[] {
  const found: string[] = [];
  chapter(sourceOf(language, name), name, "en", (expression: string, value: string) => {
    const words = /\.(best|line|node)$/.test(expression);
    found.push(`${expression.replaceAll(/\[(?!cut)[^\]]*\]/g, "[]")} = ${words ? "" : value}`);
  });
  return found.sort();
}
