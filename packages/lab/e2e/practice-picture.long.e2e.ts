import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.js";
import { ANY_SCREEN, inBrowser, settled } from "./browser.js";
import { practise } from "./practising.js";

/** Sizes of texts under 11 pixels, signs that count wrongly, and whether a picture that pans hides its first question. */
function unreadable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const place = document.querySelector(".practice-frame")!;
    const { left, right, top } = place.getBoundingClientRect();
    const sizes = [...document.querySelectorAll<SVGTextElement>(".practice-scene text")].map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
    );
    const centres = [...document.querySelectorAll(".practice-scene .node .shape:not(.plate)")].map(
      (shape) => {
        const box = shape.getBoundingClientRect();
        return (box.left + box.right) / 2;
      },
    );
    const expected: readonly (readonly [string, number])[] = [
      ["←", centres.filter((x) => x < left).length],
      ["→", centres.filter((x) => x > right).length],
    ];
    const signs = [...document.querySelectorAll(".practice-more button")].map((sign) => sign.textContent);
    const pans = document.querySelector(".practice-more");
    const wanted = pans ? expected.map(([arrow, count]) => `${arrow} +${count} more`) : [];
    const first = document.querySelector(".practice-canvas :is(.slot, .slot-box)")!.getBoundingClientRect();
    const isSeen = first.left >= left - 1 && first.right <= right + 1 && first.top >= top - 1;
    return [
      ...sizes.filter((size) => size < 10.99).map((size) => `${size} px`),
      ...(signs.join() === wanted.join() ? [] : [`${signs} instead of ${wanted}`]),
      ...(isSeen ? [] : ["first question"]),
    ];
  });
}

/** Names of what is outside the screen, and of fields that cover each other; of those that pan, nothing. */
function hidden(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const place = document.querySelector(".practice-frame")!;
    if (place.scrollWidth > place.clientWidth + 1) return [];
    const frame = place.getBoundingClientRect();
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
  ({ open, viewport }) => {
    test("is entirely visible with its fields as the page opens, of every kind and level", async () => {
      const page = await practise(open);
      // A desktop has more room: it shows the largest trees alone.
      const levels = viewport === "phone" ? ["1", "2", "3"] : ["3"];
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
        for (const level of levels) {
          await unfold(true);
          await template.selectOption(name);
          await page.getByLabel("Level", { exact: true }).selectOption(level);
          await unfold(false);
          await settled(page);
          expect(await page.evaluate(() => scrollY)).toBe(0);
          expect(await page.locator(".practice > .problem").count(), `${name} ${level}`).toBe(0);
          expect((await page.locator(".practice-task").textContent())!.length).toBeGreaterThan(30);
          seen.push(`${name} ${level}`);
          const faults = [...(await hidden(page)), ...(await unreadable(page))];
          bad.push(...faults.map((what) => `${name} ${level}: ${what}`));
        }
      }
      expect(bad).toEqual([]);
      expect(seen.length).toBe(22 * levels.length);
    });

    test("is enlarged on request where its texts are small, and shown whole again", async () => {
      const page = await practise(open);
      await page.getByLabel("Exercise", { exact: true }).selectOption("windows-alpha-beta");
      await page.getByLabel("Level", { exact: true }).selectOption("3");
      const width = () =>
        page.locator(".practice-scene").evaluate((svg) => svg.getBoundingClientRect().width);
      // A desktop has room for all of it; on a phone it is large at first, and pans.
      const [enlarge, whole] = ["Enlarge the tree", "Show the whole tree"].map((name) =>
        page.getByRole("button", { name }),
      );
      expect(await enlarge!.count()).toBe(0);
      if (viewport === "desktop") return;
      await whole!.click();
      const before = await width();
      await enlarge!.click();
      expect(await width()).toBeGreaterThan(before * 1.2);
      await whole!.click();
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
        if (viewport === "desktop") continue;
        await settled(page);
        expect(await violations(page), name).toEqual([]);
      }
    });
  },
  ANY_SCREEN,
);
