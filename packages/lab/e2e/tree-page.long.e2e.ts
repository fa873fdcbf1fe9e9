import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inBrowser, said, settled, typeTree } from "./browser.js";

/** Numbers and names as long as a lecturer may type them. */
const LONG =
  '{"max":[{"chance":[{"min":[3,"123456789/1000007"],"label":"a very long label that a lecturer typed in"},12345678901234567890],"p":["1/3","2/3"]},{"min":["-1/3","0.000001"]}]}';

const PENNIES = `EFG 2 R "pennies" { "A" "B" }

p "" 1 1 "" { "h" "t" } 0
p "" 2 1 "" { "h" "t" } 0
t "" 1 "" { 1, -1 }
t "" 2 "" { -1, 1 }
p "" 2 1 "" { "h" "t" } 0
t "" 3 "" { -1, 1 }
t "" 4 "" { 1, -1 }
`;

/** Pairs of texts of the picture that overlap. */
function overlaps(page: Page): Promise<string[]> {
  return page.locator(".scene text:not(.travelling)").evaluateAll((texts) => {
    const boxes = texts.map((text) => text.getBoundingClientRect());
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b, j) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Lines of one caption touch.
        return wide > 2 && high > 5 ? [`${texts[i]!.textContent} / ${texts[i + 1 + j]!.textContent}`] : [];
      }),
    );
  });
}

inBrowser("the tree page", ({ open }) => {
  test("long labels and numbers do not overlap at any step", async () => {
    const page = await open();
    await typeTree(page, LONG);
    await page.locator("body").click({ position: { x: 2, y: 2 } });
    await page.keyboard.press("Home");
    const last = Number(await page.locator(".slider").getAttribute("max"));
    for (let step = 0; step <= last; step++) {
      expect(await overlaps(page), `step ${step}`).toEqual([]);
      await page.keyboard.press("ArrowRight");
    }
  });

  test("a game with hidden information is solved", async () => {
    const page = await open();
    await typeTree(page, PENNIES);
    expect(await said(page)).toMatch(/Its Nash equilibrium is shown here/);
    // Matching pennies: both players mix evenly, and the value is 0.
    const found = page.getByRole("region", { name: "Equilibrium" });
    await found.waitFor();
    expect(await found.locator(".result").textContent()).toBe("Value 0");
    expect(await found.locator("tbody tr td:last-child").allTextContents()).toEqual([
      "h 1/2, t 1/2",
      "h 1/2, t 1/2",
    ]);
    // The probabilities are also on the edges of the drawing.
    const shares = await page.locator(".scene .handed text").allTextContents();
    expect(shares.sort()).toEqual([...Array(3).fill("h 1/2"), ...Array(3).fill("t 1/2")]);
  });

  test("the wheel scrolls the page, and zooms with Ctrl", async () => {
    const page = await open();
    await settled(page);
    const camera = () => page.locator(".scene g").first().getAttribute("transform");
    const before = await camera();
    const frame = (await page.locator(".frame").boundingBox())!;
    await page.mouse.move(frame.x + 100, frame.y + 100);
    await page.mouse.wheel(0, 200);
    await settled(page);
    expect(await camera()).toBe(before);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -200);
    await page.keyboard.up("Control");
    await expect.poll(camera).not.toBe(before);
    await page.getByRole("button", { name: "Fit the tree" }).click();
    await expect.poll(camera).toBe(before);
    await expect.poll(() => page.getByRole("button", { name: "Fit the tree" }).count()).toBe(0);
  });

  test("actions at the root follow the step, as the counters do", async () => {
    const page = await open();
    const actions = page.getByRole("region", { name: "Actions at the root" });
    await page.getByRole("button", { name: "First step" }).click();
    expect(await actions.locator("tbody tr td:nth-child(2)").allTextContents()).toEqual(
      Array(3).fill("not visited"),
    );
    expect(await actions.locator(".badge").count()).toBe(0);
    await page.getByRole("button", { name: "Last step" }).click();
    expect(await actions.locator("tr.best").textContent()).toMatch(/safe.*13\/2/);
  });

  test("terms explain themselves, on pointing and on focus, in four languages", async () => {
    const told = new Set<string>();
    for (const locale of ["en-GB", "es-ES", "fr-FR", "zh-CN"]) {
      const page = await open({ locale });
      const tip = page.locator(".term-tip");
      for (const selector of [".scene .level", ".telling .term", "text.post", "text.bar-end"]) {
        await page.locator(selector).first().hover();
        await tip.waitFor();
        told.add((await tip.textContent())!);
      }
      await page.locator(".telling .term").nth(1).focus();
      expect(await tip.textContent()).toMatch(/α/);
      await page.keyboard.press("Escape");
      await tip.waitFor({ state: "detached" });
    }
    // MAX, ≤, the window and the interval, in four languages.
    expect(told.size).toBe(16);
  });

  test("a name in the sentence outlines its node, the node its name, and a press goes to the node", async () => {
    const page = await open();
    const name = page.locator(".telling .name").first();
    const id = (await name.getAttribute("data-names"))!;
    const shape = page.locator(`[data-node='${id}'] .shape`).first();
    const outlines = (): Promise<string[]> =>
      Promise.all(
        [name, shape].map((at) => at.evaluate((element) => getComputedStyle(element).outlineStyle)),
      );
    const apart = page.locator(".head");
    await apart.hover();
    expect(await outlines()).toEqual(["none", "none"]);
    for (const at of [name, shape]) {
      await at.hover();
      expect(await outlines()).toEqual(["solid", "solid"]);
    }
    await apart.hover();
    expect(await outlines()).toEqual(["none", "none"]);
    await name.click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-item"))).toBe(id);
  });

  test("the printed page is the tree with its reason, without the navigation", async () => {
    const page = await open();
    await page.emulateMedia({ media: "print" });
    for (const selector of [".head", ".tree-head", ".stepper", ".side", ".overlay"])
      expect(await page.locator(selector).isVisible(), selector).toBe(false);
    const frame = (await page.locator(".frame").boundingBox())!;
    expect(frame.height).toBeGreaterThan(150);
    expect(await page.locator(".telling").isVisible()).toBe(true);
    expect(await overlaps(page)).toEqual([]);
  });

  test("an embedded view of 640 by 420 pixels shows all of the tree", async () => {
    const page = await open({ search: "?embed", waits: "main.embedded" });
    await page.setViewportSize({ width: 640, height: 420 });
    await page.locator("[data-node]").first().waitFor();
    const outside = await page.locator("[data-node], [part=sentence], [part=steps]").evaluateAll(
      (parts) =>
        parts.filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
        }).length,
    );
    expect(outside).toBe(0);
  });
});
