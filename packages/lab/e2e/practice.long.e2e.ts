import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fragmentOf, inBrowser } from "./browser.js";
import { begun, check, listed, practise } from "./practising.js";

inBrowser("exercises of every kind", ({ open }) => {
  test("an exercise is restored as it was left, and its link starts it afresh", async () => {
    const page = await practise(open);
    await page.getByLabel("Exercise", { exact: true }).selectOption("intervals-star1");
    await page.getByLabel("Level", { exact: true }).selectOption("2");
    await page.getByLabel("Seed", { exact: true }).fill("42");
    const field = (on: Page) => on.locator("input.slot").first();
    await field(page).fill("[0, 7]");
    await page.getByRole("button", { name: "Explore", exact: true }).click();
    await page.locator(".tree-view").waitFor();
    await page.getByRole("button", { name: "Practise", exact: true }).click();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("[0, 7]");
    // A reload restores it as well.
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

  test("the tree is an ARIA tree as in Explore: keys cross out edges and lead to the field, and it reads out the answers", async () => {
    const page = await practise(open);
    const items = page.getByRole("treeitem");
    expect(await items.count()).toBe(15);
    expect(await page.locator("[role=treeitem][tabindex='0']").count()).toBe(1);
    expect(await items.nth(1).getAttribute("aria-level")).toBe("2");
    expect(await items.nth(1).getAttribute("aria-setsize")).toBe("2");
    await page.getByRole("textbox", { name: "MIN node D", exact: true }).fill("7");
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

  test("hints come in steps, and the answer is shown only on request", async () => {
    const page = await practise(open);
    const hints = page.locator(".practice-hints li");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    expect(await hints.count()).toBe(1);
    expect(await hints.first().textContent()).not.toMatch(/13\/2|4\.5|9\/2/);
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    expect(await hints.count()).toBe(2);
    await listed(page);
    await page.getByRole("button", { name: "Show the answer" }).click();
    expect(await page.locator(".practice-answer").allTextContents()).toContain("13/2");
    await page.getByRole("button", { name: "Hide the answer" }).click();
    expect(await page.locator(".practice-answer").count()).toBe(0);
  });

  test("missed and illegal cuts are both named, with the deciding inequality", async () => {
    const page = await practise(open);
    await page.getByLabel("Exercise", { exact: true }).selectOption("cuts-alpha-beta");
    await listed(page);
    const boxes = page.locator(".practice-edges input[type=checkbox]");
    // Cross out one edge alone, and an illegal one: the first leaf is always visited.
    await boxes.first().check();
    await check(page);
    const illegal = await page.locator(".practice-about").allTextContents();
    expect(illegal.join(" ")).toMatch(/wrong/);
    await boxes.first().uncheck();
    await boxes.nth(1).check();
    await check(page);
    expect((await page.locator(".practice-about").allTextContents()).join(" ")).toMatch(/[≤≥<>]|α|β/);
    // A click in the picture crosses out an edge, as the box does.
    await page.getByRole("button", { name: "Start again" }).click();
    const edge = page.locator(".practice-scene .edge[data-node]").last();
    await edge.locator(".target").dispatchEvent("click");
    expect(await page.locator(".practice-scene .edge.cut").count()).toBeGreaterThan(0);
    expect(
      await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length),
    ).toBe(1);
  });

  test("an exercise follows from its seed alone", async () => {
    const page = await practise(open);
    const leaves = () => page.locator(".practice-scene .leaf").allTextContents();
    const first = await leaves();
    await page.getByLabel("Seed", { exact: true }).fill("other");
    expect(await leaves()).not.toEqual(first);
    await page.getByLabel("Seed", { exact: true }).fill("1");
    expect(await leaves()).toEqual(first);
  });
});
