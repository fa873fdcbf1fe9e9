import { expect, test } from "vitest";
import { inBrowser, openDrawer, shownNodes, typeTree } from "./browser.js";

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";

inBrowser("editing", ({ open }) => {
  const text = async (page: Awaited<ReturnType<typeof open>>): Promise<string> => {
    await openDrawer(page, "Text");
    return page.getByLabel("The tree as text").inputValue();
  };

  test("text and picture stay in step, also if the text has an error", async () => {
    const page = await open();
    await typeTree(page, AIMA);
    expect(await shownNodes(page)).toBe(13);
    await openDrawer(page, "Edit");
    await page.locator("[data-node='2']").click();
    const payoff = page.getByLabel("Payoff", { exact: true });
    await payoff.fill("1/3");
    await payoff.press("Enter");
    expect((await text(page)).trim()).toBe('[["1/3",12,8],[2,4,6],[14,5,2]]');
    // An error in the text is shown at its line, and the tree stays.
    await typeTree(page, '[[3,12,8],\n[2,4,6],\n[14,5,"two"]]');
    await openDrawer(page, "Text");
    expect(await page.locator("#text-problem").textContent()).toContain(
      'line 3, column 7: "two" is not a number',
    );
    expect(await page.locator(".editor pre b").textContent()).toContain("✕");
    expect(await shownNodes(page)).toBe(13);
  });

  test("by mouse or touch: add, kind, label, probability, reorder, copy, paste, mirror, delete, undo, redo", async () => {
    const page = await open();
    await typeTree(page, '{"max":[{"chance":[1,2]},5]}');
    await openDrawer(page, "Edit");
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const json = async (): Promise<string> => {
      const now = await text(page);
      await openDrawer(page, "Edit");
      return now.trim();
    };
    await page.locator("[data-node='1']").click();
    await press("Add a child");
    expect(await json()).toBe('{"max":[{"chance":[1,2,0]},5]}');
    const p = page.getByLabel("Probability");
    await p.fill("50%");
    await p.press("Enter");
    expect(await json()).toBe('{"max":[{"p":[0.25,0.25,0.5],"chance":[1,2,0]},5]}');
    await press("Move left");
    expect(await json()).toBe('{"max":[{"p":[0.25,0.5,0.25],"chance":[1,0,2]},5]}');
    await page.getByLabel("Kind").selectOption("min");
    expect(await json()).toContain('[1,{"min":[0,0]},2]');
    await press("Copy");
    await page.locator("[data-node='1']").click();
    await press("Mirror");
    await press("Paste");
    expect(await json()).toContain('[2,{"min":[0,0]},1,{"min":[0,0]}]');
    await page.getByLabel("Label").fill("<b>die</b>");
    await page.getByLabel("Label").press("Enter");
    expect(await json()).toContain('"label":"<b>die</b>"');
    await press("Delete");
    expect(await json()).toBe('{"max":[{"p":[0.25,0.5,0.25],"chance":[2,{"min":[0,0]},1]},5]}');
    await press("Undo");
    expect(await json()).toContain("die");
    await press("Redo");
    expect(await json()).not.toContain("die");
  });
});
