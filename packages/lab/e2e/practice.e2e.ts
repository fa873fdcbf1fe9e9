import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { inBrowser } from "./browser.js";
import { begun, check, practise } from "./practising.js";

inBrowser("practising", ({ open }) => {
  /** The exercise "values-expectiminimax", level 1, seed 1: payoffs 7 10 | 10 2 | 12 11 | 2 5, all p = 1/2. */
  const VALUES = {
    "MAX node A": "13/2",
    "chance node B": "4.50",
    "MIN node D": "7.0",
    "MIN node E": "2",
    "chance node C": "6 1/2",
    "MIN node F": "11",
    "MIN node G": "2",
  };

  test("answers are graded node by node, numbers are accepted in any form, and the browser keeps the progress", async () => {
    const page = await practise(open);
    // A fraction's stroke is a button where the keyboard is on the screen.
    const hasTouch = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
    expect(await page.locator(".practice-keys").getByRole("button", { name: "/" }).count()).toBe(
      hasTouch ? 1 : 0,
    );
    for (const [name, value] of Object.entries(VALUES))
      await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByLabel("MIN node E", { exact: true }).fill("10");
    await check(page);
    expect(await page.locator(".practice-status p").first().textContent()).toBe(
      "6 right, 1 wrong, 0 missing.",
    );
    expect(await page.locator(".slot-sign.wrong").count()).toBe(1);
    expect(await page.locator(".practice-remarks").textContent()).toMatch(/^MIN node E: [A-Z]/);
    // The correct answer is not revealed.
    expect(await page.locator(".practice-answer").count()).toBe(0);
    await page.getByLabel("MIN node E", { exact: true }).fill("2,0");
    await check(page);
    expect(await page.locator(".practice-status p").first().textContent()).toBe("All correct!");
    expect(await page.getByText("1 solved of 1 tried").count()).toBe(1);
    await page.reload();
    await begun(page);
    await page.getByText("1 solved of 1 tried").waitFor();
    await page.getByRole("button", { name: "Forget my progress" }).click();
    await page.getByText("0 solved of 0 tried").waitFor();
  });

  test.runIf(IS_LONG)("a set of exercises is worked through, and linked in its order", async () => {
    const page = await practise(open);
    await page.getByRole("button", { name: "Worksheet…" }).click();
    await page.getByLabel("Number of exercises").fill("3");
    await page.getByRole("button", { name: "Copy a link to these exercises" }).click();
    await page.getByText("Copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const set = await open({ fragment: new URL(link).hash, waits: ".practice" });
    const here = set.locator(".practice-set > span");
    expect(await here.textContent()).toBe("Exercise 1 of 3");
    const trees = new Set<string>();
    for (let number = 1; number <= 3; number++) {
      expect(await here.textContent()).toBe(`Exercise ${number} of 3`);
      trees.add((await set.locator(".practice-scene .leaf").allTextContents()).join());
      await set.getByRole("button", { name: "Next exercise" }).click();
    }
    expect(trees.size).toBe(3);
    await begun(set);
    await set.getByRole("button", { name: "Add this exercise to a set" }).click();
    expect(await here.textContent()).toBe("Exercise 4 of 4");
    await set.getByRole("button", { name: "Remove this exercise from the set" }).click();
    expect(await here.textContent()).toBe("Exercise 3 of 3");
  });

  test.runIf(IS_LONG)(
    "worksheets are printed and saved as LaTeX, blank and with the key, and are reproducible",
    async () => {
      const page = await practise(open);
      await page.getByRole("button", { name: "Worksheet…" }).click();
      await page.getByLabel("Number of exercises").fill("3");
      const save = async (name: string): Promise<string> => {
        const [file] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name, exact: true }).click(),
        ]);
        return readFileSync(await file.path(), "utf8");
      };
      const blank = await save("LaTeX");
      const key = await save("LaTeX answer key");
      expect(blank).toContain("\\begin{document}");
      expect(key).not.toBe(blank);
      expect(await save("LaTeX")).toBe(blank);
      await page.getByRole("button", { name: "Print the answer key" }).click();
      const sheet = page.locator(".sheet article");
      await sheet.waitFor();
      const text = await sheet.textContent();
      expect(text).toMatch(/seed/i);
      expect(await sheet.locator(".worksheet-item").count()).toBe(3);
      await page.emulateMedia({ media: "print" });
      expect(await page.locator(".app").isVisible()).toBe(false);
      expect(await sheet.isVisible()).toBe(true);
    },
  );
});
