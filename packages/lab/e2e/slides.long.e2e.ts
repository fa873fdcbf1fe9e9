import { Catalogue } from "@tyche/messages";
import { trace, writeSlides } from "@tyche/trees";
import { randomTree } from "@tyche/trees/random";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { inBrowser, settled } from "./browser.js";

inBrowser("slides", ({ open }) => {
  test("follow the current node with texts for the back row, the rest faded; two steps on a printed page", async () => {
    const page = await (await open()).context().newPage();
    const tree = randomTree({
      seed: 3,
      depth: 3,
      branching: 5,
      kinds: ["max", "chance", "min"],
      leaves: [0, 20],
    });
    const told = trace(tree, "star1");
    const words = await new Catalogue("en").load("drawing", "search");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setContent(writeSlides(tree, told, { words }));
    const seen = () =>
      page.evaluate(() => {
        const svg = document.querySelector<SVGSVGElement>("#picture svg")!;
        const frame = svg.getBoundingClientRect();
        const now = document.querySelector(".now .shape")?.getBoundingClientRect();
        const inside =
          now &&
          now.left >= frame.left &&
          now.right <= frame.right &&
          now.top >= frame.top &&
          now.bottom <= frame.bottom;
        return {
          text: svg.getScreenCTM()!.a * 13,
          inside,
          faded: document.querySelectorAll("[data-node].far").length,
        };
      });
    // The whole tree at first: its texts are too small to read.
    expect((await seen()).text).toBeLessThan(9);
    expect((await seen()).faded).toBe(0);
    /** The values, windows and cuts of a picture. */
    const state = (picture: Locator) =>
      picture.evaluate((svg) =>
        [...svg.querySelectorAll<SVGElement>("text, .skipped, .cross")].map((part) =>
          [part.textContent, part.getAttribute("class"), part.style.display].join(" "),
        ),
      );
    const slides: string[][] = [];
    const lines: string[] = [];
    for (let step = 1; step <= 12; step++) {
      await page.keyboard.press("ArrowRight");
      await settled(page);
      const { text, inside, faded } = await seen();
      expect(text, `step ${step}`).toBeGreaterThanOrEqual(18.9);
      expect(inside, `step ${step}`).toBe(true);
      expect(faded).toBeGreaterThan(30);
      slides.push(await state(page.locator("#picture svg")));
      lines.push(await page.locator("#line").innerHTML());
    }
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const sections = page.locator("#handout section");
    expect(await sections.count()).toBe(120);
    // Number lines explain some steps, and are printed with them.
    expect(new Set(lines).size).toBeGreaterThan(1);
    for (const [index, line] of lines.entries())
      expect(await sections.nth(index).locator("svg").last().innerHTML()).toBe(line);
    for (const [index, slide] of slides.entries())
      expect(await state(sections.nth(index).locator("svg").first()), `step ${index + 1}`).toEqual(slide);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await page.locator("#handout").count()).toBe(0);
  });
});
