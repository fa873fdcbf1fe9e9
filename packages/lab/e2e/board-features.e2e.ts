import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { violations } from "./axe.js";
import { fragmentOf, inBrowser } from "./browser.js";
import { differingPixels } from "./differing-pixels.js";
import {
  analyse,
  board,
  currentMove,
  inSettings,
  judged,
  playOn,
  ply,
  sit,
  sitMachine,
  status,
} from "./playing-boards.js";

/** Features shared by all boards: players, ledger, study, files. */
inBrowser("features of all boards", ({ open }) => {
  test.runIf(IS_LONG)(
    "a level and a method with a setting play against each other, and pause on request",
    async () => {
      const page = await board(open, "tic-tac-toe", { analysis: false });
      await inSettings(page, async (dialog) => {
        await dialog.getByLabel("Nought is played by").selectOption("own");
        const own = dialog.getByRole("group", { name: "Nought" });
        await own.getByLabel("Method").selectOption("mcts");
        await own.getByLabel("Limit per move").selectOption("nodes");
        await own.getByLabel("exploration", { exact: true }).fill("0.8");
        await dialog.getByLabel("Cross is played by").selectOption("level 3");
      });
      await expect.poll(() => ply(page)).toBeGreaterThan(2);
      await page.getByRole("button", { name: "Pause" }).click();
      const paused = await ply(page);
      await inSettings(page, (dialog) => dialog.getByLabel("Machines move").selectOption("0"));
      expect(await ply(page)).toBeLessThanOrEqual(paused + 1);
      await page.getByRole("button", { name: "Go on" }).click();
      await expect.poll(() => status(page)).toMatch(/has won|have lost|have won|A draw/);
      // The players are remembered after a reload, for this game.
      await page.reload();
      await page.locator(".boards-board > *").waitFor();
      await inSettings(page, async (dialog) => {
        expect(await dialog.getByLabel("Cross is played by").inputValue()).toBe("level 3");
        expect(await dialog.getByLabel("exploration", { exact: true }).inputValue()).toBe("0.8");
      });
    },
  );

  test.runIf(IS_LONG)(
    "methods run side by side, two moves are compared outcome by outcome, and the tree opens in Explore",
    async () => {
      const page = await board(open, "pig", { rules: "20" });
      await sit(page, "Second", "0");
      await page.locator(".boards-board").getByRole("button", { name: "Roll" }).click();
      await page.getByLabel("Position", { exact: true }).fill("3,12,9");
      await page.getByRole("button", { name: "Set up" }).click();
      await expect.poll(() => page.getByLabel("Position", { exact: true }).inputValue()).toBe("3,12,9");
      await page.getByRole("button", { name: "What can happen: Roll" }).click();
      await page.locator(".boards-chance .boards-outcome").last().hover();
      await expect
        .poll(() => page.locator(".boards-reply > p").textContent())
        .toMatch(
          /^.+: (the best reply is (Roll|Hold), worth [\d.]+%\.|worth [\d.]+%; no reply is known to be best\.)$/,
        );
      await page.getByLabel("Compare with").selectOption({ label: "Hold" });
      await expect.poll(() => page.locator(".boards-difference tbody tr").count()).toBe(6);
      const sums = async (): Promise<number[]> =>
        (await page.locator(".boards-difference tfoot td").allTextContents()).map((text) =>
          Number(text.replace("−", "-").replace(/[%+]/g, "")),
        );
      // While the values are estimates that are too close, no difference is shown.
      await expect.poll(async () => (await sums()).every(Number.isFinite)).toBe(true);
      const [roll, hold, difference] = await sums();
      expect(Math.abs(roll! - hold! - difference!)).toBeLessThan(0.11);
      expect(await page.locator(".boards-difference > .note").textContent()).toMatch(/Flip point|No single/);

      await page.getByRole("tab", { name: "Study" }).click();
      await page.getByRole("button", { name: "Let them think" }).click();
      await expect.poll(() => page.locator(".duel-results > section").count()).toBe(3);
      const values = await page.locator(".duel-results dl > div:nth-of-type(2) dd").allTextContents();
      expect(new Set(values).size).toBe(1);
      expect(await page.locator(".duel-saved").count()).toBeGreaterThan(0);
      expect(await violations(page)).toEqual([]);

      await page.getByRole("button", { name: "Open this tree in Explore" }).click();
      await page.locator(".tree-view").first().waitFor();
      const nodes = await page.locator("[data-node]").count();
      expect(nodes).toBeGreaterThan(15);
      expect(nodes).toBeLessThan(70);
      // The whole tree is in view.
      const [frame, drawn] = await page.evaluate(() => {
        const svg = document.querySelector(".tree-view svg")!;
        return [svg.parentElement!.getBoundingClientRect().width, svg.getBoundingClientRect().width] as const;
      });
      expect(drawn).toBeLessThanOrEqual(frame + 2);
    },
  );

  test("hints come in steps, the tutor asks before a blunder, and a blunder returns as a question", async () => {
    const page = await board(open, "tic-tac-toe");
    await sit(page, "Nought", "0");
    await page.getByRole("tab", { name: "Study" }).click();
    await page.getByRole("checkbox", { name: "Tutor" }).check();
    await page.getByRole("tab", { name: "Moves" }).click();
    // If Nought answers a corner anywhere but in the centre, Nought loses.
    await page.locator('[data-cell="0 0"]').first().click();
    await page.locator(".boards-ranked tbody tr").first().waitFor();
    await expect.poll(() => page.locator(".boards-ranked").textContent()).toMatch(/Move solved.*5/);
    expect(await page.locator(".boards-ranked .badge").count()).toBe(1);
    await page.getByRole("button", { name: "Hint" }).click();
    const word = page.locator(".boards-word");
    await expect.poll(() => word.textContent()).toMatch(/Look here: row 2/);
    await page.getByRole("button", { name: "More" }).click();
    await expect.poll(() => word.textContent()).toMatch(/worth/);
    await page.getByRole("button", { name: "More" }).click();
    await expect.poll(() => word.textContent()).toMatch(/Expected/);
    await page.locator('[data-cell="0 1"]').first().click();
    await expect.poll(() => word.textContent()).toMatch(/gives away/);
    await page.getByRole("button", { name: "Think again" }).click();
    expect(await ply(page)).toBe(2);
    await page.locator('[data-cell="0 1"]').first().click();
    await page.getByRole("button", { name: "Play it" }).click();
    await expect.poll(() => ply(page)).toBe(3);
    await page.getByRole("tab", { name: "Ledger" }).click();
    await page.getByRole("button", { name: "Judge the whole game" }).click();
    await page.locator(".ledger-account").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Cancel" }).count()).toBe(0);

    await page.getByRole("tab", { name: "Study" }).click();
    await page.getByRole("button", { name: "Collect my worst moments" }).click();
    await page.getByRole("button", { name: "Ask me (1 waiting)" }).click();
    const cell = (at: string) => page.locator(`.quiz-card [data-cell="${at}"]`);
    await cell("0 2").click();
    await expect.poll(() => page.locator(".quiz-answer").textContent()).toMatch(/Not the best.*Best was 5/);
    expect(await violations(page)).toEqual([]);
    // The question is kept, and asked again until it is answered correctly.
    await page.reload();
    await page.getByRole("tab", { name: "Study" }).click();
    await page.getByRole("button", { name: "Ask me (1 waiting)" }).click();
    await cell("1 1").click();
    await expect.poll(() => page.locator(".quiz-answer").textContent()).toContain("Right.");
    await expect.poll(() => page.getByRole("button", { name: "Ask me (0 waiting)" }).count()).toBe(1);
    await page.getByRole("button", { name: "Position of the day" }).click();
    await page.locator(".quiz-card").waitFor();
  });

  test.runIf(IS_LONG)(
    "files of other programs can be dropped anywhere and their games selected; backgammon is saved as .mat",
    async () => {
      const page = await open();
      const drop = (name: string, text: string) =>
        page.evaluate(
          ([name, text]) => {
            const data = new DataTransfer();
            data.items.add(new File([text!], name!));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
          },
          [name, text],
        );
      // Also in Explore, where other files are trees.
      await drop("two.pgn", '[White "Ann"]\n\n1. e4 e5 2. Nf3 *\n\n[Event "Second"]\n\n1. d4 *\n');
      await page.locator(".chess-frame").waitFor();
      await expect.poll(() => ply(page)).toBe(4);
      await page.getByLabel("2 games in two.pgn").selectOption({ label: "2. ? – ?, Second" });
      await expect.poll(() => ply(page)).toBe(2);

      const match =
        "3 point match\n\n Game 1\n A : 1    B : 0\n  1) 31: 8/5 6/5    42: 8/4 6/4\n  2)  Doubles => 2    Drops\n";
      await drop("a.mat", match);
      await page.locator(".bg-cells").first().waitFor();
      // Its matches are judged first; the moves are beside them.
      await page.getByRole("tab", { name: "Moves" }).click();
      await expect.poll(() => ply(page)).toBe(6);
      await inSettings(page, async (dialog) =>
        expect(await dialog.getByLabel("Rules").locator("option:checked").textContent()).toMatch(/match 3/),
      );
      await page.getByRole("tab", { name: "Files" }).click();
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save the game (MAT)" }).click();
      const saved = await readFile(await (await saving).path(), "utf8");
      expect(saved).toMatch(/1\) 31: 8\/5 6\/5 +42: 8\/4 6\/4\n +2\) +Doubles => 2 +Drops/);

      await drop("a.mat", match.replace("8/4 6/4", "8/4 6/3"));
      await expect
        .poll(() => page.locator(".boards > .problem").textContent())
        .toBe('Line 5, column 21: "8/4 6/3" is not a legal play here.');
      expect(await ply(page)).toBe(6);
      expect(await violations(page)).toEqual([]);
    },
  );

  if (IS_LONG)
    test("the cube rules can be chosen, and the question mark of a double shows how it is answered", async () => {
      const page = await board(open, "backgammon", { rules: "money, with the cube" });
      await sit(page, "Black", "0");
      await page
        .getByLabel("Position", { exact: true })
        .fill("XGID=-BBBBBBo------------------:0:0:1:00:0:0:0:0:10");
      await page.getByRole("button", { name: "Set up" }).click();
      await page.getByRole("button", { name: "What can happen: Double" }).click();
      await expect
        .poll(() => page.locator(".boards-reply > p").textContent())
        .toMatch(/^Double: (the best reply is Pass, )?worth \+1\.000/);
    });

  test.runIf(IS_LONG)(
    "the position is saved as a picture that looks like the board, and the record as text",
    async () => {
      const page = await board(open, "backgammon", { analysis: false });
      await analyse(page);
      // No game begins with a double, so this position is not on the board already.
      await page.getByLabel("Position", { exact: true }).fill("4HPwATDgc/ABMA 33");
      await page.getByRole("button", { name: "Set up" }).click();
      // The new game begins with the first tab.
      await page.getByText(/Play 3.3/).waitFor();
      await page.getByRole("tab", { name: "Files" }).click();
      const save = async (name: string): Promise<Buffer> => {
        const saving = page.waitForEvent("download");
        await page.getByRole("button", { name, exact: true }).click();
        return readFile(await (await saving).path());
      };
      const svg = (await save("Picture (SVG)")).toString();
      const png = await save("Picture (PNG)");
      // The SVG loads nothing, has no HTML and no style sheet, and is small enough to send.
      expect(svg).not.toMatch(/foreignObject|<style|style=|class=|xhtml/);
      expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org)|url\((?!&quot;#|#|"#)/);
      expect(svg.length).toBeLessThan(60_000);
      await page
        .locator(".bg-cells")
        .first()
        .evaluate((cell) => cell.scrollIntoView({ block: "center" }));
      const clip = page.locator(".boards-board > *");
      const [width, height] = await clip.evaluate((node) => {
        const { width, height } = node.getBoundingClientRect();
        return [Math.ceil(width), Math.ceil(height)] as const;
      });
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);
      // On an empty page the picture looks like the board, within half a pixel. The upper half is compared, which has no
      // buttons.
      const shown = await clip.screenshot();
      const share = await differingPixels(page, shown, png, 60, 1 / 2);
      expect(share).toBeLessThan(0.02);
      expect((await save("Save as text")).toString()).toMatch(/^Backgammon\n\n4HPwATDgc\/ABMA 33/);
    },
  );

  test.runIf(IS_LONG)(
    "the odds of what may follow are not shown to a person from whom they would reveal something",
    async () => {
      const page = await board(open, "leduc");
      await page.locator(".boards-ranked tbody tr").first().waitFor();
      expect(await page.locator(".boards-why").count()).toBe(0);
      await page.getByRole("tab", { name: "Files" }).click();
      expect(await page.getByRole("checkbox", { name: "Choose chance outcomes by hand" }).count()).toBe(0);
      // Where nothing is hidden they are shown.
      const open2048 = await judged(open, "2048");
      await open2048.locator(".boards-why").first().waitFor();
    },
  );

  test.runIf(IS_LONG)("a secret choice is named as soon as both players have chosen", async () => {
    const page = await board(open, "goofspiel", { rules: "3 cards", analysis: false });
    await sitMachine(page);
    await page.locator(".boards-board").getByRole("button", { name: "2", exact: true }).click();
    await expect.poll(() => ply(page)).toBe(3);
    expect(await currentMove(page)).toMatch(/^[123]$/);
  });

  test.runIf(IS_LONG)(
    "the address does not contain an unfinished secret game, which is restored all the same; a secret choice is not named",
    async () => {
      const page = await board(open, "rock-paper-scissors", { rules: "3", analysis: false });
      await sit(page, "Left", "0.3");
      await sit(page, "Right", "0");
      await expect.poll(() => currentMove(page)).toBe("chosen");
      await page.locator(".boards-board").getByRole("button", { name: "Rock" }).click();
      await expect.poll(() => currentMove(page)).not.toContain("chosen");
      expect(await fragmentOf(page)).toBe("#boards/rock-paper-scissors");
      await analyse(page);
      await page.getByRole("tab", { name: "Files" }).click();
      await page.getByText("No files and no link before the end").waitFor();
      await playOn(page);
      await expect.poll(() => ply(page)).toBeGreaterThan(3);
      await page.reload();
      await page.locator(".boards-board > *").waitFor();
      await expect.poll(() => ply(page)).toBeGreaterThan(3);
    },
  );
});
