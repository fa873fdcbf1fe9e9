import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { inBrowser } from "./browser.js";
import { analyse } from "./playing-boards.js";

const PACKAGES = new URL("../../", import.meta.url);

/** Digests of the networks in the page's storage, by name. */
async function storedNetworks(page: Page): Promise<Readonly<Record<string, string>>> {
  const stored = await page.evaluate(async () => {
    const found: [name: string, digest: number[]][] = [];
    for (const store of await caches.keys()) {
      const cache = await caches.open(store);
      for (const request of await cache.keys()) {
        const [, name] = /\/assets\/games\/([\w-]+)-[\w-]{8}\.model$/.exec(request.url) ?? [];
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
    .update(readFileSync(new URL(`${name}.model`, PACKAGES)))
    .digest("hex");

/** Games whose networks have megabytes and are not part of the first visit's download. */
inBrowser(
  "games without the network",
  ({ open }) => {
    const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
    /** The addresses of the stored files of games and of the engine. */
    const stored = (page: Page): Promise<string[]> =>
      page.evaluate(async () => {
        const all: string[] = [];
        for (const name of await caches.keys())
          all.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
        return all.filter((url) => url.includes("/assets/games/"));
      });
    const analysed = async (page: Page): Promise<void> => {
      await page.locator(".boards-ranked tbody tr").first().waitFor();
    };
    const board = async (page: Page, name: string): Promise<void> => {
      await page.getByRole("button", { name: "Boards", exact: true }).click();
      await page.locator(`a[href="#boards/${name}"]`).click();
      await analyse(page);
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
        // An idle page stores others as well.
        .toMatchObject({
          twenty48: digestOf("games/weights/twenty48"),
          backgammon: digestOf("backgammon/weights/backgammon"),
        });
      await page.context().setOffline(true);
      await page.reload();
      await analyse(page);
      await analysed(page);
      await page.locator(".bg-chances, .bg-verdict").first().waitFor();
      await board(page, "2048");
      // Which directions are legal depends on the start.
      const directions = page.locator(".boards-board").getByRole("button", { disabled: false });
      await directions.first().click({ trial: true });
    });

    test("offline, a game that was never opened can be played once the idle page has stored all, and is refused in one sentence before", async () => {
      const page = await open({ offline: true, expects: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ });
      await expect.poll(() => isControlled(page)).toBe(true);
      await page.context().setOffline(true);
      await page.goto(`${inject("address")}#boards/ludo`);
      await page.getByText("This part is not stored on this device").waitFor();

      await page.context().setOffline(false);
      // The page sends this when it has been idle for ten seconds.
      await page.evaluate(() => navigator.serviceWorker.controller!.postMessage("store-games"));
      const games = readdirSync(join(inject("folder"), "assets/games")).filter(
        (name) => !/\.(gz|br)$/.test(name),
      );
      await expect.poll(async () => (await stored(page)).length).toBe(games.length);
      await page.context().setOffline(true);
      await page.reload();
      await page.locator(".ludo-board").waitFor();
      await page.goto(`${inject("address")}#boards/pac-man`);
      await analyse(page);
      await analysed(page);
    });

    test("a game opened on the very first visit, before anything could be stored, is stored as well", async () => {
      const page = await open({ offline: true });
      /** Loaded files of games and of the engine. */
      const loaded = new Set<string>();
      page.context().on("request", (request) => {
        if (request.url().includes("/assets/games/")) loaded.add(request.url());
      });
      await board(page, "chess");
      await expect.poll(() => isControlled(page)).toBe(true);
      expect([...loaded].some((url) => url.includes("/chess-"))).toBe(true);
      await expect.poll(async () => (await stored(page)).sort()).toEqual([...loaded].sort());
      await page.context().setOffline(true);
      await page.reload();
      await analyse(page);
      await analysed(page);
    });
  },
  ["desktop"],
);
