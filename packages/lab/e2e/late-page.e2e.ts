import { expect, test } from "vitest";
import { inBrowser } from "./browser.js";

inBrowser("a page that loads after its game", ({ open }) => {
  test("shows the analysis of the first position, with its line named", async () => {
    const first = await open();
    await first.getByRole("button", { name: "Boards", exact: true }).click();
    await first.locator(".boards-ranked tbody tr").first().waitFor();
    await first.getByLabel("Game", { exact: true }).selectOption("minesweeper");
    await expect.poll(() => first.evaluate(() => location.hash)).toMatch(/^#1\./);
    await first.locator(".mine-cell").first().waitFor();
    await first.locator(".boards-ranked tbody tr").first().waitFor();

    // The game's workers start with the first script; the page's own scripts are held back until the workers have
    // answered.
    const page = await first.context().newPage();
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    page.on("console", (message) => message.type() === "error" && thrown.push(message.text()));
    await page.route(/\/assets\/boards-[^/]*\.js$/, async (route) => {
      await new Promise((resume) => setTimeout(resume, 3000));
      await route.continue();
    });
    await page.goto(first.url());
    await page.locator(".boards-ranked tbody tr").first().waitFor();
    expect(thrown).toEqual([]);
  });
});
