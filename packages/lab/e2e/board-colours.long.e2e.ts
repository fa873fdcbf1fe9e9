import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { violations } from "./axe.js";
import { inBrowser, settled } from "./browser.js";
import { board, inSettings } from "./playing-boards.js";

inBrowser("colours of boards", ({ open }) => {
  test("can be chosen, are remembered by the browser, and appear in the saved picture", async () => {
    const page = await board(open, "chess");
    await page.locator(".chess .cell").first().waitFor();
    const square = () =>
      page
        .locator(".chess .dark")
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    const usual = await square();
    await inSettings(page, (dialog) => dialog.getByLabel("Colours of the board").selectOption("wood"));
    await page.getByRole("tab", { name: "Files" }).click();
    await expect.poll(square).toBe("rgb(181, 136, 99)");
    expect(usual).not.toBe("rgb(181, 136, 99)");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Picture (SVG)", exact: true }).click();
    expect(await readFile(await (await saving).path(), "utf8")).toMatch(/#b58863|rgb\(181, 136, 99\)/);
    await settled(page);
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await page.locator(".chess .cell").first().waitFor();
    expect(await square()).toBe("rgb(181, 136, 99)");
    await page.goto(page.url().replace(/#.*/, "#boards/pig"));
    // The page stays, and with it the board of chess until Pig is loaded.
    await page.locator(".chess").waitFor({ state: "detached" });
    await page.locator(".boards-board > *").waitFor();
    // Pig's board has no colour choice.
    await inSettings(page, async (dialog) =>
      expect(await dialog.getByLabel("Colours of the board").count()).toBe(0),
    );
  });
});
