import { decide } from "@tyche/engine";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { judgementOf, scaleFor, scaleOf } from "../src/boards/kit/judgement.js";
import { Referee } from "../src/boards/workers/referee.js";
import { gameChosen } from "../src/boards/workers/rules.js";
import { violations } from "./axe.js";
import { inBrowser, settled } from "./browser.js";
import {
  analyse,
  board,
  currentMove,
  ENDED,
  inSettings,
  judged,
  playToEnd,
  ply,
  setUp,
  sit,
  sitMachine,
  small,
  status,
  stopAnalysis,
} from "./playing-boards.js";

/** The panel's text for a proved distance: a mate counts the winner's moves, other games count every action. */
function endSaid(value: number, plies: number, isMate: boolean): string {
  const turns = `${plies} ${plies === 1 ? "turn" : "turns"}`;
  if (value === 0) return `ends in ${turns}`;
  if (isMate) return `${value > 0 ? "mate" : "mated"} in ${Math.ceil(plies / 2)}`;
  return `${value > 0 ? "wins" : "loses"} in ${turns}`;
}

inBrowser("boards", ({ open }) => {
  test.runIf(IS_LONG)(
    "a whole game of pig: its ledger adds up, its file and its link restore it, hostile files are harmless",
    async () => {
      const page = await small(open, "pig", false);
      await sitMachine(page);
      await playToEnd(page, "pig");
      const plies = await ply(page);
      const position = () => page.getByLabel("Position", { exact: true }).inputValue();
      await page.getByRole("button", { name: "Review" }).click();
      const end = await position();

      await page.getByRole("tab", { name: "Ledger" }).click();
      await page.getByRole("button", { name: "Judge the whole game" }).click();
      await page.locator(".ledger-account").waitFor();
      await expect.poll(() => page.getByRole("button", { name: "Cancel" }).count()).toBe(0);
      // Choices are judged first, then chance.
      await expect.poll(() => page.locator(".boards-graph polyline").count()).toBe(3);
      const lines = await page
        .locator(".ledger-account > div")
        .evaluateAll((all) =>
          all.map(
            (row) =>
              [
                row.querySelector("dt")?.textContent ?? "",
                row.querySelector("dd")?.textContent ?? "",
              ] as const,
          ),
        );
      // A dash stands for what is not known, and then the lines need not add up.
      const isKnown = lines.every(([, text]) => !text.includes("–"));
      const numbers = lines.map(([, text]) =>
        Number(
          text
            .split("±")[0]!
            .replace("−", "-")
            .replace(/[≈%+,]/g, ""),
        ),
      );
      const names = lines.map(([name]) => name);
      expect(names.slice(-2)).toEqual(["Result", "With average luck, same choices"]);
      expect(names).toContain("Luck");
      const [result, average] = numbers.splice(-2) as [number, number];
      const parts = numbers.reduce((sum, value) => sum + value, 0);
      // Each number is rounded to a tenth.
      if (isKnown) expect(Math.abs(parts - result)).toBeLessThan(0.35);
      expect(Math.abs(result - numbers[names.indexOf("Luck")]! - average)).toBeLessThan(0.35);
      expect(await page.locator(".ledger-steps tbody tr").count()).toBe(plies - 1);
      expect(await violations(page)).toEqual([]);

      await page.getByRole("tab", { name: "Files" }).click();
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save the game" }).click();
      const path = await (await saving).path();
      await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(60);
      const link = await page.evaluate(() => location.href);
      await page.goto("about:blank");
      await page.goto(link);
      await expect.poll(position).toBe(end);
      expect(await ply(page)).toBe(plies);
      await page.getByRole("button", { name: "New game" }).click();
      await analyse(page);
      await expect.poll(position).toBe("0,0,0");
      await page.getByRole("tab", { name: "Files" }).click();
      const chooser = page.locator('input[type="file"]');
      for (const [name, text] of [
        ["page.json", "<script>alert(1)</script>"],
        ["deep.json", "[".repeat(200_000)],
        ["other.json", '{"format":"tyche-game","version":1,"game":"pig","plies":[[1,2]]}'],
      ] as const) {
        await chooser.setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
        await page.getByText("The file contains no game that this page can read.").waitFor();
        expect(await position()).toBe("0,0,0");
      }
      await chooser.setInputFiles(path);
      await page.getByRole("tab", { name: "Moves" }).click();
      await expect.poll(position).toBe(end);
      expect(await ply(page)).toBe(plies);
    },
  );

  if (IS_LONG)
    test("two machines play a game to its end", async () => {
      const page = await small(open, "tic-tac-toe", false);
      await sit(page, "Nought", "5");
      await sit(page, "Cross", "5");
      await expect.poll(() => status(page)).toMatch(ENDED);
      expect(await status(page)).toBe("A draw");
      // At an earlier place machines wait until one of them is assigned to a seat there.
      await page.getByRole("button", { name: "First step" }).click();
      await expect.poll(() => currentMove(page)).toBe(undefined);
      await sit(page, "Cross", "level 1");
      await expect.poll(() => status(page)).toMatch(ENDED);
    });

  const analysed = [
    ["tic-tac-toe", {}, "X.O|.X.|..O"],
    ["connect-four", {}, "......./......./OXXOX../XOOXO../OXXXOX./XOXOOOX"],
    ["einstein", { size: "3" }, "1 0 0 0 2 0 0 -1 -2 2 0"],
    ["lifeboat", { players: "2", distance: "12" }, "7 6 1 2"],
    ["chess", {}, "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 4"],
  ] as const;
  test.each(analysed.filter(([game]) => IS_LONG || game === "tic-tac-toe"))(
    "the analysis of %s agrees with the engine in this process",
    async (game, options, position) => {
      const page = await small(open, game);
      if (game === "connect-four")
        await inSettings(page, (dialog) => dialog.getByLabel("Rules").selectOption({ label: "standard" }));
      await setUp(page, position);
      await page.locator(".boards-ranked tbody tr").first().waitFor();
      // It need not use its whole time. Connect four is solved if nothing else is requested, and stops by itself; so is
      // a small game.
      const isSolved = game === "connect-four";
      await expect
        .poll(async () => {
          const depth = await page.locator(".boards-ranked tbody td:nth-of-type(3)").first().textContent();
          return depth === "–" ? Number.POSITIVE_INFINITY : Number(depth);
        })
        .toBeGreaterThan(isSolved ? 18 : 3);
      await stopAnalysis(page);
      const rows = await page
        .locator(".boards-ranked tbody tr")
        .evaluateAll((all) =>
          all.map((row) =>
            [...row.querySelectorAll("th,td")].slice(0, 4).map((cell) => cell.textContent?.trim() ?? ""),
          ),
        );
      const named = await gameChosen({ game, options });
      const scene = new Referee(named).read(position);
      const depth = rows[0]![3]!;
      const { evaluator } = named.presentation;
      const decision = await decide(named.game, scene.state, {
        rank: "all",
        ...(isSolved
          ? { algorithm: "perfect" }
          : depth === "–"
            ? { algorithm: "exact" }
            : { depth: Number(depth) }),
        ...(evaluator !== undefined && { evaluator }),
      });
      const best = await page.locator(".boards-verdict").textContent();
      const scale = scaleFor(scaleOf(named.game.facts, "en", named.presentation.unit), {
        isExact: /solved/.test(best!),
      });
      const judged = judgementOf(named.game, scene, decision);
      expect(rows.map(([, value]) => value!.replace(/^[=≥≤≈]\s*/, "")).sort()).toEqual(
        judged.actions
          .map(
            ({ value, plies }) =>
              `${scale.text(value)}${plies === undefined ? "" : ` ${endSaid(value!, plies, game === "chess")}`}`,
          )
          .sort(),
      );
      // Of a proved win or loss only its length is said.
      const [{ plies }] = judged.actions as [(typeof judged.actions)[0]];
      const isDecided = plies !== undefined && judged.value !== 0;
      expect(best).toContain(
        isDecided ? endSaid(judged.value!, plies, game === "chess") : scale.text(judged.value),
      );
    },
  );

  if (IS_LONG)
    test("chess is played by dragging and by keys, and the piece of a promotion can be chosen", async () => {
      const page = await board(open, "chess", { analysis: false });
      await sit(page, "Black", "0");
      await setUp(page, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
      const middle = async (square: string) => {
        const box = (await page.getByRole("gridcell", { name: new RegExp(`^${square},`) }).boundingBox())!;
        return [box.x + box.width / 2, box.y + box.height / 2] as const;
      };
      await page.locator(".boards-board").scrollIntoViewIfNeeded();
      await page.mouse.move(...(await middle("a7")));
      await page.mouse.down();
      await page.mouse.move(...(await middle("b6")), { steps: 4 });
      await page.mouse.move(...(await middle("a8")), { steps: 4 });
      await page.mouse.up();
      await page.getByRole("dialog").getByRole("button", { name: "white rook" }).click();
      await expect
        .poll(() => page.getByRole("gridcell", { name: /^a8/ }).getAttribute("aria-label"))
        .toBe("a8, white rook, played last");
      expect(await page.getByRole("gridcell", { name: /^h8/ }).getAttribute("aria-label")).toBe(
        "h8, black king, check",
      );
      await expect
        .poll(() => page.locator(".chess-frame > [aria-live]").textContent())
        .toBe("white pawn a7 a8, white rook, check");
      // The board is seen from Black's side, and the king moves by keys.
      await page.getByRole("button", { name: "Turn the board" }).click();
      await page.getByRole("gridcell", { name: /^h8/ }).focus();
      for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
      await expect.poll(() => currentMove(page)).toContain("Kh7");
    });

  test("a game is played with the keyboard alone, and its moves are announced in words", async () => {
    const page = await board(open, "tic-tac-toe", { analysis: false });
    await sit(page, "Nought", "0");
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    for (const key of ["Enter", "ArrowRight", "Enter", "ArrowDown", "Enter", "Home", "Enter"])
      await page.keyboard.press(key);
    await expect.poll(() => ply(page)).toBe(5);
    const cells = (): Promise<(string | null)[]> =>
      page.getByRole("gridcell").evaluateAll((all) => all.map((cell) => cell.ariaLabel));
    // The record may be updated before the board is drawn.
    await expect
      .poll(cells)
      .toEqual([
        "row 1, column 1, Cross",
        "row 1, column 2, Nought",
        "row 1, column 3, empty",
        "row 2, column 1, Nought, played last",
        "row 2, column 2, Cross",
        "row 2, column 3, empty",
        "row 3, column 1, empty",
        "row 3, column 2, empty",
        "row 3, column 3, empty",
      ]);
  });

  test.runIf(IS_LONG)(
    "a backgammon turn by keyboard alone, and by dragging; the rolls after it are on a square map",
    async () => {
      const page = await board(open, "backgammon", { analysis: false });
      await sit(page, "Black", "0");
      await setUp(page, "4HPwATDgc/ABMA 31");
      const cells = page.getByRole("gridcell");
      const names = () => cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel));
      await expect.poll(() => cells.count()).toBe(28);
      await expect.poll(names).toContain("8-point, 3 White, can move");
      await page.locator('[role="gridcell"][tabindex="0"]').focus();
      const point = (number: number) => page.locator(`[role="gridcell"][aria-label^="${number}-point"]`);
      const [along, across, back] = ["ArrowRight", "ArrowDown", "ArrowLeft"] as const;
      const goTo = async (number: number): Promise<void> => {
        for (
          let i = 0;
          i < 26 && !(await point(number).evaluate((cell) => cell === document.activeElement));
          i++
        )
          await page.keyboard.press(i < 13 ? along : i === 13 ? across : back);
      };
      await goTo(8);
      await page.keyboard.press("Enter");
      await expect.poll(names).toContain("8-point, 3 White, picked up");
      await expect.poll(names).toContain("5-point, empty, can be reached");
      await page.keyboard.press("3");
      await expect.poll(names).toContain("5-point, 1 White, can move");
      await page.keyboard.press("Backspace");
      await expect.poll(names).toContain("5-point, empty");
      await page.keyboard.press("3");
      await goTo(6);
      await page.keyboard.press("1");
      await expect.poll(() => page.locator(".bg-said").textContent()).toBe("8/5 6/5");
      await page.keyboard.press("Enter");
      await expect.poll(() => ply(page)).toBe(2);
      expect(await currentMove(page)).toBe("31: 8/5 6/5");

      // The composed turn is still there.
      await page.getByRole("button", { name: "Take back" }).click();
      for (const _ of ["1", "3"])
        await page.locator(".bg-actions").getByRole("button", { name: "Undo" }).click();
      await expect.poll(names).toContain("8-point, 3 White, can move");
      const middle = async (number: number): Promise<[number, number]> => {
        const box = (await point(number).boundingBox())!;
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      for (const [from, to] of [
        [8, 5],
        [6, 5],
      ] as const) {
        await point(from).scrollIntoViewIfNeeded();
        await page.mouse.move(...(await middle(from)));
        await page.mouse.down();
        await page.mouse.move(...(await middle(from + 1)), { steps: 3 });
        await page.mouse.move(...(await middle(to)), { steps: 3 });
        await page.mouse.up();
      }
      await page.getByRole("button", { name: "Done", exact: true }).click();
      await expect.poll(() => ply(page)).toBe(2);
      await page.getByRole("button", { name: "Take back" }).click();
      await analyse(page);
      await page.locator(".boards-why").first().click();
      const squares = page.locator(".boards-squares .boards-outcome");
      await expect.poll(() => squares.count()).toBe(36);
      expect(await page.locator('.boards-squares .boards-outcome[tabindex="0"]').count()).toBe(21);
      await squares.nth(1).click();
      await expect.poll(() => page.getByLabel("Position", { exact: true }).inputValue()).toMatch(/ 21 p1$/);
    },
  );

  test.runIf(IS_LONG)(
    "the chance map shows all outcomes, a press selects one, going back repeats the same roll, dice are entered by hand",
    async () => {
      const page = await board(open, "pig");
      await sit(page, "Second", "0");
      await page.getByRole("button", { name: "Roll", exact: true }).first().click();
      const position = () => page.getByLabel("Position", { exact: true }).inputValue();
      await expect.poll(position).not.toBe("0,0,0");
      const rolled = await position();
      await page.getByRole("button", { name: "Take back" }).click();
      await expect.poll(position).toBe("0,0,0");
      await page.locator(".boards-board").getByRole("button", { name: "Roll" }).click();
      await expect.poll(position).toBe(rolled);
      expect(await ply(page)).toBe(2);
      await page.getByRole("button", { name: "Take back" }).click();
      await page.locator(".boards-why").first().click();
      const outcomes = page.locator(".boards-outcome");
      await expect.poll(() => outcomes.count()).toBe(6);
      await expect
        .poll(async () => (await outcomes.allTextContents()).every((text) => /%.*%/.test(text)))
        .toBe(true);
      await outcomes.filter({ hasText: "+5" }).click();
      await expect.poll(position).toBe("0,0,5");
      await setUpWrong(page);
      await inSettings(page, (dialog) =>
        dialog.getByRole("checkbox", { name: "Choose chance outcomes by hand" }).check(),
      );
      await page.locator(".boards-board").getByRole("button", { name: "Roll" }).click();
      await page.locator(".boards-word").getByRole("button", { name: "+4" }).click();
      await expect.poll(position).toBe("0,0,9");
    },
  );

  /** An invalid position shows a message and keeps the current game. */
  const setUpWrong = async (page: Page): Promise<void> => {
    const plies = await ply(page);
    await page.getByLabel("Position", { exact: true }).fill("<img src=x onerror=alert(1)>");
    await page.getByRole("button", { name: "Set up" }).click();
    await page.locator(".boards > .problem").waitFor();
    expect(await ply(page)).toBe(plies);
  };

  if (IS_LONG)
    test("the page stays responsive while the engine thinks; its longest task is reported", async () => {
      const page = await board(open, "connect-four");
      await page.evaluate(() => {
        const all: number[] = [];
        (window as unknown as { tasks: number[] }).tasks = all;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) all.push(entry.duration);
        }).observe({ type: "longtask", buffered: true });
      });
      await page.locator(".boards-ranked tbody tr").first().waitFor();
      const clicked = Date.now();
      await page.locator('.boards-board [role="gridcell"]').nth(3).click();
      await expect.poll(() => ply(page)).toBeGreaterThan(1);
      const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
      console.log(`longest task ${Math.max(0, ...tasks)} ms; answered after ${Date.now() - clicked} ms`);
      await expect.poll(() => page.locator(".boards-ranked tbody tr").count()).toBe(7);
    });
});

inBrowser(
  "boards for everyone",
  ({ open }) => {
    test("axe-core finds nothing on pig, and nothing is wider than the page", async () => {
      const page = await judged(open, "pig");
      await settled(page);
      expect(await violations(page)).toEqual([]);
      const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide).toBeLessThanOrEqual(screen!);
    });
  },
  ["phone"],
);
