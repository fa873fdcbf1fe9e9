import { expect, inject, test } from "vitest";
import { encodeBoard } from "../src/state/fragment.js";
import { inBrowser } from "./browser.js";

const START = Array.from({ length: 16 }, () => ".".repeat(30)).join("/");

inBrowser("a page that loads after its game", ({ open }) => {
  test("shows the analysis of the first position, with its line named", async () => {
    const board = { game: "minesweeper", options: {}, start: START, plies: [], at: 0 };
    const first = await open();

    // The game's workers start with the first script; the page's own scripts are held back until the workers have
    // answered.
    const page = await first.context().newPage();
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    page.on("console", (message) => message.type() === "error" && thrown.push(message.text()));
    await page.route(/\/assets\/board(s|-page)-[^/]*\.js$/, async (route) => {
      await new Promise((resume) => setTimeout(resume, 3000));
      await route.continue();
    });
    // A position in the address is opened for analysis.
    await page.goto(`${inject("address")}#${encodeBoard(board, false)}`);
    await page.locator(".boards-ranked tbody tr").first().waitFor();
    expect(thrown).toEqual([]);
  });
});
