import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.js";
import { ANY_SCREEN, inBrowser, settled } from "./browser.js";
import { practise } from "./practising.js";

/** Names of what is outside the screen, and of fields that cover each other. */
function hidden(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector(".practice-frame")!.getBoundingClientRect();
    const marks = [
      ...document.querySelectorAll(
        ".practice-scene .node, .practice-canvas .slot, .practice-canvas .slot-box",
      ),
    ];
    const named = marks.map((mark) => ({
      name: mark.getAttribute("aria-label") ?? `node ${mark.getAttribute("data-node")}`,
      isField: mark.classList.contains("slot"),
      box: mark.getBoundingClientRect(),
    }));
    const outside = named.filter(
      ({ box }) =>
        box.left < Math.max(0, frame.left) - 1 ||
        box.right > Math.min(innerWidth, frame.right) + 1 ||
        box.top < 0 ||
        box.bottom > innerHeight,
    );
    const fields = named.filter(({ isField }) => isField);
    const covered = fields.filter(({ box }, i) =>
      fields
        .slice(0, i)
        .some(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.5 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5,
        ),
    );
    return [
      ...outside.map(({ name }) => `outside: ${name}`),
      ...covered.map(({ name }) => `covered: ${name}`),
    ];
  });
}

inBrowser(
  "the tree of an exercise",
  ({ open }) => {
    test("is entirely visible with its fields as the page opens, of every kind and level", async () => {
      const page = await practise(open);
      const unfold = (open: boolean) =>
        page.locator(".practice-choosing").evaluate((details, isOpen) => {
          (details as HTMLDetailsElement).open = isOpen;
        }, open);
      const template = page.getByLabel("Exercise", { exact: true });
      const names = await template
        .locator("option")
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      const seen: string[] = [];
      const bad: string[] = [];
      for (const name of names) {
        for (const level of ["1", "2", "3"]) {
          await unfold(true);
          await template.selectOption(name);
          await page.getByLabel("Level", { exact: true }).selectOption(level);
          await unfold(false);
          await settled(page);
          expect(await page.evaluate(() => scrollY)).toBe(0);
          seen.push(`${name} ${level}`);
          bad.push(...(await hidden(page)).map((what) => `${name} ${level}: ${what}`));
        }
      }
      expect(bad).toEqual([]);
      expect(seen.length).toBe(54);
    });

    test("is enlarged on request where its texts are small, and shown whole again", async () => {
      const page = await practise(open);
      await page.getByLabel("Exercise", { exact: true }).selectOption("windows-alpha-beta");
      await page.getByLabel("Level", { exact: true }).selectOption("3");
      const width = () =>
        page.locator(".practice-scene").evaluate((svg) => svg.getBoundingClientRect().width);
      const before = await width();
      await page.getByRole("button", { name: "Enlarge the tree" }).click();
      expect(await width()).toBeGreaterThan(before * 1.2);
      await page.getByRole("button", { name: "Show the whole tree" }).click();
      expect(await width()).toBe(before);
    });

    test("the next exercise begins at the start of the page", async () => {
      const page = await practise(open);
      await page.setViewportSize({ width: 390, height: 400 });
      await page.getByRole("button", { name: "Next exercise" }).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Next exercise" }).click();
      await page.waitForFunction(() => scrollY === 0);
      expect(await page.evaluate(() => document.activeElement?.className)).toContain("practice");
    });

    test("every field has a name, is reached with Tab, and no page of any kind violates a rule of axe", async () => {
      const page = await practise(open);
      const template = page.getByLabel("Exercise", { exact: true });
      for (const name of [
        "values-expectiminimax",
        "best-move",
        "cuts-mirrored",
        "returns-star1",
        "trace-alpha-beta",
        "intervals-star1",
      ]) {
        await template.selectOption(name);
        await settled(page);
        const fields = page.locator(".practice-canvas input");
        const labels = await fields.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
        expect(new Set(labels).size, name).toBe(labels.length);
        expect(labels, name).not.toContain(null);
        await fields.first().focus();
        const reached = [await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))];
        for (let i = 1; i < labels.length; i++) {
          await page.keyboard.press("Tab");
          reached.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")));
        }
        expect(reached, name).toEqual(labels);
        await page.getByRole("button", { name: "Hint" }).click();
        await page.getByRole("button", { name: "Check" }).click();
        await page.getByRole("button", { name: "Show the answer" }).click();
        await settled(page);
        expect(await violations(page), name).toEqual([]);
      }
    });
  },
  ANY_SCREEN,
);
