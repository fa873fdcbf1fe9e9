import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { violations } from "./axe.js";
import { ANY_SCREEN, inBrowser, inPanels, type Opened, openDrawer, said, settled } from "./browser.js";

/** The long suite also uses a desktop, where alone the dark colours are tested. */
const SCREENS = IS_LONG ? ANY_SCREEN : (["desktop"] as const);

const forEveryone = ({ open, viewport }: Opened): void => {
  // One screen for each set of colours: rules of axe do not depend on both at once.
  for (const dark of IS_LONG ? [viewport === "phone"] : [false]) {
    test(`axe-core finds nothing, ${dark ? "dark" : "light"}`, async () => {
      const page = await open({ dark });
      await inPanels(page, async () => {
        await page.getByText("What changes the decision?").click();
        await page.getByText("Properties", { exact: true }).click();
        expect(await violations(page)).toEqual([]);
      });
      for (const drawer of IS_LONG ? (["Text", "Edit", "Share"] as const) : (["Text", "Edit"] as const)) {
        await openDrawer(page, drawer);
        await settled(page);
        expect(await violations(page, ".drawer"), drawer).toEqual([]);
      }
      const lesson = await open({ dark, first: true });
      expect(await violations(lesson), "lesson").toEqual([]);
      await lesson.locator("[data-node='7']").click();
      await settled(lesson);
      expect(await violations(lesson), "lesson").toEqual([]);
      await page.getByRole("button", { name: "Compare", exact: true }).click();
      expect(await violations(page), "compare").toEqual([]);
      await page.getByRole("button", { name: "Practise", exact: true }).click();
      await page.locator(".practice").waitFor();
      await settled(page);
      expect(await violations(page), "practise").toEqual([]);
    });
  }

  test("the language is the browser's, can be switched, and is remembered", async () => {
    const page = await open({ locale: "fr-CA" });
    expect(await page.getByRole("button", { name: "Comparer" }).count()).toBe(1);
    expect(await said(page)).toMatch(/au plus 14\/3/);
    for (const [language, place, sentence] of [
      ["es", "Comparar", /como máximo/],
      ["en", "Compare", /at most 14\/3/],
      ["zh", "比较", /14\/3/],
    ] as const) {
      await page.locator(".preferences select").first().selectOption(language);
      await page.getByRole("button", { name: place }).waitFor();
      expect(await said(page)).toMatch(sentence);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    }
    await page.reload();
    await page.getByRole("button", { name: "比较" }).waitFor();
  });

  test("the tree is an ARIA tree with one tab stop, whose state follows the search", async () => {
    const page = await open();
    const items = page.getByRole("treeitem");
    expect(await items.count()).toBe(22);
    expect(await page.locator("[role=treeitem][tabindex='0']").count()).toBe(1);
    const chance = items.nth(8);
    expect(await chance.getAttribute("aria-level")).toBe("2");
    expect(await chance.getAttribute("aria-posinset")).toBe("2");
    expect(await chance.getAttribute("aria-setsize")).toBe("3");
    expect(await chance.getAttribute("aria-expanded")).toBe("true");
    expect(await chance.textContent()).toMatch(/chance 2, risky, current/);
    expect(await items.nth(12).textContent()).toMatch(/MIN 2\.2, p = 1\/3, cut off/);
    expect(await items.nth(13).textContent()).toMatch(/skipped/);
    await items.first().focus();
    await page.keyboard.press(".");
    expect(await page.locator(".step-number").textContent()).toMatch(/^Step 32/);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press(" ");
    expect(await said(page)).toMatch(/ to leaf no\. 1 of “1\/3” of “clever”/);
  });

  test("a strict content security policy lets no script in", async () => {
    const page = await open({ expects: /Content Security Policy/ });
    const policy = await page.locator("meta[http-equiv='Content-Security-Policy']").getAttribute("content");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    const ran = await page
      .evaluate(async () => {
        const script = document.createElement("script");
        script.textContent = "window.ran = 1";
        document.head.append(script);
        await new Promise((done) => setTimeout(done, 50));
        return "ran" in window;
      })
      .catch(() => false);
    expect(ran).toBe(false);
  });
};

inBrowser("for everyone", forEveryone, SCREENS);

inBrowser(
  "what must fit",
  ({ open }) => {
    test("all counters are above the fold, algorithms in two groups, targets are large enough", async () => {
      const page = await open();
      const below = await page.evaluate(() => {
        const bottom = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().bottom;
        return bottom(".side .numbers") - bottom(".explore > .side");
      });
      expect(below).toBeLessThanOrEqual(0);
      const groups = page.locator(".side select optgroup");
      expect(
        await groups.evaluateAll((all) => all.map((group) => group.querySelectorAll("option").length)),
      ).toEqual([14, 6]);
      await openDrawer(page, "Share");
      const link = await page.getByRole("link", { name: "Third-party licences" }).boundingBox();
      expect(link!.height).toBeGreaterThanOrEqual(24);
    });

    test("the names of the pages fit on 360 px in every language", async () => {
      const page = await open();
      await page.setViewportSize({ width: 360, height: 640 });
      for (const language of ["fr", "es", "en", "zh"]) {
        await page.locator(".preferences select").first().selectOption(language);
        await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
        await settled(page);
        const isOver = await page
          .locator(".places button")
          .evaluateAll((all) => all.map((one) => one.scrollWidth > one.clientWidth));
        expect(isOver, language).toEqual([false, false, false, false]);
        const [bar, next] = await Promise.all([
          page.locator(".places").boundingBox(),
          page.locator(".preferences").boundingBox(),
        ]);
        const last = await page.locator(".places button").last().boundingBox();
        expect(last!.x + last!.width, language).toBeLessThanOrEqual(bar!.x + bar!.width);
        expect(bar!.x + bar!.width, language).toBeLessThanOrEqual(next!.x);
      }
    });
  },
  ["desktop"],
);
