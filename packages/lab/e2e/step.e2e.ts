import { expect, test } from "vitest";
import { inBrowser, said, typeTree } from "./browser.js";

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
    await page.getByRole("button", { name: "Fit the tree" }).click();
    await page.locator("[data-node='2']").click();
    expect(await said(page)).toMatch(/passes the window .* to MIN node 1\.1/);
    await page.locator("[data-node='2']").click();
    expect(await said(page)).toMatch(/At MIN node 1\.1 child 1\.1\.1 gives 6, the best so far/);
    // A tap near a node counts as a tap on it: beside the tip of a triangle the background is empty.
    const root = (await page.locator("[data-node='0'] .shape").boundingBox())!;
    await page.mouse.click(root.x + root.width / 2 - 16, root.y + root.height / 2 - 8);
    expect(await said(page)).toMatch(/MAX node|root/);
    await page.getByLabel("Speed").selectOption("8");
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(step).toBe("Step 53 of 53");
    await page.getByRole("button", { name: "Play" }).waitFor();
  });

  test("every step is announced and shows windows, alpha and beta, bounds, intervals and cuts", async () => {
    const page = await open();
    // A worked tree with chance nodes is shown at once, at the moment of a cut.
    expect(await page.locator(".node.chance").count()).toBe(3);
    const region = page.locator(".telling [role=status]");
    expect(await region.getAttribute("aria-live")).toBe("polite");
    // At the cut: the window on the edge, alpha and beta at the open node, the interval of the chance node.
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
    // The whole skipped subtree is faded.
    for (const id of [12, 13, 14]) {
      expect(await scene.locator(`[data-node='${id}']`).getAttribute("class")).toContain("skipped");
    }
    expect(await page.locator(".inequality").textContent()).toContain("14/3 ≤ α = 13/2");
    expect(await page.locator(".pseudocode [aria-current]").textContent()).toContain(
      "if high <= alpha: return high",
    );
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
    const count = (name: string) => page.locator(`.explore [data-count='${name}']`).textContent();
    expect(
      await Promise.all(["max", "min", "chance", "leaf", "visited", "pruned", "cuts"].map(count)),
    ).toEqual(["1", "5", "3", "8", "17", "5", "3"]);
    expect(await page.getByRole("region", { name: "Counters" }).textContent()).toContain("22");
  });

  test("two algorithms are compared side by side and step together", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect.poll(() => page.locator(".tree-view").count()).toBe(2);
    await page.getByRole("button", { name: "Last step" }).click();
    const leaves = page.locator(".counts [data-count='leaf']");
    expect(await leaves.allTextContents()).toEqual(["8", "7"]);
    expect(await page.locator(".counts").textContent()).toContain("8 leaves against 7 at the end");
    await page.getByRole("button", { name: "First step" }).click();
    await page.getByRole("button", { name: "Forward" }).click();
    expect(await page.locator(".telling p").allTextContents()).toEqual(
      Array(2).fill("The root (a MAX node) is searched with the window (α, β) = (−∞, +∞)."),
    );
    // One algorithm with two move orders, with the minimal tree as reference.
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
});
