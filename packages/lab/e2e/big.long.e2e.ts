import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drawRandom, inBrowser, said, settled, shownNodes } from "./browser.js";

/** Draws a random tree of 131,071 nodes. */
async function drawBig(page: Page): Promise<void> {
  await drawRandom(page, { Levels: "16", Children: "2" });
  await page.getByText("131,071 nodes shown").waitFor();
}

/** Frames per second while the picture is dragged back and forth. */
function framesWhilePanning(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = document.querySelector(".frame")!;
    const box = frame.getBoundingClientRect();
    const fire = (type: string, x: number, y: number): void => {
      frame.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          button: 0,
          buttons: 1,
          bubbles: true,
          clientX: box.left + x,
          clientY: box.top + y,
        }),
      );
    };
    // Synthetic pointers cannot be captured.
    frame.setPointerCapture = () => undefined;
    fire("pointerdown", 150, 150);
    const start = performance.now();
    const frames = 60;
    for (let i = 0; i < frames; i++) {
      fire("pointermove", 150 + 120 * Math.sin(i / 10), 150 + 60 * Math.cos(i / 10));
      await new Promise(requestAnimationFrame);
    }
    fire("pointerup", 150, 150);
    return (frames * 1000) / (performance.now() - start);
  });
}

inBrowser("big trees", ({ open, viewport }) => {
  test("100,000 nodes: the first plies with stubs, the open line, a new root, breadcrumb and minimap", async () => {
    const page = await open();
    await drawBig(page);
    expect(await shownNodes(page)).toBeLessThan(200);
    const stubs = page.locator("[data-stub]");
    expect(await stubs.count()).toBeGreaterThan(5);
    expect(await stubs.first().textContent()).toMatch(/^\+[\d,]+ more$/);
    // The expected line is open down to a leaf.
    await expect.poll(() => page.locator(".node.leaf").count()).toBeGreaterThan(0);
    expect(await page.locator(".minimap").count()).toBe(1);
    await stubs.first().evaluate((stub) => stub.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await page.locator(".breadcrumb").waitFor();
    expect(await page.locator(".breadcrumb [aria-current]").textContent()).toMatch(/^[\d.]+$/);
    await page.locator(".breadcrumb button").first().click();
    expect(await page.locator(".breadcrumb").count()).toBe(0);
    // The keyboard unfolds nodes as well.
    const before = await shownNodes(page);
    const folded = page.locator("[role=treeitem][aria-expanded='false']").first();
    await folded.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shownNodes(page)).toBeGreaterThan(before);
  });

  test("all 131,071 nodes, laid out by a worker, can be panned on a canvas; the frame rate is reported", async () => {
    const page = await open();
    await drawBig(page);
    const folded = await framesWhilePanning(page);
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    const start = Date.now();
    await page.getByRole("button", { name: "Unfold everything" }).click();
    await page.locator("canvas.canvas").waitFor();
    const layout = Date.now() - start;
    expect(workers.length).toBe(1);
    expect(await page.locator(".frame").getAttribute("data-mode")).toBe("canvas");
    const near = await framesWhilePanning(page);
    await page.getByRole("button", { name: "Fit the tree" }).click();
    await settled(page);
    const far = await framesWhilePanning(page);
    console.log(
      `${viewport}: folded ${folded.toFixed(0)}, canvas near ${near.toFixed(0)}, whole tree ${far.toFixed(0)} frames/s; unfolded in ${layout} ms`,
    );
    // The frame rate is reported but not checked, so that a slow machine fails no test.
    // Clicks work on the canvas as on the SVG picture.
    await page.getByRole("button", { name: "Zoom in" }).click();
    expect(await page.getByRole("treeitem").count()).toBeLessThan(300);
  });

  test("the page stays responsive during a long search, and the search can be stepped through", async () => {
    const page = await open();
    await drawBig(page);
    await page.getByLabel("Algorithm").selectOption("expectiminimax");
    await expect.poll(() => page.locator(".step-number").textContent()).toMatch(/of \d{6}$/);
    await page.getByRole("button", { name: "Last step" }).click();
    expect(await said(page)).toMatch(/The root .* is done/);
  });
});
