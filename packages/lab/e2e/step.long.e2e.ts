import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inBrowser, inMore, said, typeTree } from "./browser.js";

inBrowser("settings, and what changes the decision", ({ open }) => {
  test("settings: algorithm, depth, bounds, ties, fail rule, order, probes", async () => {
    const page = await open();
    const leaves = async (): Promise<string | null> => {
      await page.getByRole("button", { name: "Last step" }).click();
      return page.locator(".explore [data-count='leaf']").textContent();
    };
    const algorithm = page.getByLabel("Algorithm");
    expect(await leaves()).toBe("8");
    await algorithm.selectOption("star2");
    expect(await leaves()).toBe("7");
    await algorithm.selectOption("expectiminimax");
    expect(await leaves()).toBe("12");
    await algorithm.selectOption("star2.5");
    await page.getByText("Settings", { exact: false }).first().click();
    await page.getByLabel("probes").fill("2");
    expect(await leaves()).not.toBe("7");
    await algorithm.selectOption("star1");
    await page.getByLabel("Upper bound U").fill("1000");
    expect(await leaves()).toBe("10");
    await page.getByLabel("Upper bound U").fill("9");
    expect(await said(page)).toMatch(/outside the bounds \[0, 9\]/);
    await page.getByLabel("Upper bound U").fill("nine");
    expect(await said(page)).toMatch(/not a number/);
    await page.getByRole("button", { name: "Default settings" }).click();
    await typeTree(page, "[[3,12,8],[3,4,6],[14,5,2]]");
    await algorithm.selectOption("alpha-beta");
    expect(await leaves()).toBe("7");
    await page.getByLabel("ties").selectOption("keep");
    expect(await leaves()).toBe("9");
    await page.getByLabel("order").selectOption("reverse");
    expect(await leaves()).not.toBe("7");
    await page.getByLabel("fail").selectOption("hard");
    await page.getByLabel("depth").fill("1");
    expect(await said(page)).toMatch(/has no estimate/);
  });

  test("root kind, notation, exact fractions or decimals", async () => {
    const page = await open();
    await inMore(page, () => page.getByLabel("Numbers").selectOption("decimal"));
    expect(await page.locator(".telling p").textContent()).toMatch(/4\.667 ≤ α = 6\.5/);
    await inMore(page, () => page.getByLabel("Notation").selectOption("decision"));
    expect(await page.locator(".scene .max rect, .scene .max polygon").count()).toBeGreaterThan(0);
    const [first, last] = await page.locator(".scene .node .shape").evaluateAll((shapes) => {
      const boxes = shapes.map((shape) => shape.getBoundingClientRect());
      return [boxes[0]!, boxes.at(-1)!].map(({ left }) => left);
    });
    expect(last!).toBeGreaterThan(first! + 100);
    await typeTree(page, "[[1,2],[3,4]]");
    await inMore(page, () => page.getByLabel("Root of lists").selectOption("min"));
    expect(await page.getByRole("treeitem").first().textContent()).toMatch(/^MIN root/);
  });

  test("kinds differ by shape and letters, not only by colour", async () => {
    const page = await open();
    const shapes = await Promise.all(
      ["max", "chance", "min", "leaf"].map((kind) =>
        page
          .locator(`.scene .${kind} .shape`)
          .first()
          .evaluate((shape) => [shape.tagName, shape.getAttribute("points")?.split(" ").length]),
      ),
    );
    expect(shapes).toEqual([
      ["polygon", 3],
      ["ellipse", undefined],
      ["polygon", 3],
      ["polygon", 4],
    ]);
    expect(await page.locator(".scene .level").allTextContents()).toEqual(["MAX", "CHANCE", "MIN"]);
  });

  test("what changes the decision: actions, monotone changes, the opponent", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Last step" }).click();
    const actions = page.getByRole("region", { name: "Actions at the root" });
    expect(await actions.textContent()).toMatch(/Value 13\/2/);
    expect(await actions.locator("tr.best").textContent()).toMatch(/safe.*best/s);
    await page.getByText("What changes the decision?").click();
    expect(await page.locator("[data-transform='rescale'] .badge").count()).toBe(0);
    expect(await page.locator("[data-transform='square'] td:has(.badge)").textContent()).toContain("clever");
    for (const transform of ["identity", "rescale", "square", "log"]) {
      expect(await page.locator(`[data-transform='${transform}'] td`).first().textContent()).toBe("safe");
    }
    // Against a perfect opponent "safe" is best, against a random one "clever"; the threshold is exact.
    const flip = page.locator("[data-flip]").first();
    expect(await flip.getAttribute("data-flip")).toBe("1/4");
    expect(await flip.textContent()).toMatch(/exactly 1\/4 \(25 %\).*from safe to clever/);
    const slider = page.getByRole("slider", { name: "Probability of a random move" });
    await slider.focus();
    await page.keyboard.press("End");
    expect(
      await page
        .getByRole("region", { name: "From a perfect to a random opponent" })
        .locator("tr.best")
        .textContent(),
    ).toContain("clever");
  });

  test("the exact break-even point of each number, and a tornado diagram that fits its panel and can be saved", async () => {
    const page = await open();
    await typeTree(page, '{"max":[3,{"chance":[1,8]}]}');
    await page.getByText("What changes the decision?").click();
    const panel = page.getByRole("region", { name: "Break-even points" });
    await panel.locator("[data-break-even]").first().waitFor();
    const points = await panel
      .locator("[data-break-even]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.breakEven));
    // 3 against (1 + 8) / 2: computed by hand, one number at a time.
    expect(points.sort()).toEqual(["-2", "2/7", "5", "5/7", "9/2"]);
    // Every bar has its place, and those with a break-even point within range have a diamond.
    expect(await panel.locator(".tornado-row rect").count()).toBe(5);
    expect(await panel.locator(".tornado-row .flip").count()).toBeGreaterThan(0);
    const isWithin = await panel.evaluate((section) =>
      [...section.querySelectorAll(".tornado-row")].every(
        (row) => row.getBoundingClientRect().right <= section.getBoundingClientRect().right + 1,
      ),
    );
    expect(isWithin).toBe(true);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("button", { name: "Save the tornado diagram (SVG)" }).click(),
    ]);
    expect(readFileSync(await file.path(), "utf8")).toMatch(/^<svg[\s\S]*5\/7[\s\S]*<\/svg>\s*$/);
    await typeTree(page, '{"chance":[1,{"max":[2,3]}]}');
    expect(await panel.textContent()).toMatch(/a decision of MAX or MIN at the root/);
  });

  test("properties of the algorithm beside the measured values", async () => {
    const page = await open();
    await page.getByText("Properties", { exact: true }).click();
    const text = await page.locator(".properties").textContent();
    expect(text).toMatch(/complete\s*the tree is finite/);
    expect(text).toMatch(/O\(b\^m n\^m\).*visited: 17/is);
  });
});

inBrowser(
  "on a phone",
  ({ open }) => {
    test("a finger taps nodes and drags the picture", async () => {
      const page = await open();
      const before = await page.locator(".step-number").textContent();
      const node = await page.locator("[data-node='15'] .shape").boundingBox();
      await page.touchscreen.tap(node!.x + node!.width / 2, node!.y + node!.height / 2);
      expect(await page.locator(".step-number").textContent()).not.toBe(before);
      expect(await said(page)).toMatch(/ to chance node “clever”/);
      const place = () =>
        page.locator(".frame svg.scene").evaluate((svg) => (svg as SVGElement).style.transform);
      const start = await place();
      await page.evaluate(async () => {
        const frame = document.querySelector(".frame")!;
        const box = frame.getBoundingClientRect();
        frame.setPointerCapture = () => undefined;
        for (const [type, x] of [
          ["pointerdown", 200],
          ["pointermove", 180],
          ["pointermove", 120],
          ["pointerup", 120],
        ] as const) {
          const at = { clientX: box.left + x, clientY: box.top + 100 };
          frame.dispatchEvent(
            new PointerEvent(type, { pointerId: 2, pointerType: "touch", button: 0, bubbles: true, ...at }),
          );
          await new Promise(requestAnimationFrame);
        }
      });
      await expect.poll(place).not.toBe(start);
    });
  },
  ["phone"],
);
