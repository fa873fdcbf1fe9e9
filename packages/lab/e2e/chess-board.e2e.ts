import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ANY_SCREEN, inBrowser } from "./browser.js";
import { board, inSettings, ply, setUp, sit, status } from "./playing-boards.js";

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

    test("prepares an answer while the machine is to move: by drag, presses and keys; a right press cancels it", async () => {
      const page = await board(open, "chess", { analysis: false });
      await inSettings(page, (dialog) => dialog.getByLabel("Machines move").selectOption("500"));
      await page.locator(".boards-board").scrollIntoViewIfNeeded();
      // The machine's move waits for a timer of the page.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const prepared = page.locator(".chess .prepared");
      const thinks = () => expect.poll(() => status(page)).toMatch(/is thinking/);
      await drag(page, "e2", "e4", "left");
      await thinks();
      await drag(page, "a2", "a3", "left");
      await expect.poll(() => nameOf(page, "a3")).toBe("a3, empty, prepared");
      const { PICTURES } = process.env;
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/prepared-${viewport}.png` });
      await page.mouse.click(...(await middleOf(page, "h5")), { button: "right" });
      await expect.poll(() => prepared.count()).toBe(0);
      expect(await marks(page)).toBe(0);
      for (const square of ["a2", "a4"]) await page.mouse.click(...(await middleOf(page, square)));
      await expect.poll(() => prepared.count()).toBe(2);
      await page.keyboard.press("Escape");
      await expect.poll(() => prepared.count()).toBe(0);
      for (const square of ["a2", "a3"]) {
        await page.getByRole("gridcell", { name: new RegExp(`^${square},`) }).focus();
        await page.keyboard.press("Enter");
      }
      await expect.poll(() => prepared.count()).toBe(2);
      // After the machine's move the pawn moves, and the machine is to move again.
      await page.clock.runFor(1000);
      await expect.poll(() => ply(page)).toBe(4);
      await expect.poll(() => nameOf(page, "a3")).toMatch(/^a3, white pawn/);
      // What is not legal then is dropped.
      await thinks();
      await drag(page, "a1", "h8", "left");
      await expect.poll(() => prepared.count()).toBe(2);
      await page.clock.runFor(1000);
      await expect.poll(() => ply(page)).toBe(5);
      await expect.poll(() => prepared.count()).toBe(0);
      await expect.poll(() => status(page)).toBe("Your turn");
    });

    test("plays with a clock, which runs on after a reload, stops with the page and decides the game", async () => {
      const page = await board(open, "chess", { analysis: false });
      const timers = page.getByRole("timer");
      expect(await timers.count()).toBe(0);
      await sit(page, "Black", "0");
      await inSettings(page, (dialog) => dialog.getByLabel(/^Clock/).selectOption("3+2"));
      await expect.poll(() => timers.allTextContents()).toEqual(["White: 3:00", "Black: 3:00"]);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await drag(page, "e2", "e4", "left");
      await expect.poll(() => timers.allTextContents()).toEqual(["White: 3:02", "Black: 3:00"]);
      await page.clock.runFor(60_000);
      await expect.poll(() => timers.last().textContent()).toBe("Black: 2:00");
      const { PICTURES } = process.env;
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/clock-${viewport}.png` });
      await page.reload();
      await expect
        .poll(async () => {
          await page.clock.runFor(250);
          return (await timers.allTextContents())[1] ?? "";
        })
        .toMatch(/^Black: 1:5\d$/);
      await page.clock.runFor(130_000);
      await expect
        .poll(() => page.locator(".boards-end").textContent())
        .toMatch(/White has won.*Black has run out of time/s);
      // A king alone cannot win.
      await page.getByRole("button", { name: "New game", exact: true }).first().click();
      await expect.poll(() => ply(page)).toBe(1);
      await setUp(page, "7k/8/8/8/8/8/8/KR6 w - - 0 1");
      await drag(page, "b1", "b2", "left");
      await drag(page, "h8", "g8", "left");
      await expect.poll(() => ply(page)).toBe(3);
      await page.clock.runFor(185_000);
      await expect
        .poll(() => page.locator(".boards-end").textContent())
        .toMatch(/A draw.*White has run out of time\. The other side/s);
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
