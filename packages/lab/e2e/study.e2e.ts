import { expect, test } from "vitest";
import { violations } from "./axe.js";
import { ANY_SCREEN, inBrowser } from "./browser.js";
import { analyse } from "./playing-boards.js";

const XGID = "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

inBrowser(
  "the study of a position of backgammon",
  (lab) => {
    test("has the cube after each roll and at each score, and a rollout that can be stopped", async () => {
      const page = await lab.open({ fragment: `#boards/backgammon?xgid=${XGID}`, waits: ".boards-work" });
      await analyse(page);
      await page.locator('[data-tab="study"]').click();
      const panel = page.getByRole("region", { name: "Study this position" });
      const stop = panel.getByRole("button", { name: "Stop" });
      await panel.getByRole("button", { name: "Cube after each roll" }).click();
      await stop.waitFor({ state: "detached" });
      expect(await panel.locator("tbody td div[title]").count()).toBe(36);
      await panel.getByRole("button", { name: "Cube at each score" }).click();
      await panel.locator("tbody tr").nth(2).waitFor();
      expect(await panel.locator("tbody tr").nth(2).locator("td").count()).toBe(7);
      await panel.getByRole("button", { name: "Roll out" }).click();
      await panel.getByText(/^\d+ of at most 1.?296 games/).waitFor();
      await stop.click();
      await stop.waitFor({ state: "detached" });
      expect(await panel.locator("tbody tr").count()).toBeGreaterThan(0);
      expect(await violations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
    });
  },
  ANY_SCREEN,
);
