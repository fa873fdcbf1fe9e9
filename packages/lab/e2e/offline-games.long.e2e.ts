import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inBrowser } from "./browser.js";

/** Games with a network, of megabytes that are no part of what the first visit stores. */
inBrowser(
  "games without the network",
  ({ open }) => {
    const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
    const game = (page: Page) => page.getByLabel("Game", { exact: true });
    const analysed = async (page: Page): Promise<void> => {
      await page.locator(".boards-ranked tbody tr").first().waitFor();
    };
    const board = async (page: Page, name: string): Promise<void> => {
      await page.getByRole("button", { name: "Boards", exact: true }).click();
      await page.locator(".boards-table").waitFor();
      await game(page).selectOption(name);
      await expect.poll(() => game(page).inputValue()).toBe(name);
      await analysed(page);
    };

    test("what was loaded once is played and analysed offline, network and all", async () => {
      const page = await open({ offline: true });
      await expect.poll(() => isControlled(page)).toBe(true);
      await board(page, "2048");
      await board(page, "backgammon");
      await page.context().setOffline(true);
      await page.reload();
      await expect.poll(() => game(page).inputValue()).toBe("backgammon");
      await analysed(page);
      await page.locator(".bg-chances, .bg-verdict").first().waitFor();
      await game(page).selectOption("2048");
      await expect.poll(() => game(page).inputValue()).toBe("2048");
      await analysed(page);
      await page.locator(".boards-board").getByRole("button", { name: "Left" }).click({ trial: true });
    });

    test("a game that the very first visit opened, before anything could be stored, is there as well", async () => {
      const page = await open({ offline: true });
      await board(page, "chess");
      await expect.poll(() => isControlled(page)).toBe(true);
      const isStored = () =>
        page.evaluate(async () => {
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys())
              if (/games\/chess-/.test(url)) return true;
          return false;
        });
      await expect.poll(isStored).toBe(true);
      await page.context().setOffline(true);
      await page.reload();
      await expect.poll(() => game(page).inputValue()).toBe("chess");
      await analysed(page);
    });
  },
  ["desktop"],
);
