import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, test } from "vitest";
import { inBrowser } from "./browser.js";

inBrowser(
  "deployments and other pages of the same origin",
  ({ open }) => {
    test("an open page keeps working after a new deployment, and announces it", async () => {
      const folder = inject("folder");
      const page = await open({ offline: true });
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      const worker = readFileSync(join(folder, "sw.js"), "utf8");
      const chunk = readdirSync(join(folder, "assets")).find((name) => /^practice-.*\.js$/.test(name))!;
      const code = readFileSync(join(folder, "assets", chunk));
      try {
        // The next build has the same parts under other names; the files of this build are gone.
        writeFileSync(
          join(folder, "sw.js"),
          worker.replace(/VERSION = "\w+"/, 'VERSION = "next"').replace(`"./assets/${chunk}",`, ""),
        );
        rmSync(join(folder, "assets", chunk));
        await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
        await page.getByText("A new version of the Lab is ready.").waitFor();
        await page.getByRole("button", { name: "Practise" }).click();
        await page.locator(".practice").waitFor();
        await page.getByRole("button", { name: "Reload" }).click();
        await page.getByRole("button", { name: "Explore" }).click();
        await page.locator(".node.chance").first().waitFor();
      } finally {
        writeFileSync(join(folder, "sw.js"), worker);
        writeFileSync(join(folder, "assets", chunk), code);
      }
    });

    test("a page below the Lab's folder is not intercepted", async () => {
      const page = await open({ offline: true });
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      mkdirSync(join(inject("folder"), "notes"), { recursive: true });
      writeFileSync(
        join(inject("folder"), "notes", "week.html"),
        "<!doctype html><link rel=icon href=data:,><title>Notes of week 3</title>",
      );
      await page.goto(new URL("notes/week.html", inject("address")).href);
      expect(await page.title()).toBe("Notes of week 3");
    });

    test("a page opened from a file says what to do", async () => {
      const page = await open({ expects: /CORS policy|ERR_FAILED/, locale: "es-ES" });
      await page.goto(pathToFileURL(join(inject("folder"), "index.html")).href);
      await page.getByText("El Lab no funciona desde un archivo").waitFor();
      await page.getByText("python3 -m http.server 8000").waitFor();
    });

    test("two Labs of one origin keep separate settings", async () => {
      const page = await open();
      // Set under the shared key by `open`.
      await page.evaluate(() => {
        for (const key of ["tyche-lab-welcomed", "tyche-lab-board-rules"]) localStorage.removeItem(key);
      });
      await page.locator(".preferences select").nth(1).selectOption("dark");
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(key).toContain("/some/course/lab/");
    });
  },
  ["desktop"],
);
