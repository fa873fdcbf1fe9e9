/** The built book in a browser: exercises, slides, paper, reading without a network. */
import { readdirSync, readFileSync } from "node:fs";
import { answerText, crossedBy, type ExerciseSpec, exerciseOf, keyOf } from "@tyche/practice";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isSkipped, Reader, ROOT, violationsIn } from "./reader.js";

const LANGUAGES = ["en", "es", "fr", "zh"] as const;
const CHAPTERS = readdirSync(`${ROOT}docs/book/en`)
  .filter((name) => /^\d\d-/.test(name))
  .map((name) => name.replace(".md", ".html"));

interface Figure extends HTMLElement {
  readonly step: number;
  readonly steps: number;
  readonly value: string | undefined;
  draw(): Promise<void>;
}

describe.skipIf(isSkipped)("the book", () => {
  const reader = new Reader();
  const open = (path: string, isOffline = false): Promise<Page> => reader.open(path, { isOffline });

  /** Opens the exercise of a page with this number, from 1. */
  const exerciseOn = async (page: Page, number: number): Promise<Locator> => {
    const exercise = page.locator("tyche-exercise").nth(number - 1);
    await exercise.scrollIntoViewIfNeeded();
    await exercise.locator(".practice-canvas").waitFor();
    return exercise;
  };

  /** Gives the right answers in the picture. */
  const solve = async (exercise: Locator): Promise<void> => {
    const { kind, level, seed } = (await exercise.evaluate((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    )) as { kind: string; level: string; seed: string };
    const settings = {
      template: kind,
      level: Number(level),
      seed,
      notation: "aima",
      ties: "prune",
      fail: "soft",
    };
    const asked = exerciseOf(settings as ExerciseSpec);
    const { tree, questions } = asked;
    const key = keyOf(asked);
    const crossed = new Set<number>();
    for (const question of questions) {
      const answer = answerText(key.get(question.id)!);
      if (question.type !== "cut") {
        await exercise.locator(`#answer-${question.id.replaceAll(":", "-")}`).fill(answer);
        continue;
      }
      const node = crossedBy(tree, question);
      if (answer !== "x") continue;
      crossed.add(node);
      const isBelowOne = tree.nodes.some(
        ({ id, children }) => crossed.has(id) && children.some((child) => child.id === node),
      );
      if (!isBelowOne) await exercise.locator(`.node[data-node='${node}']`).click();
    }
  };

  test("a page is set in faces of its own, in lines of 60 to 75 characters, without the frame of other pages", async () => {
    // Without ".html".
    const page = await open("en/11-sampling");
    const faces = () =>
      page.evaluate(() => {
        const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
        return loaded.filter(({ family }) => /Libertinus Serif/.test(family)).length;
      });
    await expect.poll(faces).toBe(3);
    const lengths = await page.locator(".vp-doc > div > p").evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const lines = paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
        // The last line is half full, on average.
        return lines > 3.5 ? [paragraph.textContent!.length / (Math.round(lines) - 0.5)] : [];
      }),
    );
    const [median] = lengths.sort((a, b) => a - b).slice(lengths.length / 2);
    expect(median).toBeGreaterThan(60);
    expect(median).toBeLessThan(75);
    for (const part of ["/guide/", "/api/", "/for-students"])
      expect(await page.locator(`.VPNav a[href^="${part}"], .VPSidebar a[href^="${part}"]`).count()).toBe(0);
    expect((await page.locator(".vp-doc > div > p").allTextContents()).join()).not.toMatch(/["']/);
  });

  test("exercises appear in French, wrong answers are told, right ones are graded", async () => {
    const page = await open("fr/02-minimax.html");
    const exercise = await exerciseOn(page, 1);
    const status = exercise.getByRole("status");
    const field = exercise.locator("#answer-value-0");
    await field.fill("1000");
    await exercise.getByRole("button", { name: "Vérifier" }).click();
    await exercise.locator(".slot-sign.wrong").waitFor();
    expect(await status.textContent()).toContain("1 fausse");
    await solve(exercise);
    await exercise.getByRole("button", { name: "Vérifier" }).click();
    await expect.poll(() => status.textContent()).toBe("Tout est juste\u202f!");
  });

  test("what was read and solved is shown on the contents page, in every language", async () => {
    const page = await open("en/02-minimax.html");
    const exercise = await exerciseOn(page, 1);
    await solve(exercise);
    await exercise.getByRole("button", { name: "Check" }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("tyche-book")))
      .toMatch(/"02-minimax":\{"read":[1-9].*"solved":\["[^"]+"\]/);
    await page.goto(`${reader.address}book/es/`);
    const card = page.locator('[data-chapter="02-minimax"]');
    await expect.poll(() => card.textContent()).toMatch(/leído: [1-9]\d+\u00a0% · ejercicios: 1 de 3$/);
    expect(await page.locator(".book-progress").count()).toBe(1);
    await page.getByRole("link", { name: "Seguir leyendo: 2 Minimax" }).click();
    expect(page.url()).toContain("/book/es/02-minimax");
    await page.goto(`${reader.address}book/en/`);
    expect(await page.locator(".book-resume").getAttribute("href")).toMatch(/\/en\/02-minimax\.html#\w/);
    expect(await violationsIn(page)).toEqual([]);
  });

  test("exercises about cuts appear in Chinese and are answered in the picture", async () => {
    const page = await open("zh/08-star.html");
    const exercise = await exerciseOn(page, 2);
    const status = exercise.getByRole("status");
    const check = exercise.getByRole("button", { name: "检查" });
    await exercise.locator(".node[data-node='1']").click();
    await check.click();
    await expect.poll(() => status.textContent()).toContain("错误");
    await exercise.getByRole("button", { name: "重新开始" }).click();
    await solve(exercise);
    await check.click();
    await expect.poll(() => status.textContent()).toBe("全部正确！");
  });

  test("a chapter is shown as slides, one part at a time, with live figures", async () => {
    const page = await open("es/03-alpha-beta.html?slides");
    await page.locator("html.slides").waitFor();
    const shown = page.locator(".vp-doc > div > :not(.off-slide)");
    expect(await shown.allTextContents()).toEqual([
      expect.stringContaining("3. Alfa-beta"),
      expect.anything(),
    ]);
    expect(await page.locator(".VPSidebar").isVisible()).toBe(false);
    // Larger than on the page.
    const size = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size(".vp-doc p")).toBeGreaterThan(24);
    expect(await size(".vp-doc h1")).toBeGreaterThan(38);
    await page.keyboard.press("ArrowRight");
    const figure = page.locator("tyche-tree#doors");
    await figure.locator("[role=tree]").waitFor();
    expect(await shown.locator("xpath=self::tyche-tree").count()).toBe(1);
    // The keys of the figure are not those of the slides.
    await figure.locator("[role=treeitem]").first().focus();
    await page.keyboard.press("ArrowRight");
    expect(page.url()).toMatch(/slides=2$/);
    await page.locator("body").focus();
    await page.getByRole("button", { name: "Diapositiva siguiente" }).click();
    expect(page.url()).toMatch(/slides=3$/);
    await page.keyboard.press("Escape");
    expect(page.url()).not.toContain("slides");
    expect(await page.locator(".off-slide").count()).toBe(0);
  });

  test("on paper a chapter has its text and all figures, and nothing of the site", async () => {
    const page = await open("zh/07-expectiminimax.html");
    await page.locator("tyche-tree").first().locator("[role=tree]").waitFor();
    await page.emulateMedia({ media: "print" });
    for (const part of [".VPNav", ".VPSidebar", ".VPDocFooter", ".book-tools"])
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    // A picture in the element until the figure is drawn, then one of its own.
    const heights = await page.locator("tyche-tree").evaluateAll((figures) =>
      figures.map((figure) => {
        const roots = [figure, figure.shadowRoot ?? figure];
        const pictures = roots.flatMap((root) => [...root.querySelectorAll("svg")]);
        return Math.max(...pictures.map((picture) => picture.getBoundingClientRect().height));
      }),
    );
    expect(Math.min(...heights)).toBeGreaterThan(100);
    // Margins of a book, and numbers of pages.
    const rules = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].filter((rule) => rule instanceof CSSPageRule).map(({ cssText }) => cssText),
      ),
    );
    expect(rules).toEqual([expect.stringMatching(/^@page book .*@bottom-center .*counter\(page\)/)]);
    expect(await page.evaluate(() => getComputedStyle(document.body).page)).toBe("book");
    const pdf = await page.pdf({ format: "A4" });
    const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.length).toBeLessThan(20);
  });

  /** A position in the page, its frame and what is in it. */
  const boardOn = async (page: Page, game: string) => {
    const element = page.locator(`tyche-board[game="${game}"]`);
    await element.scrollIntoViewIfNeeded();
    const frame = element.locator("iframe");
    await frame.contentFrame().locator(".boards-record").waitFor();
    return { element, frame, board: frame.contentFrame() };
  };
  /** What a first move presses on the board of a game. */
  const FIRST: Readonly<Record<string, readonly string[]>> = {
    minesweeper: [".mine-cell"],
    "2048": [".boards-board button:enabled"],
    "pac-man": [".pac-pad button:enabled"],
    backgammon: [
      ".bg-cells .movable",
      ".bg-cells .target",
      ".bg-cells .movable",
      ".bg-cells .target",
      ".bg-actions .primary:enabled",
    ],
  };

  test.each(Object.keys(FIRST).map((game, i) => [LANGUAGES[i]!, game] as const))(
    "the board of chapter 12 in %s plays and analyses %s",
    async (language, game) => {
      const page = await open(`${language}/12-cases.html`);
      const { element, frame, board } = await boardOn(page, game);
      expect(await element.locator("img").isVisible()).toBe(false);
      expect(await frame.getAttribute("title")).toBe(await element.getAttribute("label"));
      const html = board.locator("html");
      expect(await html.getAttribute("lang")).toBe(language);
      // Analysed before the first move.
      const [play, analyse] = [0, 1].map((at) => board.locator(".boards-modes button").nth(at));
      await analyse!.click();
      await board.locator(".boards-ranked tbody tr").first().waitFor();
      await play!.click();
      for (const part of FIRST[game]!) await board.locator(part).first().click();
      const record = board.locator(".boards-record");
      await expect.poll(async () => Number(await record.getAttribute("data-plies"))).toBeGreaterThan(0);
      // The colours of the page, and the height of what is shown.
      expect(await html.getAttribute("data-theme")).toBe("light");
      await page.locator("html").evaluate((root) => root.classList.add("dark"));
      await expect.poll(() => html.getAttribute("data-theme")).toBe("dark");
      const [height, content] = await frame.evaluate((one) => {
        const { clientHeight, contentDocument } = one as HTMLIFrameElement;
        return [clientHeight, contentDocument!.body.offsetHeight];
      });
      expect(height).toBeGreaterThanOrEqual(content!);
      // The reader's own games in the Lab are left alone.
      expect(
        await page.evaluate(
          (name) => Object.keys(localStorage).filter((key) => key.includes(`board-game-${name}`)),
          game,
        ),
      ).toEqual([]);
      // What is in the frame, as a page of its own.
      await page.goto(`${new URL((await frame.getAttribute("src"))!, page.url())}`);
      await page.locator(".boards-modes button").nth(1).click();
      await page.locator(".boards-ranked tbody tr").first().waitFor();
      expect(await violationsIn(page)).toEqual([]);
    },
  );

  test("a board that was opened is played without a network", async () => {
    const page = await open("fr/12-cases.html", true);
    await boardOn(page, "2048");
    const stored = (file: RegExp) =>
      page.evaluate(async (text) => {
        const names = (await caches.keys()).map((name) => caches.open(name));
        const files = (await Promise.all(names)).map((cache) => cache.keys());
        return (await Promise.all(files)).flat().some(({ url }) => new RegExp(text).test(url));
      }, file.source);
    for (const file of [/book\/fr\/12-cases\.html$/, /lab\/$/, /games\/2048-.*js$/, /games\/engine-.*js$/])
      await expect.poll(() => stored(file)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    const { board } = await boardOn(page, "2048");
    await board.locator(FIRST["2048"]![0]!).first().click();
    await expect.poll(() => board.locator(".boards-record").getAttribute("data-plies")).not.toBe("0");
  });

  test("once a page was read, its language is read without a network", async () => {
    const page = await open("fr/", true);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const [name] = await caches.keys();
          const cache = name && (await caches.open(name));
          return cache ? (await cache.match("/book/fr/appendix-a-history.html")) !== undefined : false;
        }),
      )
      .toBe(true);
    await page.context().setOffline(true);
    await page.goto(`${reader.address}book/fr/08-star.html`);
    await page.locator("tyche-tree").first().locator("[role=tree]").waitFor();
    await exerciseOn(page, 1);
    await page.goto(`${reader.address}book/fr/appendix-a-history.html`);
    expect(await page.locator("h1").textContent()).toContain("Michie");
  });

  test("the search finds a Chinese word in many parts of the book, and they are in Chinese", async () => {
    const page = await open("zh/");
    await page.locator(".DocSearch-Button").click();
    await page.locator("#localsearch-input").fill("窗口");
    const results = page.locator("#localsearch-list a.result");
    await expect.poll(() => results.count()).toBeGreaterThan(8);
    for (const result of await results.all())
      expect(await result.getAttribute("href")).toMatch(/^\/book\/zh\//);
  });

  test("axe-core finds nothing in a chapter with its exercises, nor in an appendix", async () => {
    for (const path of ["es/06-expectimax.html", "fr/12-cases.html", "zh/appendix-b-teaching.html"]) {
      const page = await open(path);
      if (path.startsWith("es")) await exerciseOn(page, 1);
      expect(await violationsIn(page), path).toEqual([]);
    }
  });

  test("the menu and the search are on a narrow phone, in every language", async () => {
    for (const language of LANGUAGES) {
      const page = await open(`${language}/index.html`);
      await page.setViewportSize({ width: 360, height: 640 });
      for (const button of [".VPNavBarHamburger", ".VPNavBarSearch button"]) {
        const box = await page.locator(button).first().boundingBox();
        expect(box!.x + box!.width, `${language} ${button}`).toBeLessThanOrEqual(360);
      }
    }
  });

  test.each(CHAPTERS.map((name, i) => `${LANGUAGES[i % LANGUAGES.length]}/${name}`))(
    "every figure of %s is drawn",
    async (path) => {
      const page = await open(path);
      const drawn = await page.evaluate(async () => {
        await customElements.whenDefined("tyche-tree");
        const figures = [...document.querySelectorAll<Figure>("tyche-tree")];
        await Promise.all(figures.map((figure) => figure.draw()));
        return figures.map(({ id, value, shadowRoot }) => [
          id,
          value !== undefined,
          shadowRoot!.querySelector(".problem")?.textContent ?? "",
        ]);
      });
      const source = readFileSync(`${ROOT}docs/book/${path.replace(".html", ".md")}`, "utf8");
      expect(drawn).toHaveLength(source.split("<tyche-tree ").length - 1);
      expect(drawn).toEqual(drawn.map(([id]) => [id, true, ""]));
    },
  );
});
