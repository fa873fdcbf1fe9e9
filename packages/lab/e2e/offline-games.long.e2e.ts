import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inBrowser } from "./browser.js";

const WEIGHTS = new URL("../../games/weights/", import.meta.url);

/** Digests of the networks in the page's storage, by name. */
async function storedNetworks(page: Page): Promise<Readonly<Record<string, string>>> {
  const stored = await page.evaluate(async () => {
    const found: [name: string, digest: number[]][] = [];
    for (const store of await caches.keys()) {
      const cache = await caches.open(store);
      for (const request of await cache.keys()) {
        const [, name] = /\/assets\/games\/(\w+)-[^/]*\.model$/.exec(request.url) ?? [];
        if (name === undefined) continue;
        const bytes = await (await cache.match(request))!.arrayBuffer();
        found.push([name, [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]]);
      }
    }
    return found;
  });
  return Object.fromEntries(stored.map(([name, digest]) => [name, Buffer.from(digest).toString("hex")]));
}

const digestOf = (name: string): string =>
  createHash("sha256")
    .update(readFileSync(new URL(`${name}.model`, WEIGHTS)))
    .digest("hex");

/** Games whose networks have megabytes and are not part of the first visit's download. */
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

    test("a game that was loaded once can be played and analysed offline, including its network", async () => {
      const page = await open({ offline: true });
      await expect.poll(() => isControlled(page)).toBe(true);
      await board(page, "2048");
      await board(page, "backgammon");
      // The stored files are identical to those of the project.
      await expect
        .poll(() => storedNetworks(page))
        .toEqual({ twenty48: digestOf("twenty48"), backgammon: digestOf("backgammon") });
      await page.context().setOffline(true);
      await page.reload();
      await expect.poll(() => game(page).inputValue()).toBe("backgammon");
      await analysed(page);
      await page.locator(".bg-chances, .bg-verdict").first().waitFor();
      await game(page).selectOption("2048");
      await expect.poll(() => game(page).inputValue()).toBe("2048");
      await analysed(page);
      // Which directions are legal depends on the start.
      const directions = page.locator(".boards-board").getByRole("button", { disabled: false });
      await directions.first().click({ trial: true });
    });

    test("a game opened on the very first visit, before anything could be stored, is stored as well", async () => {
      const page = await open({ offline: true });
      /** Loaded files of games and of the engine, and the stored ones. */
      const loaded = new Set<string>();
      page.context().on("request", (request) => {
        if (request.url().includes("/assets/games/")) loaded.add(request.url());
      });
      const stored = () =>
        page.evaluate(async () => {
          const all: string[] = [];
          for (const name of await caches.keys())
            all.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
          return all.filter((url) => url.includes("/assets/games/"));
        });
      await board(page, "chess");
      await expect.poll(() => isControlled(page)).toBe(true);
      expect([...loaded].some((url) => url.includes("/chess-"))).toBe(true);
      await expect.poll(async () => (await stored()).sort()).toEqual([...loaded].sort());
      await page.context().setOffline(true);
      await page.reload();
      await expect.poll(() => game(page).inputValue()).toBe("chess");
      await analysed(page);
    });
  },
  ["desktop"],
);
