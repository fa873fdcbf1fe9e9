import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { IS_WHOLE, rows } from "../../../tests/cases.js";
import { hasProgram } from "../../../tests/programs.js";
import { GAMES } from "../src/boards/games/games.js";
import { gameChosen } from "../src/boards/workers/rules.js";
import { violations } from "./axe.js";
import { ANY_SCREEN, inBrowser, settled } from "./browser.js";
import { differingPixels } from "./differing-pixels.js";
import {
  analyse,
  board,
  expectFirstScreen,
  firstRow,
  inSettings,
  seatMachine,
  stopAnalysis,
} from "./playing-boards.js";

const isRsvgHere = hasProgram(
  "librsvg",
  spawnSync("rsvg-convert", ["--version"]).status === 0,
  "tools/install-viewers.sh",
);

const NAMES = GAMES.map(({ name }) => name);

/** Allowed share of differing pixels: letters are drawn differently. 2.1 % was measured; the coin's board is text, 3.9 %. */
const mostOf = (game: string): number => (game === "hidden-coin" ? 0.05 : 0.03);

/** The share of pixels in which the saved SVG, drawn by another program, differs from the board. */
async function differing(page: Page, game: string): Promise<number> {
  const drawn = page.locator(".boards-board > *").first();
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
  const { stdout, status } = spawnSync("rsvg-convert", ["--format", "png"], { input: svg, maxBuffer: 1e8 });
  expect(status).toBe(0);
  const share = await differingPixels(page, shown, stdout, 90);
  console.log(`${game}: ${svg.length} bytes, ${(100 * share).toFixed(2)} % of pixels differ`);
  return share;
}

/** Gives all seats to machines: a game of hidden information offers no files to a person. */
const leaveToMachines = (page: Page): Promise<void> =>
  inSettings(page, async (dialog) => {
    const seats = dialog.getByLabel(/played by/i);
    for (const seat of await seats.all()) await seatMachine(seat);
  });

inBrowser(
  "the board",
  ({ open, viewport }) => {
    // Every board once: half of them on a desktop, the others on a phone. With TYCHE_TESTS=whole, all on both.
    test.each(NAMES.filter((_, i) => IS_WHOLE || (i % 2 === 0) === (viewport === "desktop")))(
      "of %s fits the screen, axe-core finds nothing on it, and on a desktop its SVG is drawn by another program as it is",
      async (game) => {
        const isDesktop = viewport === "desktop";
        const page = await board(open, game, { analysis: false, dark: isDesktop });
        await expectFirstScreen(page);
        await analyse(page);
        await firstRow(page, game);
        await stopAnalysis(page);
        // No mark on the board may name a move where the sentence names none.
        if (
          (await page
            .locator(".boards-verdict")
            .getByText(/Too close to call/)
            .count()) > 0
        )
          expect(await page.locator(".chess-arrow.faint, .pac-pad .best").count()).toBe(0);
        // The rules of axe take most of the time, and parts that only phones have are the same for every game.
        if (isDesktop || rows(NAMES, 4, 4).includes(game)) {
          await settled(page);
          expect(await violations(page)).toEqual([]);
        }
        const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(wide).toBeLessThanOrEqual(screen!);

        if (!isDesktop || !isRsvgHere) return;
        await page.emulateMedia({ colorScheme: "light" });
        if ((await gameChosen({ game, options: {} })).game.facts.hidden) await leaveToMachines(page);
        await page.getByRole("tab", { name: "Files" }).click();
        // Pictures have the board's own size.
        await page.locator(".boards-board").evaluate((frame: HTMLElement) => {
          frame.style.zoom = "1";
        });
        // Marks of the analysis fade.
        await expect.poll(() => differing(page, game)).toBeLessThan(mostOf(game));
      },
    );
  },
  ANY_SCREEN,
);
