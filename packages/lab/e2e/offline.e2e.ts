import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { inBrowser } from "./browser.js";

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
      await page.getByRole("tab", { name: "Compartir" }).click();
      await page.locator("[data-export='step-svg']").waitFor();
      const opened = page.context().waitForEvent("page");
      await page.getByRole("link", { name: "Licencias de terceros" }).click();
      await (await opened).getByText("react-dom").waitFor();
      await (await opened).close();
      await page.getByRole("button", { name: "Practicar" }).click();
      await page.locator(".practice").waitFor();
    });

    test("the first load has less than 200 kB of gzipped script", async () => {
      const page = await open();
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.endsWith(".js")),
      );
      let bytes = 0;
      for (const address of scripts) {
        expect(address.startsWith(inject("address"))).toBe(true);
        const file = join(inject("folder"), address.slice(inject("address").length));
        bytes += gzipSync(readFileSync(file), { level: 9 }).length;
      }
      console.log(
        `first load: ${(bytes / 1000).toFixed(1)} kB of script, gzipped, in ${scripts.length} files`,
      );
      expect(scripts.length).toBeGreaterThan(1);
      expect(bytes).toBeLessThan(200_000);
    });
  },
  ["desktop"],
);
