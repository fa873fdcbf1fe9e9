import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ANY_SCREEN, inBrowser } from "./browser.js";
import { board, setUp, sit } from "./playing-boards.js";

const nameOf = (page: Page, square: string): Promise<string | null> =>
  page.getByRole("gridcell", { name: new RegExp(`^${square},`) }).getAttribute("aria-label");

async function middleOf(page: Page, square: string): Promise<readonly [number, number]> {
  const box = (await page.getByRole("gridcell", { name: new RegExp(`^${square},`) }).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Drags with a mouse button from a square to another. */
async function drag(page: Page, from: string, to: string, button: "left" | "right"): Promise<void> {
  await page.mouse.move(...(await middleOf(page, from)));
  await page.mouse.down({ button });
  await page.mouse.move(...(await middleOf(page, to)), { steps: 4 });
  await page.mouse.up({ button });
}

const marks = (page: Page): Promise<number> => page.locator(".chess-arrow.mark").count();

/** What a chess player expects of a board of chess. */
inBrowser(
  "the board of chess",
  ({ open, viewport }) => {
    test("names openings, and draws arrows and circles by the right button, by touch and by keys", async () => {
      const page = await board(open, "chess", { analysis: false });
      await sit(page, "Black", "0");
      await page.locator(".boards-board").scrollIntoViewIfNeeded();
      const opening = page.locator(".chess-opening");
      // The order of moves makes no difference.
      for (const [from, to, name] of [
        ["g1", "f3", "Zukertort Opening"],
        ["c7", "c5", "Zukertort Opening"],
        ["e2", "e4", "Sicilian Defence"],
        ["d7", "d6", "Sicilian Defence"],
        ["f1", "b5", "Sicilian Defence: Moscow Variation"],
      ] as const) {
        await drag(page, from, to, "left");
        await expect.poll(() => opening.textContent()).toBe(name);
      }
      await page.mouse.click(...(await middleOf(page, "e5")), { button: "right" });
      await expect.poll(() => nameOf(page, "e5")).toBe("e5, empty, marked");
      await drag(page, "b8", "c6", "right");
      await drag(page, "b5", "e8", "right");
      await expect.poll(() => marks(page)).toBe(3);
      expect(await nameOf(page, "c6")).toBe("c6, empty, marked");
      await drag(page, "b8", "c6", "right");
      await expect.poll(() => marks(page)).toBe(2);
      await page.mouse.click(...(await middleOf(page, "h5")));
      await expect.poll(() => marks(page)).toBe(0);
      // The arrow keys step along the game where the board has been pressed.
      for (const square of ["g8", "f6"]) {
        await page.getByRole("gridcell", { name: new RegExp(`^${square},`) }).focus();
        await page.keyboard.press("m");
      }
      await expect.poll(() => page.locator(".chess-arrow.mark path").count()).toBe(1);
      expect(await nameOf(page, "f6")).toBe("f6, empty, marked");
      for (const square of ["c8", "d7"])
        await page
          .getByRole("gridcell", { name: new RegExp(`^${square},`) })
          .evaluate((cell) =>
            cell.dispatchEvent(
              new PointerEvent("contextmenu", { pointerType: "touch", bubbles: true, cancelable: true }),
            ),
          );
      await expect.poll(() => marks(page)).toBe(2);
      const { PICTURES } = process.env;
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/chess-${viewport}.png` });
      // A move removes the marks.
      await drag(page, "c8", "d7", "left");
      await expect.poll(() => marks(page)).toBe(0);
    });

    test("shows the speed of its search in Study alone, and what holds for most moves once", async () => {
      const page = await board(open, "chess");
      const shown = (): Promise<string> => page.locator(".boards-work").innerText();
      const rows = page.locator(".boards-ranked tbody tr");
      await expect.poll(() => rows.count()).toBe(20);
      expect(2 * (await rows.locator(".badge").count())).toBeLessThanOrEqual(20);
      expect(await page.locator(".boards-ranked thead .badge").count()).toBe(1);
      await page.getByRole("tab", { name: "Study" }).click();
      await expect.poll(shown).toMatch(/ nodes a second/);
      for (const tab of ["Moves", "Ledger", "Files"]) {
        await page.getByRole("tab", { name: tab, exact: true }).click();
        expect(await shown()).not.toMatch(/a second/);
      }
    });

    test("says in how many moves the side with a rook mates, and plays a promotion by dragging", async () => {
      const page = await board(open, "chess");
      await setUp(page, "8/8/8/3k4/8/8/8/KR6 w - - 0 1");
      await expect.poll(() => page.locator(".boards-verdict").textContent()).toMatch(/mate in 15.*solved/i);
      const { PICTURES } = process.env;
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/mate-${viewport}.png`, fullPage: true });
      await setUp(page, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
      await page.locator(".boards-board").scrollIntoViewIfNeeded();
      await drag(page, "a7", "a8", "left");
      await page.getByRole("dialog").getByRole("button", { name: "white rook" }).click();
      await expect.poll(() => nameOf(page, "a8")).toBe("a8, white rook, played last");
    });
  },
  ANY_SCREEN,
);
