import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { percentOf } from "../src/boards/games/minesweeper/cells.js";
import { insight } from "../src/boards/games/minesweeper/insight.js";
import { Referee } from "../src/boards/workers/referee.js";
import { gameChosen } from "../src/boards/workers/rules.js";
import { ANY_SCREEN, inBrowser } from "./browser.js";
import { board, expectFirstScreen } from "./playing-boards.js";

inBrowser("Minesweeper", ({ open }) => {
  const paste = async (page: Page, text: string, mines: string): Promise<void> => {
    if (await page.getByRole("button", { name: "Enter a board" }).isVisible())
      await page.getByRole("button", { name: "Enter a board" }).click();
    await page.getByLabel("Mines", { exact: true }).fill(mines);
    await page.getByLabel("Paste a board").fill(text);
    const entering = page.getByRole("region", { name: "A board from elsewhere" });
    await entering.getByRole("button", { name: "Analyse" }).click();
  };

  test("an entered board shows the probabilities from counting, and an impossible board shows a message", async () => {
    const page = await board(open, "minesweeper");
    await paste(page, "1 1 . .\n. 2 . .\n. . . .", "2");
    await page.locator(".mine-cell.free").first().waitFor();
    const named = await gameChosen({ game: "minesweeper", options: { size: "4x3", mines: "2" } });
    const { state } = new Referee(named).read("11../.2../....");
    const { chances } = insight(named, state);
    const names = await page.locator(".mine-cell").evaluateAll((all) => all.map((cell) => cell.ariaLabel!));
    for (const [cell, chance] of chances.entries()) {
      if ((state as { cells: number[] }).cells[cell] !== 9) continue;
      const said =
        chance < 1e-9
          ? "certainly safe"
          : chance > 1 - 1e-9
            ? "certainly a mine"
            : `mine ${percentOf(chance)}%`;
      expect(names[cell]).toContain(said);
    }
    await paste(page, "8 1 . .\n. 2 . .\n. . . .", "2");
    await page.locator(".boards > .problem").waitFor();
    expect(await page.locator(".mine-cell").count()).toBe(12);
  });

  test("by keyboard: a flag, opening around a number with all its flags, and flags after a step back", async () => {
    const page = await board(open, "minesweeper");
    await paste(page, "11..\n.2..\n....", "2");
    await page.locator(".mine-cell.free").first().waitFor();
    await page.locator('.mine-cell[tabindex="0"]').focus();
    for (const key of ["Home", "ArrowDown", "f"]) await page.keyboard.press(key);
    expect(await page.locator(".mine-cell").nth(4).getAttribute("aria-label")).toContain("flagged");
    for (const key of ["ArrowUp", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    // The 1 beside the corner has its flag, so the two cells to its right are opened.
    await expect.poll(() => page.locator(".mine-cell.open").count()).toBeGreaterThan(4);
    await page.getByRole("button", { name: "Take back" }).click();
    expect(await page.locator(".mine-cell").nth(4).getAttribute("aria-label")).toContain("flagged");
  });
});

inBrowser(
  "Minesweeper without rules in its address",
  ({ open, viewport }) => {
    test("begins on a board that fits the screen", async () => {
      const page = await open({ fragment: "#boards/minesweeper", waits: ".mine-cell" });
      expect(await page.locator(".mine-cell").count()).toBe(viewport === "phone" ? 81 : 480);
      await expectFirstScreen(page);
    });
  },
  ANY_SCREEN,
);
