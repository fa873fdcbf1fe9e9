import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { GAMES } from "../src/boards/games/games.js";
import { boardAddressIn, encodeBoard } from "../src/state/fragment.js";
import { violations } from "./axe.js";
import { ANY_SCREEN, inBrowser } from "./browser.js";
import {
  analyse,
  board,
  expectFirstScreen,
  inSettings,
  move,
  playOn,
  ply,
  setUp,
  sit,
  status,
} from "./playing-boards.js";

const START = { fragment: "#boards", waits: ".boards-tile" };
const hash = (page: Page) => page.evaluate(() => location.hash);
const typeMove = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel("Type a move").fill(text);
  await page.keyboard.press("Enter");
};

/** Number of actions of the game in progress that the browser has stored. */
const storedPlies = (page: Page, game: string) =>
  page.evaluate((name) => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(`board-game-${name}`));
    return key && (JSON.parse(localStorage.getItem(key) || "{}").plies?.length as number | undefined);
  }, game);

/** Seconds on the timer. */
async function timeOf(page: Page): Promise<number> {
  const [minutes, seconds] = ((await page.getByRole("timer").textContent()) ?? "").split(":").map(Number);
  return 60 * minutes! + seconds!;
}

/** The end of a game: a position, what is done there, and what the card says. */
interface End {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position: string;
  readonly act: (page: Page) => Promise<void>;
  readonly says: RegExp;
}

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();
const type = (text: string) => (page: Page) => typeMove(page, text);
const SHUFFLED = "startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

const ENDS: Readonly<Record<string, End>> = {
  mate: {
    game: "chess",
    position: "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
    act: type("Ra8"),
    says: /You have won by checkmate/,
  },
  stalemate: {
    game: "chess",
    position: "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1",
    act: type("Qg6"),
    says: /A draw.*Stalemate/s,
  },
  "too little material": {
    game: "chess",
    position: "7k/8/8/8/8/8/p7/K7 w - - 0 1",
    act: type("Kxa2"),
    says: /A draw.*enough material/s,
  },
  "fifty moves": {
    game: "chess",
    position: "7k/8/8/8/8/8/R7/K7 w - - 100 80",
    act: press("Claim a draw"),
    says: /A draw.*fifty moves/s,
  },
  repetition: { game: "chess", position: SHUFFLED, act: press("Claim a draw"), says: /A draw.*three times/s },
  "a match": {
    game: "backgammon",
    options: { match: "7" },
    position: `XGID=-A${"-".repeat(12)}o${"-".repeat(11)}:1:1:1:21:5:3:0:7:10`,
    act: (page) => page.locator(".bg-actions .primary").click(),
    says: /You have won.*A gammon with the cube at 2: 4 points\. Match won 7–3\./s,
  },
  "2048": {
    game: "2048",
    options: { size: "3x3" },
    position: "4 8 4 8 4 8 2 2 16",
    act: press("Left"),
    says: /has ended: score 4.*No slide is possible\. Largest tile: 16\./s,
  },
  "four in a row": {
    game: "connect-four",
    position: "121212",
    act: (page) => page.locator('[data-cell="5 0"]').first().click(),
    says: /You have won.*4 in a row/s,
  },
  pig: { game: "pig", position: "95,90,5", act: press("Hold"), says: /You have won.*100 points to 90/s },
};

inBrowser("the boards page", ({ open }) => {
  test("every game has an address and a title, and Back and Forward go where they came from", async () => {
    const page = await open(START);
    expect(await page.locator(".boards-tile").count()).toBe(GAMES.length);
    expect(await page.title()).toMatch(/^Boards/);
    await page.locator('a[href="#boards/chess"]').click();
    await page.locator(".chess-frame").waitFor();
    await expect.poll(() => page.title()).toMatch(/^Chess/);
    expect(await hash(page)).toBe("#boards/chess");
    await typeMove(page, "e4");
    await expect.poll(() => ply(page)).toBe(3);
    await expect.poll(() => hash(page)).toMatch(/^#boards\/chess\/.{40}/);
    await page.goBack();
    await page.locator(".boards-tile").first().waitFor();
    await expect.poll(() => page.title()).toMatch(/^Boards/);
    await page.locator('a[href="#boards/pig"]').click();
    await expect.poll(() => page.title()).toMatch(/^Pig/);
    await page.goBack();
    await page.goBack().catch(() => {});
    // Before the first entry is another document: until the browser has changed over to it, it refuses to go on.
    await expect
      .poll(() =>
        page.goForward().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await page.locator(".boards-tile").first().waitFor();
    await page.goForward();
    await expect.poll(() => page.title()).toMatch(/^Pig/);
    // Other pages are entries too.
    await page.getByRole("button", { name: "Practise", exact: true }).click();
    await expect.poll(() => page.title()).toMatch(/^Practise/);
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^Pig/);
  });

  test("the start page draws at most one board in a task", async () => {
    const page = await open(START);
    await page.addInitScript(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      let isCounted = true;
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const boards = added.filter(
          (node) => node instanceof Element && node.matches(".boards-scaled") && node.childElementCount > 0,
        );
        if (boards.length === 0) return;
        if (isCounted) {
          counts.push(0);
          isCounted = false;
          setTimeout(() => {
            isCounted = true;
          });
        }
        counts.push(counts.pop()! + boards.length);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect.poll(() => page.locator(".boards-scaled > *").count()).toBe(GAMES.length);
    const counts = await page.evaluate(() => (window as unknown as { counts: readonly number[] }).counts);
    expect(counts).toEqual(GAMES.map(() => 1));
  });

  test("each game keeps its game in progress, and a new game can be undone", async () => {
    const page = await open(START);
    await page.locator('a[href="#boards/chess"]').click();
    await page.locator(".chess-frame").waitFor();
    await typeMove(page, "Nf3");
    await expect.poll(() => ply(page)).toBe(3);
    await page.getByRole("button", { name: "Boards", exact: true }).click();
    await page.locator('a[href="#boards/tic-tac-toe"]').click();
    await page.locator('[data-cell="1 1"]').first().click();
    await expect.poll(() => ply(page)).toBe(3);
    // The page stores the game after it has drawn it.
    await expect.poll(() => storedPlies(page, "tic-tac-toe")).toBe(2);
    await page.reload();
    await expect.poll(() => ply(page)).toBe(3);
    await page.getByRole("button", { name: "Boards", exact: true }).click();
    await page.getByRole("heading", { name: "Continue" }).waitFor();
    await page.locator('a[href="#boards/chess"]').click();
    await page.locator(".chess-frame").waitFor();
    await expect.poll(() => ply(page)).toBe(3);
    expect(await page.locator(".boards-work.play").count()).toBe(1);
    await page.getByRole("button", { name: "New game" }).click();
    await expect.poll(() => ply(page)).toBe(1);
    await page.getByRole("button", { name: "Undo new game" }).click();
    await expect.poll(() => ply(page)).toBe(3);
    await page.keyboard.press("Control+z");
    await expect.poll(() => page.getByRole("gridcell", { name: /^g1, white knight/ }).count()).toBe(1);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.getByRole("gridcell", { name: /^f3, white knight/ }).count()).toBe(1);
  });

  test("playing shows no evaluation, a hint only on request, and analysis returns to the game where it was left", async () => {
    const page = await board(open, "tic-tac-toe", { analysis: false });
    await page.locator('[data-cell="1 1"]').first().click();
    await expect.poll(() => ply(page)).toBe(3);
    expect(await page.locator(".boards-analysis, .boards-ranked, .boards-graph").count()).toBe(0);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".boards-word").waitFor();
    await analyse(page);
    await page.locator(".boards-ranked tbody tr").first().waitFor();
    for (const plies of [4, 5]) {
      await page.locator(".boards-board [aria-disabled=false]").first().click();
      await expect.poll(() => ply(page)).toBe(plies);
    }
    await playOn(page);
    await expect.poll(() => ply(page)).toBe(3);
    expect(await status(page)).toBe("Your turn");
  });

  test("stepping back in a game that is played only looks, until it is taken back to there", async () => {
    const page = await board(open, "tic-tac-toe", { analysis: false });
    await page.locator('[data-cell="1 1"]').first().click();
    await expect.poll(() => ply(page)).toBe(3);
    const free = page.locator('.boards-board [aria-disabled="false"]');
    for (const at of ["the machine's turn", "the person's turn"]) {
      await page.getByRole("button", { name: "Back", exact: true }).click();
      await expect.poll(() => status(page), { message: at }).toBe("Looking at an earlier position");
      expect(await free.count(), at).toBe(0);
    }
    await page.getByRole("button", { name: "Last step", exact: true }).click();
    await expect.poll(() => free.count()).toBe(7);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    // The machine moves again.
    await page.getByRole("button", { name: "Take back to here" }).click();
    await expect.poll(() => free.count()).toBe(7);
    expect(await ply(page)).toBe(3);
    await page.getByRole("button", { name: "First step", exact: true }).click();
    await page.getByRole("button", { name: "Take back to here" }).click();
    await expect.poll(() => free.count()).toBe(9);
    expect(await ply(page)).toBe(1);
  });

  test("of two tabs with one game each goes on with its own after a reload, without the answer", async () => {
    const page = await board(open, "tic-tac-toe", { analysis: false });
    await page.locator('[data-cell="1 1"]').first().click();
    await expect.poll(() => storedPlies(page, "tic-tac-toe")).toBe(2);
    await expect.poll(() => hash(page)).toMatch(/^#boards\/tic-tac-toe\/.+/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole("button", { name: "New game" }).click();
    await expect.poll(() => ply(other)).toBe(1);
    await other.locator('[data-cell="0 0"]').first().click();
    await expect.poll(() => ply(other)).toBe(3);
    await page.reload();
    await expect.poll(() => ply(page)).toBe(3);
    expect(await page.getByRole("gridcell", { name: /row 2, column 2, Cross/ }).count()).toBe(1);
    expect(await page.locator(".boards-work.play").count()).toBe(1);
    expect(await page.locator(".boards-ranked, .boards-analysis").count()).toBe(0);
  });

  test("the rules are one press away, and shown before the first game that a stranger cannot guess", async () => {
    const rules = async (page: Page, game: string): Promise<void> => {
      const dialog = page.getByRole("dialog", { name: `How to play ${game}` });
      await dialog.waitFor();
      expect(await dialog.getByRole("listitem").count()).toBeGreaterThan(2);
      await dialog.getByRole("button", { name: "Close" }).click();
      await dialog.waitFor({ state: "detached" });
    };
    const page = await open({ fragment: "#boards/kuhn", waits: ".boards-board > *", first: true });
    await rules(page, "Kuhn poker");
    await page.reload();
    await page.locator(".boards-board > *").waitFor();
    await page.getByRole("button", { name: "How to play" }).click();
    await rules(page, "Kuhn poker");
    await page.getByRole("button", { name: "Boards", exact: true }).click();
    await page.locator('a[href="#boards/minesweeper"]').click();
    await page.locator(".mine-grid").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("button", { name: "How to play" }).click();
    await page.getByText("a long press flags it").waitFor();
    await rules(page, "Minesweeper");
  });

  test("each game remembers its own opponent", async () => {
    const page = await board(open, "tic-tac-toe", { analysis: false });
    await sit(page, "Nought", "level 2");
    await page.getByRole("button", { name: "Boards", exact: true }).click();
    await page.locator('a[href="#boards/connect-four"]').click();
    await page.locator(".boards-board > *").waitFor();
    expect(await page.locator(".boards-who").textContent()).toContain("level 5");
    await page.goBack();
    await page.locator('a[href="#boards/tic-tac-toe"]').click();
    await expect.poll(() => page.locator(".boards-who").textContent()).toContain("level 2");
  });

  const ends = IS_LONG ? Object.keys(ENDS) : ["a match"];
  test.each(ends)("the card at the end says why: %s", async (name) => {
    const { game, options = {}, position, act, says } = ENDS[name]!;
    const link = encodeBoard({ game, options, start: position, plies: [], at: 0 }, false);
    const page = await open({ fragment: `#${link}`, waits: ".boards-work.analyse" });
    await playOn(page);
    await act(page);
    const card = page.locator(".boards-end");
    await card.waitFor();
    await expect.poll(() => card.textContent()).toMatch(says);
    expect(await page.locator(".boards").textContent()).not.toMatch(/[-−]\d+ away/);
    // Only one side has moved: nothing is said of the other.
    await expect.poll(() => card.locator("progress").count()).toBe(0);
    expect(await card.locator("dt", { hasText: /gave away|Given away/ }).count()).toBeLessThanOrEqual(1);
    await card.getByRole("button", { name: "Review" }).click();
    await page.locator(".boards-work.analyse").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test.runIf(IS_LONG)("a resignation ends the game, and can be taken back by playing on", async () => {
    const page = await board(open, "chess", { analysis: false });
    await typeMove(page, "d4");
    await expect.poll(() => ply(page)).toBe(3);
    // The address of an ended game is written at once: no timer runs from here on.
    await page.evaluate(() => {
      window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
    });
    await page.getByRole("button", { name: "Resign" }).click();
    await expect
      .poll(() => page.locator(".boards-end").textContent())
      .toMatch(/You have lost.*You resigned/s);
    await expect.poll(async () => boardAddressIn(await hash(page))?.board?.resigned).toBe(0);
    await page.reload();
    await page.locator(".chess-frame").waitFor();
    await expect.poll(() => status(page)).toBe("Black has won");
    await playOn(page);
    await page.getByRole("button", { name: "Play again" }).click();
    await expect.poll(() => ply(page)).toBe(1);
  });

  const RULES = ["standard", "money, with the cube", "match to 7", "every win counts 1"];
  test.runIf(IS_LONG)("an XGID sets the match that it names under any current rules", async () => {
    const xgid = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:2:1:0:7:10";
    const page = await board(open, "backgammon");
    for (const rules of IS_LONG ? RULES : RULES.slice(-1)) {
      await inSettings(page, (dialog) => dialog.getByLabel("Rules").selectOption({ label: rules }));
      await page.locator(".boards-board > *").waitFor();
      if ((await page.locator(".boards-work.analyse").count()) === 0) await analyse(page);
      await setUp(page, xgid);
      await expect
        .poll(() => page.locator(".bg-side").allTextContents())
        .toEqual([expect.stringContaining("1 of 7, 6 away"), expect.stringContaining("2 of 7, 5 away")]);
      await expect.poll(() => page.locator(".bg-cube").textContent()).toBe("2");
      await expect.poll(() => page.locator(".boards-verdict").textContent()).toMatch(/\(\d+\.\d%\)/);
    }
    await page.getByRole("tab", { name: "Ledger" }).click();
    await page.locator(".boards-settings").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Match length, 0 for money").fill("3");
    await dialog.getByRole("button", { name: "New game with these rules" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("0 of 3, 3 away").first().waitFor();
    expect(await page.getByRole("tab", { name: "Ledger" }).getAttribute("aria-selected")).toBe("true");
  });

  if (IS_LONG)
    test("Pig is solved while it is analysed", async () => {
      const page = await board(open, "pig", { rules: "50" });
      await expect
        .poll(() => page.locator(".boards-verdict").textContent())
        .toMatch(/54\.62% to win.*solved/);
    });

  if (IS_LONG)
    test("a game against a person by touch", async () => {
      const page = await board(open, "connect-four", { rules: "5×4", analysis: false });
      await sit(page, "Yellow", "0");
      for (let plies = 1; plies < 40 && (await page.locator(".boards-end").count()) === 0; plies++) {
        await move(page, "connect-four");
        await expect.poll(() => ply(page)).toBe(plies + 1);
      }
      await page.locator(".boards-end").waitFor();
    });

  test("a game's time outlasts the page, and leaves out the time when the page is hidden or closed", async () => {
    const page = await open({ fragment: "#boards/minesweeper?size=9x9&mines=10", waits: ".mine-cell" });
    const timer = page.getByRole("timer");
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "visibilityState", {
          value: hidden ? "hidden" : "visible",
          configurable: true,
        });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await page.clock.install();
    await page.reload();
    await page.locator(".mine-cell").first().waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(5000);
    expect(await timer.textContent()).toBe("0:00");
    await page.locator(".mine-cell").first().click();
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return ply(page);
      })
      .toBe(2);
    const begun = await timeOf(page);
    await page.clock.runFor(65_000);
    await expect.poll(() => timeOf(page)).toBe(begun + 65);
    await hide(true);
    await page.clock.runFor(600_000);
    await hide(false);
    await page.clock.runFor(2000);
    await expect.poll(() => timeOf(page)).toBe(begun + 67);
    await page.reload();
    await page.clock.runFor(500);
    await page.locator(".mine-cell.open").first().waitFor();
    await page.clock.runFor(3000);
    await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(begun + 69);
    expect(await timeOf(page)).toBeLessThan(begun + 75);
  });

  // The long suite asks this of every board (each-board.long.e2e.ts).
  test.skipIf(IS_LONG).each(["backgammon", "chess", "tic-tac-toe", "kuhn"])(
    "the first screen of %s has the board, the side to move and the buttons, and is filled",
    async (game) => {
      for (const screen of ANY_SCREEN)
        await expectFirstScreen(
          await open({ fragment: `#boards/${game}`, waits: ".boards-board > *", screen }),
        );
    },
  );
});
