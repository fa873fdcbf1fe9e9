import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inBrowser, said, typeTree } from "./browser.js";

inBrowser("stepping", ({ open, viewport }) => {
  test("forward, back, first, last, slider, play, and clicks on nodes", async () => {
    const page = await open();
    const step = (): Promise<string | null> => page.locator(".step-number").textContent();
    await page.getByRole("button", { name: "First step" }).click();
    expect(await step()).toBe("Step 0 of 53");
    expect(await said(page)).toMatch(/has not begun/);
    await page.getByRole("button", { name: "Forward" }).click();
    expect(await said(page)).toBe("The root (a MAX node) is searched with the window (α, β) = (−∞, +∞).");
    await page.getByRole("button", { name: "Last step" }).click();
    expect(await step()).toBe("Step 53 of 53");
    expect(await said(page)).toMatch(/is done: it is worth 13\/2/);
    await page.getByRole("button", { name: "Back" }).click();
    expect(await step()).toBe("Step 52 of 53");
    await page.getByRole("slider", { name: "Step" }).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    expect(await step()).toBe("Step 1 of 53");
    // The node's next event; then the one after it.
    await page.getByRole("button", { name: "Fit the tree" }).click();
    await page.locator("[data-node='2']").click();
    expect(await said(page)).toMatch(/hands the window .* down to MIN node 1\.1/);
    await page.locator("[data-node='2']").click();
    expect(await said(page)).toMatch(/At MIN node 1\.1 child 1\.1\.1 gives 6, the best so far/);
    // A finger that misses a node by a little means it: beside the tip of a triangle there is only paper.
    const root = (await page.locator("[data-node='0'] .shape").boundingBox())!;
    await page.mouse.click(root.x + root.width / 2 - 16, root.y + root.height / 2 - 8);
    expect(await said(page)).toMatch(/MAX node|root/);
    await page.getByLabel("Speed").selectOption("8");
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(step).toBe("Step 53 of 53");
    await page.getByRole("button", { name: "Play" }).waitFor();
  });

  test("every step is announced, and shows windows, alpha and beta, bounds, intervals and cuts", async () => {
    const page = await open();
    const region = page.locator(".telling [role=status]");
    expect(await region.getAttribute("aria-live")).toBe("polite");
    // The window on the edge, alpha and beta at the open node, the interval of the chance node, at the cut.
    const scene = page.locator(".scene");
    // A narrow screen has no room for windows on edges.
    if (viewport === "desktop") {
      expect(await scene.locator(".edge text.window").allTextContents()).toContain("(13/2, +∞)");
    }
    expect(await scene.locator("[data-node='8'] .alpha").textContent()).toBe("α 13/2");
    expect(await scene.locator("[data-node='8'] .beta").textContent()).toBe("β +∞");
    expect(await scene.locator("[data-node='8'] .interval").textContent()).toBe("[0, 14/3]");
    expect(await scene.locator("[data-node='9'] .value").textContent()).toBe("≤ 2");
    expect(await scene.locator(".edge.cut .cross").count()).toBe(2);
    // The whole subtree that is skipped is faded.
    for (const id of [12, 13, 14]) {
      expect(await scene.locator(`[data-node='${id}']`).getAttribute("class")).toContain("skipped");
    }
    expect(await page.locator(".inequality").textContent()).toContain("14/3 ≤ α = 13/2");
    expect(await page.locator(".pseudocode .lit").textContent()).toContain("if high <= alpha: return high");
    // The interval narrows from [0, 10].
    const intervals: string[] = [];
    await page.getByRole("button", { name: "First step" }).click();
    for (let step = 0; step < 53; step++) {
      await page.getByRole("button", { name: "Forward" }).click();
      const text = await scene.locator("[data-node='1'] .interval").allTextContents();
      if (text[0] && text[0] !== intervals.at(-1)) intervals.push(text[0]);
    }
    expect(intervals).toEqual(["[3, 8]", "[13/2, 13/2]"]);
  });

  test("counters count visited nodes by kind, the pruned, and all", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Last step" }).click();
    const count = (name: string) => page.locator(`.explore [data-count='${name}']`).textContent();
    expect(
      await Promise.all(["max", "min", "chance", "leaf", "visited", "pruned", "cuts"].map(count)),
    ).toEqual(["1", "5", "3", "8", "17", "5", "3"]);
    expect(await page.getByRole("region", { name: "Counters" }).textContent()).toContain("22");
  });

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
    await page.getByRole("tab", { name: "Tree" }).click();
    await page.getByLabel("Numbers").selectOption("decimal");
    expect(await page.locator(".telling p").textContent()).toMatch(/4\.667 ≤ α = 6\.5/);
    await page.getByLabel("Notation").selectOption("decision");
    expect(await page.locator(".scene .max rect, .scene .max polygon").count()).toBeGreaterThan(0);
    const [first, last] = await page.locator(".scene .node .shape").evaluateAll((shapes) => {
      const boxes = shapes.map((shape) => shape.getBoundingClientRect());
      return [boxes[0]!, boxes.at(-1)!].map(({ left }) => left);
    });
    expect(last!).toBeGreaterThan(first! + 100);
    await typeTree(page, "[[1,2],[3,4]]");
    await page.getByRole("tab", { name: "Tree" }).click();
    await page.getByLabel("Root of lists").selectOption("min");
    expect(await page.getByRole("treeitem").first().textContent()).toMatch(/^MIN root/);
  });

  test("kinds differ by shape and by letters, not only by colour", async () => {
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

  test("compare two algorithms side by side, stepping together", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    expect(await page.locator(".tree-view").count()).toBe(2);
    await page.getByRole("button", { name: "Last step" }).click();
    const leaves = page.locator(".counts [data-count='leaf']");
    expect(await leaves.allTextContents()).toEqual(["8", "7"]);
    expect(await page.locator(".counts").textContent()).toContain("8 leaves against 7 at the end");
    await page.getByRole("button", { name: "First step" }).click();
    await page.getByRole("button", { name: "Forward" }).click();
    expect(await page.locator(".telling p").allTextContents()).toEqual(
      Array(2).fill("The root (a MAX node) is searched with the window (α, β) = (−∞, +∞)."),
    );
    // Two orders of one algorithm, with the minimal tree as reference.
    await page.getByRole("button", { name: "Explore", exact: true }).click();
    await typeTree(page, "[[14,5,2],[2,4,6],[3,12,8]]");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    for (const side of [0, 1]) await page.getByLabel("Algorithm").nth(side).selectOption("alpha-beta");
    await page.getByText("Settings", { exact: false }).nth(1).click();
    await page.getByLabel("order").last().selectOption("best");
    await page.getByRole("button", { name: "Last step" }).click();
    const [given, best] = (await leaves.allTextContents()).map(Number);
    expect(given!).toBeGreaterThan(best!);
    expect(best).toBe(5);
    expect(await page.locator(".counts").textContent()).toMatch(/minimal tree \(Knuth and Moore\): 5/);
  });

  test("what changes the decision: actions, monotone changes, the opponent", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Last step" }).click();
    const actions = page.getByRole("region", { name: "Actions at the root" });
    expect(await actions.textContent()).toMatch(/Value 13\/2/);
    expect(await actions.locator("tr.best").textContent()).toMatch(/safe.*best/s);
    await page.getByText("What changes the decision?").click();
    expect(await page.locator("[data-transform='rescale'] .flipped").count()).toBe(0);
    expect(await page.locator("[data-transform='square'] .flipped").textContent()).toContain("clever");
    for (const transform of ["identity", "rescale", "square", "log"]) {
      expect(await page.locator(`[data-transform='${transform}'] td`).first().textContent()).toBe("safe");
    }
    // Against a perfect opponent safe is best, against a random one clever; the point between is exact.
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

  test("the break-even point of each number, exact, and a tornado diagram that fits its panel and is saved", async () => {
    const page = await open();
    await typeTree(page, '{"max":[3,{"chance":[1,8]}]}');
    await page.getByText("What changes the decision?").click();
    const panel = page.getByRole("region", { name: "Break-even points" });
    const points = await panel
      .locator("[data-break-even]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.breakEven));
    // 3 against (1 + 8) / 2: by hand, one number at a time.
    expect(points.sort()).toEqual(["-2", "2/7", "5", "5/7", "9/2"]);
    // Every bar has its place, and those whose flip is within reach a diamond.
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
    expect(await panel.textContent()).toMatch(/needs a decision/);
  });

  test("properties of the algorithm beside what was measured", async () => {
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
      await page.getByRole("button", { name: "Fit the tree" }).click();
      const before = await page.locator(".step-number").textContent();
      const node = await page.locator("[data-node='15'] .shape").boundingBox();
      await page.touchscreen.tap(node!.x + node!.width / 2, node!.y + node!.height / 2);
      expect(await page.locator(".step-number").textContent()).not.toBe(before);
      expect(await said(page)).toMatch(/down to chance node 3/);
      const place = () => page.locator("svg.scene").evaluate((svg) => (svg as SVGElement).style.transform);
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
