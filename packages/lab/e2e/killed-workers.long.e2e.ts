import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inBrowser } from "./browser.js";
import { analyse, board, ENDED, move, ply, sitMachine, status } from "./playing-boards.js";

const MOMENTS = 10;
/** The longest wait between a move and the kill, in milliseconds. */
const LATEST = 1200;

/** Remembers every worker of the page that has started, to kill it as a browser does: without an event. */
const rememberWorkers = (): void => {
  const { Worker: Own } = window;
  const all: Worker[] = [];
  window.Worker = class extends Own {
    constructor(...given: ConstructorParameters<typeof Own>) {
      super(...given);
      this.addEventListener("message", () => all.push(this), { once: true });
    }
  };
  (window as unknown as { killAll: () => number }).killAll = () => {
    for (const worker of all) Own.prototype.terminate.call(worker);
    return all.splice(0).length;
  };
};

const killAll = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { killAll: () => number }).killAll());

/** Moves, or waits for the machine, until the game is longer; tries again where the page offers it. */
async function playOnFrom(page: Page, plies: number, game: string): Promise<void> {
  const again = page.getByRole("button", { name: "Try again" });
  await expect
    .poll(async () => {
      if (ENDED.test(await status(page))) {
        await page.getByRole("button", { name: "Play again" }).click();
        return true;
      }
      if ((await again.count()) > 0) await again.first().click();
      else if ((await page.locator('.boards-board [aria-disabled="false"]').count()) > 0)
        await move(page, game);
      return (await ply(page)) > plies;
    })
    .toBe(true);
}

inBrowser("boards whose workers are killed", ({ open }) => {
  test("the game goes on after every worker was killed at any moment", async () => {
    const page = await open({ fragment: "#boards/connect-four", waits: ".boards-board > *" });
    await page.addInitScript(rememberWorkers);
    await page.reload();
    await page.locator(".boards-board > *").waitFor();
    await sitMachine(page);
    for (let moment = 0; moment < MOMENTS; moment++) {
      const plies = await ply(page);
      if (moment % 2 === 0) await move(page, "connect-four").catch(() => {});
      await page.waitForTimeout(Math.random() * LATEST);
      await expect.poll(() => killAll(page)).toBeGreaterThan(0);
      await playOnFrom(page, plies, "connect-four");
    }
  });

  test("an analysis whose worker was killed says so and tries again", async () => {
    const page = await board(open, "chess", { analysis: false });
    await page.addInitScript(rememberWorkers);
    await page.reload();
    await page.locator(".boards-board > *").waitFor();
    await analyse(page);
    await page.locator(".boards-ranked tbody tr").first().waitFor();
    expect(await killAll(page)).toBeGreaterThan(0);
    const region = page.getByRole("region", { name: "Analysis" });
    await expect.poll(() => region.textContent()).toMatch(/a part of this page has stopped/i);
    await region.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => region.textContent()).toMatch(/depth \d+/);
  });
});
