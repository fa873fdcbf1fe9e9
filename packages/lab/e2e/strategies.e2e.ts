import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { violations } from "./axe.js";
import { ANY_SCREEN, inBrowser } from "./browser.js";
import { analyse, board, playToEnd, sitMachine } from "./playing-boards.js";

/** Strategies of games with hidden information, beside the board. */
inBrowser(
  "strategies",
  ({ open }) => {
    test.runIf(IS_LONG)(
      "what the other may hold, an edited decision, and the best response to it",
      async () => {
        const page = await board(open, "leduc");
        const panel = page.locator(".boards-strategies");
        await panel.getByText("gives away 0.000").waitFor();
        const chances = page.locator(".boards-beliefs tbody tr");
        expect(await chances.locator("th").allTextContents()).toEqual(["J", "Q", "K"]);
        await panel.getByLabel("Holding").selectOption("J");
        const bet = panel.getByLabel("Bet: How often");
        expect(await bet.getAttribute("type")).toBe("range");
        await bet.fill("100");
        await panel.getByText("gives away 0.000").waitFor({ state: "detached" });
        expect(await panel.getByLabel("Check: How often").inputValue()).toBe("0");
        expect(await violations(page)).toEqual([]);
        await panel.getByRole("button", { name: "Equilibrium" }).click();
        await panel.getByText("gives away 0.000").waitFor();
        expect(await bet.inputValue()).not.toBe("100");
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      },
    );

    test("in Kuhn poker the other holds one of the two cards that are left", async () => {
      const page = await board(open, "kuhn");
      const panel = page.locator(".boards-strategies");
      await panel.getByText("gives away 0.000").waitFor();
      expect(await page.locator(".boards-beliefs tbody td:last-child").allTextContents()).toEqual([
        expect.stringMatching(/^50/),
        expect.stringMatching(/^50/),
      ]);
      await panel.getByLabel("Holding").selectOption("J");
      await panel.getByLabel("Bet: How often").fill("100");
      await panel.getByText("gives away 0.000").waitFor({ state: "detached" });
    });

    test("after the end of a game everything is shown", async () => {
      const page = await board(open, "kuhn", { analysis: false });
      await sitMachine(page);
      const seats = page.locator(".poker-seat");
      expect(await seats.filter({ hasText: "face down" }).count()).toBe(1);
      await playToEnd(page, "kuhn");
      await analyse(page);
      await page.getByRole("button", { name: "First step", exact: true }).click();
      await page.locator(".boards-strategies").waitFor();
      expect(await seats.filter({ hasText: "Holds:" }).count()).toBe(2);
    });
  },
  IS_LONG ? ANY_SCREEN : ["desktop"],
);
