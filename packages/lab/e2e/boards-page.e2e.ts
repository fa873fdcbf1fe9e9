import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { GAMES } from "../src/boards/games/games.js";
import { boardAddressIn, encodeBoard } from "../src/state/fragment.js";
import { violations } from "./axe.js";
import { ANY_SCREEN, inBrowser } from "./browser.js";
import { analyse, board, inSettings, move, playOn, ply, setUp, sit, status } from "./playing-boards.js";

const START = { fragment: "#boards", waits: ".boards-tile" };
const hash = (page: Page) => page.evaluate(() => location.hash);
const typeMove = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel("Type a move").fill(text);
  await page.keyboard.press("Enter");
};

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
    says: /Checkmate: White has won/,
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
  repetition: {
    game: "chess",
    position: SHUFFLED,
    act: press("Claim a draw"),
    says: /A draw.*three times/s,
  },
  "a match": {
    game: "backgammon",
    options: { match: "7" },
    position: `XGID=-A${"-".repeat(12)}o${"-".repeat(11)}:1:1:1:21:5:3:0:7:10`,
    act: (page) => page.locator(".bg-actions .primary").click(),
    says: /White has won.*A gammon with the cube at 2: 4 points\. Match won 7–3\./s,
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
    says: /Red has won.*4 in a row/s,
  },
  pig: { game: "pig", position: "95,90,5", act: press("Hold"), says: /First has won.*100 points to 90/s },
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
    await page.goForward();
    await page.locator(".boards-tile").first().waitFor();
    await page.goForward();
    await expect.poll(() => page.title()).toMatch(/^Pig/);
    // Other pages are entries too.
    await page.getByRole("button", { name: "Practise", exact: true }).click();
    await expect.poll(() => page.title()).toMatch(/^Practise/);
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^Pig/);
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
    expect(await status(page)).toBe("Cross to move");
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
      .toMatch(/Black has won.*White resigned/s);
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
    await inSettings(page, async (dialog) => {
      await dialog.getByLabel("Match length, 0 for money").fill("3");
      await dialog.getByRole("button", { name: "New game with these rules" }).click();
      await expect
        .poll(() => dialog.getByLabel("Rules").locator("option:checked").textContent())
        .toBe("match 3");
    });
    await page.getByText("0 of 3, 3 away").first().waitFor();
    expect(await page.getByRole("tab", { name: "Ledger" }).getAttribute("aria-selected")).toBe("true");
  });

  if (IS_LONG)
    test("Pig is solved while it is analysed", async () => {
      const page = await board(open, "pig", { rules: "50" });
      await expect.poll(() => page.locator(".boards-verdict").textContent()).toMatch(/worth 54\.62%.*solved/);
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
});

inBrowser(
  "the first screen",
  ({ open }) => {
    test.each(GAMES.filter(({ name }) => IS_LONG || name === "backgammon" || name === "chess"))(
      "of $name has the board, the side to move and the buttons",
      async ({ name }) => {
        const page = await open({ fragment: `#boards/${name}`, waits: ".boards-board > *" });
        await page.getByRole("button", { name: "Hint" }).waitFor();
        const [bottom, height, wide] = await page.evaluate(() => [
          document.querySelector(".boards-buttons")!.getBoundingClientRect().bottom,
          innerHeight,
          document.documentElement.scrollWidth - innerWidth,
        ]);
        expect(bottom).toBeLessThanOrEqual(height!);
        expect(wide).toBeLessThanOrEqual(0);
      },
    );
  },
  ANY_SCREEN,
);
