import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import {
  chooseAlgorithm,
  downloaded,
  fragmentOf,
  inBrowser,
  inMore,
  openDrawer,
  said,
  shownNodes,
  typeTree,
} from "./browser.js";

inBrowser("sharing", ({ open }) => {
  test("a link restores tree, algorithm, settings, notation, numbers, page and step", async () => {
    const page = await open();
    await typeTree(page, '{"max":[{"chance":[1,{"min":[4,2]}],"p":["1/3","2/3"]},"3/2"]}');
    await chooseAlgorithm(page, "star2");
    await inMore(page, () => page.getByLabel("Notation").selectOption("cs188"));
    for (let step = 0; step < 6; step++) await page.getByRole("button", { name: "Forward" }).click();
    const sentence = await said(page);
    const fragment = await fragmentOf(page);
    expect(fragment.length).toBeLessThan(260);
    const again = await open({ fragment });
    expect(await said(again)).toBe(sentence);
    const [algorithm, notation] = await inMore(again, async () => [
      await again.getByLabel("Algorithm").inputValue(),
      await again.getByLabel("Notation").inputValue(),
    ]);
    expect([algorithm, notation]).toEqual(["star2", "cs188"]);
    expect(await shownNodes(again)).toBe(7);
    await again.getByRole("button", { name: "Compare", exact: true }).click();
    const compared = await open({ fragment: await fragmentOf(again) });
    await expect.poll(() => compared.locator(".tree-view").count()).toBe(2);
  });

  test("hostile links show a message and a tree", async () => {
    const page = await open({ fragment: `#1.${"A".repeat(300_000)}` });
    expect(await page.getByRole("alert").textContent()).toMatch(/too long/);
    expect(await page.locator(".node.chance").count()).toBe(3);
    for (const [fragment, sentence] of [
      ["#1.AAAAAAAAAAAA", /damaged/],
      ["#<img src=x onerror=alert(1)>", /not a link of the Lab/],
      ["#99.AAAA", /newer version/],
    ] as const) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await page.getByRole("alert").getByText(sentence).waitFor();
      expect(await page.locator(".node.chance").count()).toBe(3);
    }
  });

  test("what is shared opens below its button, with six formats first", async () => {
    const page = await open({ screen: "desktop" });
    await openDrawer(page, "Share");
    const [button, panel] = await Promise.all([
      page.getByRole("button", { name: "Share" }).boundingBox(),
      page.locator(".drawer").boundingBox(),
    ]);
    expect(panel!.y - (button!.y + button!.height)).toBeLessThan(20);
    expect(Math.abs(panel!.x + panel!.width - (button!.x + button!.width))).toBeLessThan(120);
    const first = page.locator(".share .buttons").first().getByRole("button");
    const formats = ["SVG", "PNG", "TikZ", "JSON", "Gambit .efg", "Slides (HTML)"];
    await expect.poll(() => first.allTextContents()).toEqual(formats);
  });

  test.runIf(IS_LONG)("pictures of this step, and the tree in every format", async () => {
    const page = await open();
    await openDrawer(page, "Share");
    const svg = (await downloaded(page, "step-svg")).toString();
    expect(svg).toMatch(/^<svg[^>]*role="img"/);
    expect(svg).toContain("What “risky” can be worth");
    expect(svg).toMatch(/at best <tspan class="number">14\/3</);
    const png = await downloaded(page, "step-png");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBeGreaterThan(600);
    expect((await downloaded(page, "step-tikz")).toString()).toContain("\\begin{tikzpicture}");
    // The tree is saved in every format of the library.
    await typeTree(page, "[[3,12,8],[2,4,6],[14,5,2]]");
    await openDrawer(page, "Share");
    for (const [format, content] of Object.entries({
      json: /"min":\[3,12,8\]/,
      list: /^\[\[3,12,8\]/,
      efg: /^EFG 2 R/,
      csv: /^id,parent/,
      dot: /^digraph/,
      mermaid: /flowchart|graph/,
      text: /MAX/,
    })) {
      expect((await downloaded(page, `tree-${format}`)).toString(), format).toMatch(content);
    }
  });
});
