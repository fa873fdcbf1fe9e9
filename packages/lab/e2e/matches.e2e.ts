import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { violations } from "./axe.js";
import { inBrowser } from "./browser.js";
import { analyse } from "./playing-boards.js";

/** The built command. */
const TYCHE = fileURLToPath(new URL("../../cli/bin/tyche.js", import.meta.url));
/** What the test reads of the command's report. */
interface Report {
  readonly players: readonly {
    readonly performanceRating: number;
    readonly loss: number;
    readonly cubeLoss: number;
  }[];
  readonly plays: readonly { readonly mark: string | null; readonly loss: number; readonly roll: string }[];
}
const FILE = fileURLToPath(new URL("../../backgammon/test/data/match.mat", import.meta.url));

inBrowser("a recorded match", (lab) => {
  test("has the command's figures, and each mark leads to its board", async () => {
    const page = await lab.open({ fragment: "#boards/backgammon", waits: ".boards-work" });
    await analyse(page);
    await page.locator('[data-tab="matches"]').click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByText("Open matches").click();
    await (await chooser).setFiles(FILE);
    const panel = page.getByRole("region", { name: "gnubg – root" });
    await panel.locator(".matches-marked button").first().waitFor();
    await panel.getByText("By net, depth 2.").waitFor();
    await page.getByText(/^Depth 2: /).waitFor({ state: "detached" });
    const out = execFileSync(process.execPath, [TYCHE, "analyze", FILE, "--json"], { encoding: "utf8" });
    const { players, plays }: Report = JSON.parse(out);
    const row = (name: string) => panel.getByRole("row", { name }).first().locator("td").allInnerTexts();
    const fixed = (of: (player: Report["players"][number]) => number, digits: number) =>
      players.map((player) => of(player).toFixed(digits));
    expect(await row("PR ")).toEqual(fixed(({ performanceRating }) => performanceRating, 2));
    expect(await row("lost by plays")).toEqual(fixed(({ loss }) => loss, 3));
    expect(await row("lost by cube decisions")).toEqual(fixed(({ cubeLoss }) => cubeLoss, 3));
    expect(await panel.locator(".matches-marked li").count()).toBe(plays.filter(({ mark }) => mark).length);
    await panel.locator(".matches-marked button").first().click();
    const worst = plays.reduce((most, play) => (play.loss > most.loss ? play : most));
    await page.getByText(new RegExp(`Play ${[...worst.roll].join(".")}`)).waitFor();
    expect(await violations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });
});
