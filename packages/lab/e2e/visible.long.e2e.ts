import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drawRandom, inBrowser, pressBar, settled, typeTree } from "./browser.js";

/**
 * What of the tree, its number line, its sentence and the steps' buttons is outside the frame or the screen.
 * @param pans whether only the current node of the tree must be in sight
 */
function hidden(page: Page, pans: boolean): Promise<string[]> {
  return page.evaluate((pans) => {
    const found: string[] = [];
    const within = (
      element: Element,
      box: { left: number; top: number; right: number; bottom: number },
    ): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
    };
    const frame = document.querySelector(".frame")!.getBoundingClientRect();
    const parts = pans ? ".now .shape" : ":is(.shape, text:not(.travelling))";
    for (const part of document.querySelectorAll(`.frame .scene ${parts}`))
      if (!within(part, frame)) found.push(`${part.getAttribute("class")} ${part.textContent}`);
    const line = document.querySelector("svg.number-line");
    for (const part of line?.querySelectorAll("text, .bar, .plot") ?? [])
      if (!within(part, line!.getBoundingClientRect()))
        found.push(`line: ${part.getAttribute("class")} ${part.textContent}`);
    const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
    const controls = [
      ".number-line",
      ".telling",
      ".to-back",
      ".to-forward",
      ".to-cut-forward",
      ".timeline",
      ".frame",
    ];
    for (const selector of controls) {
      const control = document.querySelector(selector);
      if (control ? !within(control, screen) : selector !== ".number-line") found.push(selector);
    }
    // The timeline above, all buttons in one row below it.
    const tops = [".to-first", ".to-forward", ".to-last"].map(
      (selector) => document.querySelector(selector)!.getBoundingClientRect().top,
    );
    if (new Set(tops).size > 1) found.push("buttons in several rows");
    const telling = document.querySelector(".telling")!;
    if (telling.scrollHeight > telling.clientHeight + 1) found.push(`sentence: ${telling.textContent}`);
    return found;
  }, pans);
}

const camera = (page: Page): Promise<string> =>
  page
    .locator(".frame svg.scene")
    .evaluate((svg) => `${svg.style.transform} ${svg.querySelector("g")!.getAttribute("transform")}`);

const BALLARD = 5;

inBrowser(
  "at every step the tree and its sentence are in sight",
  ({ open }) => {
    const everyStep = async (page: Page, name: string, pans = false): Promise<void> => {
      await page.keyboard.press("Home");
      await settled(page);
      const still = await camera(page);
      const last = Number(await page.locator(".slider").getAttribute("max"));
      expect(last, name).toBeGreaterThan(3);
      for (let step = 0; step <= last; step++) {
        if (pans) await settled(page);
        expect(await hidden(page, pans), `${name}, step ${step}`).toEqual([]);
        await page.keyboard.press("ArrowRight");
      }
      await settled(page);
      if (!pans) expect(await camera(page), `${name} moved`).toBe(still);
    };

    test("of the classic trees", async () => {
      const page = await open();
      for (let index = 0; index < 8; index++) {
        await pressBar(page, /^Classic trees/);
        await page.locator("[data-preset]").nth(index).click();
        await page.locator("[data-preset]").first().waitFor({ state: "detached" });
        const more = page.locator(".dialog.rest > header button");
        if ((await more.count()) > 0) await more.click();
        // Above its number line a phone has no room for all of Ballard's tree with readable texts.
        await everyStep(page, `classic tree ${index}`, index === BALLARD);
      }
    });

    test("of a random tree and of a typed one", async () => {
      const page = await open();
      await drawRandom(page, { Seed: "phone", Levels: "3" });
      await everyStep(page, "random");
      await typeTree(page, "max(chance(3, 5), chance(0, 9), min(4, 7, max(2, 8)))");
      await page.locator("body").click({ position: { x: 2, y: 2 } });
      await everyStep(page, "typed");
    });
  },
  ["phone"],
);
