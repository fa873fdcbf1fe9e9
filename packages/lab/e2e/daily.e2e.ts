import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { violations } from "./axe.js";
import { inBrowser } from "./browser.js";
import { playToEnd, sitMachine } from "./playing-boards.js";

const DAY = "2026-11-30";

inBrowser("daily games and what the boards store", ({ open }) => {
  const board = (game: string, day = DAY) =>
    open({ fragment: `#Boards/${game}?DAY=${day}`, waits: ".boards-board > *" });

  test("the same moves meet the same chance on every device, and another day another", async () => {
    const seen: string[] = [];
    for (const day of [DAY, DAY, "2026-12-01"]) {
      const page = await board("2048", day);
      for (const side of ["Down", "Left", "Down", "Left", "Up", "Right"]) {
        await page
          .getByRole("button", { name: side, exact: true })
          .click({ timeout: 2000 })
          .catch(() => {});
        await page.waitForTimeout(150);
      }
      seen.push(await page.locator(".boards-board").innerText());
    }
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[0]);
  });

  test("a finished game is in the statistics, can be replayed, and moves to another device", async () => {
    const page = await board("tic-tac-toe");
    await sitMachine(page);
    await playToEnd(page, "tic-tac-toe");
    await page.getByRole("button", { name: "Copy the result" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`#boards/tic-tac-toe?day=${DAY}`);
    await page.getByRole("button", { name: "Statistics" }).click();
    const dialog = page.getByRole("dialog");
    await expect.poll(() => dialog.textContent()).toContain("Chick, level 1");
    expect(await violations(page)).toEqual([]);
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save all to a file" }).click();
    const text = await readFile(await (await saved).path());

    const other = await board("pig");
    await other.getByRole("button", { name: "Statistics" }).click();
    await expect.poll(() => other.getByRole("dialog").textContent()).toContain("No game has been finished");
    const reloaded = other.waitForEvent("load");
    const file = { name: "boards.json", mimeType: "application/json", buffer: text };
    await other.locator('dialog input[type="file"]').setInputFiles(file);
    await reloaded;
    await other.getByRole("button", { name: "Roll" }).waitFor();
    await other.evaluate(() => {
      location.hash = "#boards/tic-tac-toe";
    });
    await other.locator('[role="gridcell"]').first().waitFor();
    await other.getByRole("button", { name: "Statistics" }).click();
    await other.getByRole("link", { name: "Replay" }).click();
    await expect
      .poll(() => other.getByRole("button", { name: "Analyse" }).getAttribute("aria-pressed"))
      .toBe("true");
  });

  test("storage that is refused is said once", async () => {
    const page = await open({ fragment: "#boards/pig", waits: ".boards-board > *" });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.reload();
    const notice = page.locator(".notice");
    await expect.poll(() => notice.textContent()).toContain("refuses to store anything");
    await notice.getByRole("button").click();
    await page.getByRole("button", { name: "Roll" }).click();
    await page.waitForTimeout(500);
    expect(await notice.count()).toBe(0);
  });
});
