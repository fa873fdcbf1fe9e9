import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { hasProgram } from "../../../tests/programs.js";
import { GAMES } from "../src/boards/games/games.js";
import { gameChosen } from "../src/boards/workers/rules.js";
import { inBrowser } from "./browser.js";
import { differingPixels } from "./differing-pixels.js";
import { analyse, board, inSettings } from "./playing-boards.js";

const BOARD_GAMES = GAMES.map(({ name }) => name);

const isRsvgHere = hasProgram(
  "librsvg",
  spawnSync("rsvg-convert", ["--version"]).status === 0,
  "tools/install-viewers.sh",
);

/**
 * Allowed share of differing pixels: letters are drawn differently. 1.3 % was measured; it varies with how a game
 * begins.
 */
const MOST = 0.03;

inBrowser("pictures of boards", ({ open }) => {
  test.skipIf(!isRsvgHere).each(BOARD_GAMES)(
    "the SVG of %s is drawn by a program other than a browser as the board is drawn here",
    async (game) => {
      const page = await board(open, game, { analysis: false });
      // Such games offer no files to a person until they are over.
      if ((await gameChosen({ game, options: {} })).game.facts.hidden) {
        await inSettings(page, async (dialog) => {
          const seats = dialog.getByLabel(/played by/i);
          for (let seat = 0; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption("0.3");
        });
        await page.getByRole("button", { name: "Pause" }).click();
      }
      await analyse(page);
      await page.getByRole("tab", { name: "Files" }).click();
      const drawn = page.locator(".boards-board > *").first();
      const share = async (): Promise<number> => {
        // Ignore everything that is not part of the picture.
        await drawn.evaluate((node) => {
          for (const part of node.querySelectorAll<HTMLElement>("button, .tool, select, input"))
            if (!part.closest("[role=grid]")) part.style.setProperty("visibility", "hidden");
        });
        const shown = await drawn.screenshot();
        const saving = page.waitForEvent("download");
        await page.getByRole("button", { name: "Picture (SVG)", exact: true }).click();
        const svg = await readFile(await (await saving).path());
        expect(svg.toString()).not.toMatch(/foreignObject|<style|style=|class=|xhtml/);
        const { stdout, status } = spawnSync("rsvg-convert", ["--format", "png"], {
          input: svg,
          maxBuffer: 1e8,
        });
        expect(status).toBe(0);
        const differing = await differingPixels(page, shown, stdout, 90);
        console.log(`${game}: ${svg.length} bytes, ${(100 * differing).toFixed(2)} % of pixels differ`);
        return differing;
      };
      // Marks of the analysis fade, and a game that was just paused may still have a move in progress.
      await expect.poll(share, { timeout: 20_000 }).toBeLessThan(MOST);
    },
  );
});
