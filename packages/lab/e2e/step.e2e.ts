import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { fragmentOf, inBrowser, inMore, inPanels, said, typeTree } from "./browser.js";

inBrowser("stepping", ({ open, viewport }) => {
  test("forward, back, first, last, slider, play, and clicks on nodes", async () => {
    const page = await open();
    const step = (): Promise<string | null> => page.locator(".step-number").textContent();
    await page.getByRole("button", { name: "First step" }).click();
    expect(await step()).toBe("Step 0 of 53");
    expect(await said(page)).toMatch(/has not started/);
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
    // A click goes to the node's next event, and another one to the event after it.
    await page.locator("[data-node='2']").click();
    expect(await said(page)).toMatch(/passes the window .* to MIN node 1\.1/);
    await page.locator("[data-node='2']").click();
    expect(await said(page)).toMatch(/At MIN node 1\.1 child 1\.1\.1 gives 6, the best so far/);
    // A tap near a node counts as a tap on it: beside the tip of a triangle the background is empty.
    const root = (await page.locator("[data-node='0'] .shape").boundingBox())!;
    await page.mouse.click(root.x + root.width / 2 - 16, root.y + root.height / 2 - 8);
    expect(await said(page)).toMatch(/MAX node|root/);
    // Keys step anywhere but in fields: through the search, from cut to cut, and to its ends.
    await page.locator("body").click({ position: { x: 2, y: 2 } });
    const after = async (key: string): Promise<string | null> => {
      await page.keyboard.press(key);
      return step();
    };
    expect(await after("Home")).toBe("Step 0 of 53");
    expect(await after("ArrowRight")).toBe("Step 1 of 53");
    expect(await after("ArrowLeft")).toBe("Step 0 of 53");
    const cuts = [];
    for (let cut = 0; cut < 3; cut++) cuts.push(await after("PageDown"));
    expect(cuts).toEqual(["Step 28 of 53", "Step 31 of 53", "Step 48 of 53"]);
    expect(await after("PageUp")).toBe("Step 31 of 53");
    expect(await after("End")).toBe("Step 53 of 53");
    await inPanels(page, async () => {
      await page.locator("details > summary").first().click();
      await page.getByLabel("Upper bound U").press("Home");
    });
    expect(await step()).toBe("Step 53 of 53");
    await page.locator("body").click({ position: { x: 2, y: 2 } });
    await page.keyboard.press(" ");
    await page.getByLabel("Speed").selectOption("8");
    await expect.poll(step).toBe("Step 53 of 53");
    await expect.poll(() => page.getByLabel("Speed").count()).toBe(0);
  });

  test.runIf(IS_LONG)(
    "every step is announced and shows windows, alpha and beta, bounds, intervals and cuts",
    async () => {
      const page = await open();
      // A worked tree with chance nodes is shown at once, at the moment of a cut.
      expect(await page.locator(".node.chance").count()).toBe(3);
      const region = page.locator(".telling [role=status]");
      expect(await region.getAttribute("aria-live")).toBe("polite");
      // At the cut: the window on the edge, alpha and beta at the open node, the interval of the chance node.
      const scene = page.locator(".scene");
      expect(await scene.locator(".edge text.window").allTextContents()).toContain("(13/2, +∞)");
      // A narrow screen has no room for alpha and beta beside nodes; the number line has them.
      if (viewport === "desktop") {
        expect(await scene.locator("[data-node='8'] .alpha").textContent()).toBe("α 13/2");
        expect(await scene.locator("[data-node='8'] .beta").textContent()).toBe("β +∞");
      }
      expect(await scene.locator("[data-node='8'] .interval").textContent()).toBe("[0, 14/3]");
      expect(await scene.locator("[data-node='9'] .value").textContent()).toBe("≤ 2");
      expect(await scene.locator(".edge.cut .cross").count()).toBe(2);
      // The whole skipped subtree is faded.
      for (const id of [12, 13, 14]) {
        expect(await scene.locator(`[data-node='${id}']`).getAttribute("class")).toContain("skipped");
      }
      // The reason as a picture: the bar ends before the post, and the gap between them is the cut.
      const line = page.locator(".number-line");
      expect(await line.getAttribute("aria-label")).toBe("risky: the value lies in [0, 14/3]");
      const edges = await line.evaluate((element) =>
        [".bar", ".gap", ".post"].map((part) => {
          const { left, right } = element.querySelector(part)!.getBoundingClientRect();
          return [left, right].map(Math.round);
        }),
      );
      const [bar, gap, post] = edges;
      expect(Math.abs(gap![0]! - bar![1]!)).toBeLessThanOrEqual(3);
      expect(Math.abs(post![1]! - gap![1]!)).toBeLessThanOrEqual(3);
      expect(gap![1]! - gap![0]!).toBeGreaterThan(10);
      const code = await inPanels(page, () => page.locator(".pseudocode [aria-current]").textContent());
      expect(code).toContain("if high <= alpha: return high");
      // The interval narrows from [0, 10].
      const intervals: string[] = [];
      await page.getByRole("button", { name: "First step" }).click();
      // The first chance node is done before step 24.
      for (let step = 0; step < 24; step++) {
        await page.getByRole("button", { name: "Forward" }).click();
        const text = await scene.locator("[data-node='1'] .interval").allTextContents();
        if (text[0] && text[0] !== intervals.at(-1)) intervals.push(text[0]);
      }
      expect(intervals).toEqual(["[3, 8]", "[13/2, 13/2]"]);
      // Counters show visited nodes by kind, pruned nodes, and totals.
      await page.getByRole("button", { name: "Last step" }).click();
      await inPanels(page, async () => {
        const count = (name: string) => page.locator(`[data-count='${name}']`).textContent();
        expect(
          await Promise.all(["max", "min", "chance", "leaf", "visited", "pruned", "cuts"].map(count)),
        ).toEqual(["1", "5", "3", "8", "17", "5", "3"]);
        expect(await page.getByRole("region", { name: "Counters" }).textContent()).toContain("22");
      });
    },
  );

  test.runIf(IS_LONG)("two searches are compared by the leaves that they visit", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect.poll(() => page.locator(".tree-view").count()).toBe(2);
    const work = (): Promise<string[]> => page.locator("[data-work]").allTextContents();
    await page.getByRole("button", { name: "Last step" }).click();
    expect(await work()).toEqual(["8 of 8 leaves", "7 of 7 leaves"]);
    await page.getByText("Counts at this step").click();
    const leaves = page.locator(".counts [data-count='leaf']");
    expect(await leaves.allTextContents()).toEqual(["8", "7"]);
    expect(await page.locator(".counts").textContent()).toContain("8 leaves against 7 at the end");
    await page.getByRole("button", { name: "First step" }).click();
    await page.getByRole("button", { name: "Forward" }).click();
    expect(await work()).toEqual(["1 of 8 leaves", "1 of 7 leaves"]);
    await page.keyboard.press("ArrowRight");
    expect(await leaves.allTextContents()).toEqual(["2", "2"]);
    // One algorithm with two move orders, with the minimal tree as reference.
    await page.getByRole("button", { name: "Explore", exact: true }).click();
    await typeTree(page, "[[14,5,2],[2,4,6],[3,12,8]]");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    for (const side of [0, 1]) await page.getByLabel("Algorithm").nth(side).selectOption("alpha-beta");
    await page.getByText("Settings", { exact: false }).nth(1).click();
    await page.getByLabel("order").last().selectOption("best");
    await page.getByRole("button", { name: "Last step" }).click();
    await page.getByText("Counts at this step").click();
    const [given, best] = (await leaves.allTextContents()).map(Number);
    expect(given!).toBeGreaterThan(best!);
    expect(best).toBe(5);
    expect(await page.locator(".counts").textContent()).toMatch(/minimal tree \(Knuth and Moore\): 5/);
  });
});

inBrowser("the lesson", ({ open }) => {
  test("one click answers the question, and five more lead to Star1's first cut and its reason", async () => {
    const page = await open({ first: true });
    expect(await page.locator(".question").textContent()).toMatch(/Can MAX stop looking at “risky”\?/);
    expect(await page.locator(".step-number, .pseudocode").count()).toBe(0);
    await page.locator("[data-node='7']").click();
    const beat = page.locator(".beat");
    expect(await beat.textContent()).toMatch(/^Yes.*α = 6/);
    const bars = [];
    for (let click = 2; click <= 5; click++) {
      await page.getByRole("button", { name: "Next" }).click();
      bars.push(await page.locator(".number-line").getAttribute("aria-label"));
    }
    expect(bars.map((label) => /\[.*\]/.exec(label!)?.[0])).toEqual(["[0, 9]", "[2, 8]", "[2, 5]", "[2, 5]"]);
    expect(await beat.textContent()).toMatch(/5 is less than α = 6/);
    expect(await page.locator(".edge.cut").count()).toBe(1);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Make it yours" }).click();
    expect(await beat.textContent()).toBe("Star1 visits 4 of 5 leaves.");
    // A leaf that is dragged until risky may be better: bar, cut, count and sentence follow.
    const leaf = (await page.locator("[data-node='6'] .shape").boundingBox())!;
    await page.mouse.move(leaf.x + leaf.width / 2, leaf.y + leaf.height / 2);
    await page.mouse.down();
    await page.mouse.move(leaf.x + leaf.width / 2 + 45, leaf.y, { steps: 9 });
    await page.mouse.up();
    expect(await page.locator("[data-node='6'] .value").textContent()).toBe("4");
    expect(await beat.textContent()).toBe("Nothing is cut now: Star1 visits all 5 leaves.");
    expect(await page.locator(".edge.cut").count()).toBe(0);
    // Typed over, it is cut again.
    await page.locator("[data-node='6'] .value").dblclick();
    await page.locator(".leaf-field").fill("1/2");
    await page.keyboard.press("Enter");
    expect(await page.locator(".edge.cut").count()).toBe(1);
    await page.getByRole("button", { name: "Open the workbench" }).click();
    await page.locator(".step-number").waitFor();
    expect(await page.locator("[data-node='6'] .value").textContent()).toBe("1/2");
    await fragmentOf(page);
    await page.reload();
    await page.locator(".step-number").waitFor();
  });

  test("it can be skipped, linked, and started again", async () => {
    const page = await open({ first: true });
    // The name of a branch is pressed like its node.
    await page.getByText("risky", { exact: true }).last().click();
    expect(await page.locator(".beat").textContent()).toMatch(/^Not quite/);
    const fragment = await fragmentOf(page);
    const linked = await open({ fragment });
    expect(await linked.locator(".beat").textContent()).toMatch(/α = 6/);
    await page.getByRole("button", { name: "Skip to the workbench" }).click();
    expect(await page.locator(".step-number").textContent()).toBe("Step 0 of 53");
    await inMore(page, () => page.getByRole("button", { name: "Start with a question" }).click());
    await page.locator(".question").waitFor();
  });
});
