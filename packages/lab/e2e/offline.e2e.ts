import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { inBrowser, pressBar } from "./browser.js";

inBrowser(
  "offline",
  ({ open }) => {
    test("after the first visit the Lab needs no network", async () => {
      const page = await open({ offline: true });
      // The worker claims the page once it has stored everything.
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await page.context().setOffline(true);
      await page.reload();
      await page.locator(".node.chance").first().waitFor();
      // Includes parts that are loaded on demand: languages, sharing, practice.
      await page.locator(".preferences select").first().selectOption("es");
      await page.getByRole("button", { name: "Comparar" }).waitFor();
      await pressBar(page, "Compartir");
      await page.locator("[data-export='step-svg']").waitFor();
      const opened = page.context().waitForEvent("page");
      await page.getByRole("link", { name: "Licencias de terceros" }).click();
      await (await opened).getByText("react-dom").waitFor();
      await (await opened).close();
      await page.getByRole("button", { name: "Practicar" }).click();
      await page.locator(".practice").waitFor();
    });

    test.each([
      ["", ".tree-view"],
      ["#boards", ".boards-tile"],
      ["#boards/chess", ".boards-board > *"],
    ])("the first load of “%s” has less than 200 kB of gzipped script", async (fragment, waits) => {
      const page = await open({ fragment, waits });
      await page.waitForLoadState("networkidle");
      // Boards of the start page are drawn when the page has nothing else to do.
      await expect.poll(() => page.locator(".boards-small:empty").count()).toBe(0);
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.endsWith(".js") && !name.includes("/assets/games/")),
      );
      let bytes = 0;
      for (const address of scripts) {
        expect(address.startsWith(inject("address"))).toBe(true);
        const file = join(inject("folder"), address.slice(inject("address").length));
        bytes += gzipSync(readFileSync(file), { level: 9 }).length;
      }
      console.log(
        `first load of “${fragment}”: ${(bytes / 1000).toFixed(1)} kB of script, gzipped, in ${scripts.length} files`,
      );
      expect(scripts.length).toBeGreaterThan(1);
      expect(bytes).toBeLessThan(200_000);
    });
  },
  ["desktop"],
);
