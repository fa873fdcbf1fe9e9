import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fragmentOf, inBrowser, unfoldPractice } from "./browser.js";

inBrowser("practising", ({ open }) => {
  const practise = async (): Promise<Page> => {
    const page = await open();
    await page.getByRole("button", { name: "Practise", exact: true }).click();
    await begun(page);
    return page;
  };
  const begun = async (page: Page): Promise<void> => {
    await page.getByText("Your answers").waitFor();
    await unfoldPractice(page);
  };
  const status = (page: Page) => page.locator(".practice-status p").first().textContent();
  const check = (page: Page) => page.getByRole("button", { name: "Check", exact: true }).click();

  /** The exercise "values-expectiminimax", level 1, seed 1: payoffs 7 10 | 10 2 | 12 11 | 2 5, all p = 1/2. */
  const VALUES = {
    "MAX node A": "13/2",
    "chance node B": "4.50",
    "MIN node D": "7.0",
    "MIN node E": "2",
    "chance node C": "6 1/2",
    "MIN node F": "11",
    "MIN node G": "2",
  };

  test("answers are graded node by node, numbers in any form, and progress is kept in the browser", async () => {
    const page = await practise();
    for (const [name, value] of Object.entries(VALUES))
      await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByLabel("MIN node E", { exact: true }).fill("10");
    await check(page);
    expect(await status(page)).toBe("6 right, 1 wrong, 0 missing.");
    const about = page.locator(".practice-fields li", { hasText: "MIN node E" }).locator(".practice-about");
    expect(await about.textContent()).toContain("wrong");
    // The right answer is not told.
    expect(await page.locator(".practice-answer").count()).toBe(0);
    await page.getByLabel("MIN node E", { exact: true }).fill("2,0");
    await check(page);
    expect(await status(page)).toBe("All right!");
    expect(await page.getByText("1 solved of 1 tried").count()).toBe(1);
    await page.reload();
    await begun(page);
    await page.getByText("1 solved of 1 tried").waitFor();
    await page.getByRole("button", { name: "Forget my progress" }).click();
    await page.getByText("0 solved of 0 tried").waitFor();
  });

  test("an exercise is as it was left, and has a link that asks it anew", async () => {
    const page = await practise();
    await page.getByLabel("Exercise", { exact: true }).selectOption("intervals-star1");
    await page.getByLabel("Level", { exact: true }).selectOption("2");
    await page.getByLabel("Seed", { exact: true }).fill("42");
    const field = (on: Page) => on.locator(".practice-fields input").first();
    await field(page).fill("[0, 7]");
    await page.getByRole("button", { name: "Explore", exact: true }).click();
    await page.locator(".tree-view").waitFor();
    await page.getByRole("button", { name: "Practise", exact: true }).click();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("[0, 7]");
    // The browser's own tools bring it back as well.
    await fragmentOf(page);
    await page.reload();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("[0, 7]");
    const task = await page.locator(".practice-scene .leaf").allTextContents();
    await begun(page);
    await page.getByRole("button", { name: "Copy the link to this exercise" }).click();
    await page.getByText("Copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await open({ fragment: new URL(link).hash, waits: ".practice" });
    await begun(other);
    expect(await other.locator(".practice-scene .leaf").allTextContents()).toEqual(task);
    expect(await other.getByLabel("Seed", { exact: true }).inputValue()).toBe("42");
    expect(await field(other).inputValue()).toBe("");
  });

  test("a set of exercises is walked through, and linked in its order", async () => {
    const page = await practise();
    await page.getByRole("button", { name: "Worksheet …" }).click();
    await page.getByLabel("Number of exercises").fill("3");
    await page.getByRole("button", { name: "Copy a link to these exercises" }).click();
    await page.getByText("Copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const set = await open({ fragment: new URL(link).hash, waits: ".practice" });
    const here = set.locator(".practice-set > span");
    expect(await here.textContent()).toBe("Exercise 1 of 3");
    const trees = new Set<string>();
    for (let number = 1; number <= 3; number++) {
      expect(await here.textContent()).toBe(`Exercise ${number} of 3`);
      trees.add((await set.locator(".practice-scene .leaf").allTextContents()).join());
      await set.getByRole("button", { name: "Next exercise" }).click();
    }
    expect(trees.size).toBe(3);
    await begun(set);
    await set.getByRole("button", { name: "Add this exercise to a set" }).click();
    expect(await here.textContent()).toBe("Exercise 4 of 4");
    await set.getByRole("button", { name: "Take this exercise out of the set" }).click();
    expect(await here.textContent()).toBe("Exercise 3 of 3");
  });

  test("the tree is an ARIA tree as in Explore: its keys cross out and lead to the field, and it tells the answers", async () => {
    const page = await practise();
    const items = page.getByRole("treeitem");
    expect(await items.count()).toBe(15);
    expect(await page.locator("[role=treeitem][tabindex='0']").count()).toBe(1);
    expect(await items.nth(1).getAttribute("aria-level")).toBe("2");
    expect(await items.nth(1).getAttribute("aria-setsize")).toBe("2");
    await page.getByLabel("MIN node D", { exact: true }).fill("7");
    expect(await items.nth(2).textContent()).toMatch(/MIN D, p = 1\/2, answer 7/);
    await items.first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("answer-value-1");
    await page.getByLabel("Exercise", { exact: true }).selectOption("cuts-alpha-beta");
    await items.first().focus();
    await page.keyboard.press("End");
    await page.keyboard.press(" ");
    expect(await items.last().textContent()).toMatch(/crossed out/);
    expect(await page.locator(".practice-scene .edge.cut").count()).toBe(1);
  });

  test("hints come in steps, and the answer only when it is asked for", async () => {
    const page = await practise();
    const hints = page.locator(".practice-hints li");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    expect(await hints.count()).toBe(1);
    expect(await hints.first().textContent()).not.toMatch(/13\/2|4\.5|9\/2/);
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    expect(await hints.count()).toBe(2);
    await page.getByRole("button", { name: "Show the answer" }).click();
    expect(await page.locator(".practice-answer").allTextContents()).toContain("13/2");
    await page.getByRole("button", { name: "Hide the answer" }).click();
    expect(await page.locator(".practice-answer").count()).toBe(0);
  });

  test("missed cuts and illegal cuts are both named, with the inequality that decides", async () => {
    const page = await practise();
    await page.getByLabel("Exercise", { exact: true }).selectOption("cuts-alpha-beta");
    const boxes = page.locator(".practice-edges input[type=checkbox]");
    // Nothing crossed but one edge that must not be: the first leaf is always looked at.
    await boxes.first().check();
    await check(page);
    const illegal = await page.locator(".practice-about").allTextContents();
    expect(illegal.join(" ")).toMatch(/wrong/);
    await boxes.first().uncheck();
    await boxes.nth(1).check();
    await check(page);
    expect((await page.locator(".practice-about").allTextContents()).join(" ")).toMatch(/[≤≥<>]|α|β/);
    // The picture is crossed out by a click, as the box is.
    await page.getByRole("button", { name: "Start again" }).click();
    const edge = page.locator(".practice-scene .edge[data-node]").last();
    await edge.locator(".target").dispatchEvent("click");
    expect(await page.locator(".practice-scene .edge.cut").count()).toBeGreaterThan(0);
    expect(
      await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length),
    ).toBe(1);
  });

  test("every template makes an exercise at each of three levels, from its seed alone", async () => {
    const page = await practise();
    const template = page.getByLabel("Exercise", { exact: true });
    const names = await template
      .locator("option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(names.length).toBeGreaterThanOrEqual(12);
    const task = page.locator(".practice-task");
    for (const name of names) {
      await template.selectOption(name);
      for (const level of ["1", "2", "3"]) {
        await page.getByLabel("Level", { exact: true }).selectOption(level);
        expect(await page.locator(".practice > .problem").count(), `${name} ${level}`).toBe(0);
        expect((await task.textContent())?.length).toBeGreaterThan(30);
      }
    }
    const leaves = () => page.locator(".practice-scene .leaf").allTextContents();
    const first = await leaves();
    await page.getByLabel("Seed", { exact: true }).fill("other");
    expect(await leaves()).not.toEqual(first);
    await page.getByLabel("Seed", { exact: true }).fill("1");
    expect(await leaves()).toEqual(first);
  });

  test("worksheets are printed and saved as LaTeX, blank and with the key, and come out the same again", async () => {
    const page = await practise();
    await page.getByRole("button", { name: "Worksheet …" }).click();
    await page.getByLabel("Number of exercises").fill("3");
    const save = async (name: string): Promise<string> => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name, exact: true }).click(),
      ]);
      return readFileSync(await file.path(), "utf8");
    };
    const blank = await save("LaTeX");
    const key = await save("LaTeX key");
    expect(blank).toContain("\\begin{document}");
    expect(key).not.toBe(blank);
    expect(await save("LaTeX")).toBe(blank);
    await page.getByRole("button", { name: "Print the key" }).click();
    const sheet = page.locator(".sheet .paper-page");
    await sheet.waitFor();
    const text = await sheet.textContent();
    expect(text).toMatch(/seed/i);
    expect(await sheet.locator(".worksheet-item").count()).toBe(3);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".app").isVisible()).toBe(false);
    expect(await sheet.isVisible()).toBe(true);
  });
});
