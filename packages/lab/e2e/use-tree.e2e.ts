import { readFileSync } from "node:fs";
import { Catalogue } from "@tyche/messages";
import { collectedSpec, exerciseOf, keyOf, specOn, worksheetOf } from "@tyche/practice";
import { giftText, moodleXml, readAnswerFile, reportOn, worksheetJson } from "@tyche/practice/files";
import { readTree } from "@tyche/trees";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { canvasFiles } from "../../practice/src/files/canvas.js";
import { violations } from "./axe.js";
import { ANY_SCREEN, chooseAlgorithm, inBrowser, pressBar, settled, typeTree } from "./browser.js";

const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";

/** The same sheet by the library. */
async function sheetOf(kind: Parameters<typeof specOn>[1]) {
  const words = await new Catalogue("en").load("practice", "search", "drawing");
  return worksheetOf(collectedSpec([specOn(readTree(TREE).tree, kind)], "en"), words);
}

inBrowser("what a tree on screen can become", ({ open }) => {
  async function opened(text: string, algorithm: string): Promise<Page> {
    const page = await open();
    await typeTree(page, text);
    await chooseAlgorithm(page, algorithm);
    await pressBar(page, "Use this tree");
    await page.locator(".share select").waitFor();
    return page;
  }

  async function saved(page: Page, name: string): Promise<Buffer> {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(".share").getByRole("button", { name, exact: true }).click(),
    ]);
    return readFileSync(await file.path());
  }

  test("every file is the one of the library, with the same answers", async () => {
    const page = await opened(TREE, "alpha-beta");
    expect(await page.locator(".share select").inputValue()).toBe("cuts-alpha-beta");
    const sheet = await sheetOf("cuts-alpha-beta");
    expect((await saved(page, "Moodle XML")).toString()).toBe(moodleXml(sheet));
    expect((await saved(page, "GIFT")).toString()).toBe(giftText(sheet));
    const zip = unzipSync(await saved(page, "Canvas (QTI 1.2)"));
    const files = Object.fromEntries(Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)]));
    expect(files).toEqual(canvasFiles(sheet));
    expect((await saved(page, "JSON")).toString()).toBe(worksheetJson(sheet, "blank"));
    const key = (await saved(page, "LaTeX answer key")).toString();
    expect(key).toContain("2 points");
    expect(key).toMatch(/textbf\{e, f\}|e, f/);
    expect((await saved(page, "Web page of the answer key")).toString()).toContain(">e, f<");
    expect((await saved(page, "Slides (HTML)")).toString()).toContain("<html");
    expect(await page.getByLabel("Embed in a course page").inputValue()).toContain("<tyche-tree");
    await page.getByRole("button", { name: "Print the answer key" }).click();
    const paper = page.locator(".dialog.sheet");
    await paper.getByText("e, f", { exact: true }).waitFor();
    expect(await paper.getByText("Seed").count()).toBe(0);
  });

  test("an exam of every kind that fits, by link, takes the answers of the library", async () => {
    const page = await opened(TREE, "alpha-beta");
    await page.locator(".share select").selectOption("mixed");
    await page.getByText("Link for answers to hand in").click();
    await page.getByLabel("Title").fill("Quiz");
    await page.getByRole("button", { name: "Copy this link" }).click();
    await page.getByText("Copied.").waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const exam = await open({ fragment: new URL(address).hash, waits: ".practice-canvas" });
    await exam.getByText("Exercise 1 of").waitFor();
    const key = keyOf(exerciseOf(specOn(readTree(TREE).tree, "values-minimax")));
    expect(key.size).toBe(4);
    for (const [i, value] of ["3", "3", "2", "2"].entries())
      await exam.locator("input.slot").nth(i).fill(value);
    await exam.getByLabel("Name", { exact: true }).fill("Ana");
    const [file] = await Promise.all([
      exam.waitForEvent("download"),
      exam.getByRole("button", { name: "Save answers to hand in" }).click(),
    ]);
    const words = await new Catalogue("en").load("practice", "search", "drawing");
    const report = reportOn(readAnswerFile(readFileSync(await file.path(), "utf8")), words);
    expect(report.exercises[0]).toMatchObject({ template: "values-minimax", solved: true });
  });

  test("a refusal says why, and one press reverses the children", async () => {
    const page = await opened("[[2,1],[3,4]]", "alpha-beta");
    await page.locator(".share select").selectOption("cuts-alpha-beta");
    await page.getByText("with all children reversed it would skip 1").waitFor();
    await page.getByRole("button", { name: "Reverse all children" }).click();
    await page.locator(".share").getByRole("button", { name: "Moodle XML" }).waitFor();
    await page.getByRole("button", { name: "Open it in Practise" }).click();
    await page.locator(".practice-canvas").waitFor();
    await page.getByText("Cross out the edges that alpha-beta cuts").first().waitFor();
  });
});

inBrowser(
  "the panel for everybody",
  ({ open, viewport }) => {
    test("in every language it fits the screen, passes axe, and is left by keyboard", async () => {
      const page = await open();
      await pressBar(page, "Use this tree");
      await page.locator(".share select").waitFor();
      for (const language of ["es", "fr", "zh", "en"]) {
        await page.locator(".preferences select").first().selectOption(language);
        await page.locator(`html[lang^="${language}"]`).waitFor();
        await settled(page);
        expect(await violations(page), language).toEqual([]);
        const beyond = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(beyond, `${language} ${viewport}`).toBeLessThanOrEqual(0);
      }
      await page.locator(".share select").focus();
      for (const name of [
        "Variants of each tree",
        "Further trees from a file",
        "Open it in Practise",
        "Two exercises per page",
        "Print",
      ]) {
        await page.keyboard.press("Tab");
        const focused = page.locator(":focus");
        expect(`${await focused.textContent()}${await focused.locator("xpath=..").textContent()}`).toContain(
          name,
        );
      }
    });
  },
  ANY_SCREEN,
);
