import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { fragmentOf, inBrowser, inMore, inPanels, said, typeTree } from "./browser.js";

inBrowser("stepping", ({ open }) => {
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
    expect(await said(page)).toMatch(/passes the window .* to MIN node no\. 1 of “safe”/);
    await page.locator("[data-node='2']").click();
    expect(await said(page)).toMatch(/At MIN node no\. 1 of “safe” child no\. 1 gives 6, the best so far/);
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
      // Each number stands once: the interval and α on the number line, values in their nodes, no window off its step.
      const scene = page.locator(".frame .scene");
      expect(await scene.locator("text.window").count()).toBe(0);
      expect(await scene.locator("text").allTextContents()).not.toContainEqual(expect.stringContaining("∞"));
      expect(await scene.locator("[data-node='8'] text").count()).toBe(0);
      expect(await scene.locator("[data-node='1'] .value").textContent()).toBe("13/2");
      expect(await scene.locator("[data-node='9'] .value").textContent()).toBe("≤ 2");
      expect(await scene.locator(".edge.cut .cross").count()).toBe(2);
      // The whole skipped subtree is faded.
      for (const id of [12, 13, 14]) {
        expect(await scene.locator(`[data-node='${id}']`).getAttribute("class")).toContain("skipped");
      }
      // The reason as a picture: the bar ends before the post, and the gap between them is the cut.
      const line = page.locator("svg.number-line");
      expect(await line.getAttribute("aria-label")).toBe("“risky”: the value lies in [0, 14/3]");
      const edges = await line.evaluate((element) =>
        [".bar", ".gap", "path.post"].map((part) => {
          const { left, right } = element.querySelector(part)!.getBoundingClientRect();
          return [left, right].map(Math.round);
        }),
      );
      const [bar, gap, post] = edges;
      expect(Math.abs(gap![0]! - bar![1]!)).toBeLessThanOrEqual(3);
      expect(Math.abs(post![1]! - gap![1]!)).toBeLessThanOrEqual(3);
      expect(gap![1]! - gap![0]!).toBeGreaterThan(10);
      const said = await line.locator("text").allTextContents();
      expect(said).toEqual([
        "What “risky” can be worth",
        "0",
        "10",
        "MAX has 13/2 from “safe”",
        "at best 14/3",
      ]);
      // The light joins the line to its node, and no node elsewhere is in it.
      const lit = await page.locator(".light > path").first().boundingBox();
      const box = async (id: number) =>
        (await scene.locator(`[data-node='${id}'] .shape`).first().boundingBox())!;
      for (const id of [8, 9, 12]) expect(isWithin(await box(id), lit!)).toBe(true);
      for (const id of [1, 15]) expect(isWithin(await box(id), lit!)).toBe(false);
      const code = await inPanels(page, () => page.locator(".pseudocode [aria-current]").textContent());
      expect(code).toContain("if high <= alpha: return high");
      // The interval narrows from [0, 10].
      const intervals: string[] = [];
      await page.getByRole("button", { name: "First step" }).click();
      // The first chance node is done before step 24.
      for (let step = 0; step < 24; step++) {
        await page.getByRole("button", { name: "Forward" }).click();
        const label = (await line.count()) > 0 ? await line.getAttribute("aria-label") : undefined;
        const interval = /^safe: the value lies in (.*)/.exec(label?.replace(/[“”]/g, "") ?? "")?.[1];
        if (interval && interval !== intervals.at(-1)) intervals.push(interval);
      }
      expect(intervals).toEqual(["[0, 10]", "[3, 8]", "[13/2, 13/2]"]);
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
    const beat = page.locator(".beat");
    const hasTouch = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
    expect(await beat.textContent()).toBe(`${hasTouch ? "Tap" : "Click"} the branch you would skip.`);
    // MAX, payoff and 1/3 explain themselves.
    for (const [term, sentence] of [
      [page.locator(".question .term").first(), /A leaf: the end of the game/],
      [page.locator(".question .term").last(), /MAX is the player/],
      [page.getByText("1/3", { exact: true }).last(), /once in three times/],
    ] as const) {
      await term.hover();
      expect(await page.locator(".term-tip").textContent()).toMatch(sentence);
    }
    await page.locator("[data-node='7']").click();
    expect(await beat.textContent()).toMatch(/^Yes.*The mean of its outcomes/);
    const bars = [];
    for (let click = 2; click <= 5; click++) {
      await page.getByRole("button", { name: "Next" }).click();
      bars.push(await page.locator("svg.number-line").getAttribute("aria-label"));
    }
    expect(bars.map((label) => /\[.*\]/.exec(label!)?.[0])).toEqual(["[0, 9]", "[2, 8]", "[2, 5]", "[2, 5]"]);
    expect(await beat.textContent()).toBe(
      "Even a 9 could not lift “risky” to what MAX has from “safe”. MAX skips the last outcome unseen.",
    );
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
    // The story's first sentence stays true: every payoff lies between 0 and 9.
    await page.locator("[data-node='6'] .value").dblclick();
    await page.locator(".leaf-field").fill("12");
    await page.keyboard.press("Enter");
    expect(await beat.textContent()).toMatch(/^A payoff of 12 is not allowed here: .* below 0 or above 9\.$/);
    expect(await page.locator("[data-node='6'] .value").textContent()).toBe("1/2");
    const last = (await page.locator("[data-node='7'] .shape").boundingBox())!;
    await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2);
    await page.mouse.down();
    await page.mouse.move(last.x + last.width / 2 + 95, last.y, { steps: 3 });
    expect(await page.locator("[data-node='7'] .value").textContent()).toBe("9");
    await page.mouse.move(last.x - 200, last.y, { steps: 3 });
    await page.mouse.up();
    expect(await page.locator("[data-node='7'] .value").textContent()).toBe("0");
    expect(await beat.textContent()).toMatch(/^Star1 visits/);
    // Back in the story its own tree is there again.
    await page.getByRole("button", { name: "Back" }).click();
    expect(await page.locator("[data-node='6'] .value").textContent()).toBe("0");
    await page.getByRole("button", { name: "Make it yours" }).click();
    await page.locator("[data-item='6']").focus();
    await page.keyboard.press("1");
    await page.locator(".leaf-field").fill("1/2");
    await page.keyboard.press("Enter");
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
    expect(await page.locator(".beat").textContent()).toMatch(/^Not yet: MAX knows nothing about “risky”/);
    const fragment = await fragmentOf(page);
    const linked = await open({ fragment });
    expect(await linked.locator(".beat").textContent()).toMatch(/^MAX looks at “safe” first/);
    // Enter and the space bar answer alike.
    for (const key of ["Enter", " "]) {
      await page.getByRole("button", { name: "Back" }).click();
      await page.locator("[data-item='5']").focus();
      await page.keyboard.press(key);
      expect(await page.locator(".beat").textContent()).toMatch(/^Not quite/);
    }
    await page.getByRole("button", { name: "Skip to the workbench" }).click();
    expect(await page.locator(".step-number").textContent()).toBe("Step 0 of 53");
    await inMore(page, () => page.getByRole("button", { name: "Start with a question" }).click());
    await page.locator(".question").waitFor();
  });
});

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function isWithin(one: Rectangle, two: Rectangle): boolean {
  return (
    one.x >= two.x &&
    one.y >= two.y &&
    one.x + one.width <= two.x + two.width &&
    one.y + one.height <= two.y + two.height
  );
}
