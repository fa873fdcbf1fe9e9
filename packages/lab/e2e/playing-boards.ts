/** Actions of a person at a board of the Lab: open it, set up a position, move. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Opened } from "./browser.js";

/** Status texts of a finished game. */
export const ENDED = /has won|A draw|has ended|[Yy]ou have (won|lost)|comes back/;

/** Small boards, whose games end quickly. */
export const SMALL: Readonly<Record<string, { readonly rules?: string; readonly position?: string }>> = {
  "tic-tac-toe": {},
  "connect-four": { rules: "5×4" },
  pig: { rules: "20" },
  "2048": { rules: "3×3", position: "32 16 8 4 32 16 2 0 0" },
  einstein: { rules: "3×3" },
  // A hit and the ends of both bear-offs.
  backgammon: { position: "sGcAAAewGwAAAA 31" },
  hypergammon: { rules: "HypestGammon (2)" },
  // The machine has a queen and a rook.
  chess: { position: "7k/8/8/8/8/2q5/1r6/6K1 w - - 0 1" },
  blackjack: { position: "T6 v T?" },
  ludo: { rules: "2 × 1" },
  briscola: { rules: "2 × 4" },
  kuhn: {},
  leduc: {},
  "liars-dice": { rules: "dice with 3 faces" },
  "hidden-coin": {},
  goofspiel: { rules: "3 cards" },
  "rock-paper-scissors": { rules: "3" },
  minesweeper: { rules: "Small, 5×4, 4 mines" },
  lifeboat: { rules: "2 × 12" },
  "pac-man": { rules: "Trap, random ghosts (exact)" },
};

/** Games played with buttons. */
const PRESSED = [
  "pig",
  "2048",
  "blackjack",
  "ludo",
  "briscola",
  "kuhn",
  "leduc",
  "hidden-coin",
  "goofspiel",
  "rock-paper-scissors",
  "lifeboat",
];

export async function status(page: Page): Promise<string> {
  return (await page.locator(".boards-turn").textContent()) ?? "";
}

/** Number of positions on the current line. */
export async function ply(page: Page): Promise<number> {
  return Number(await page.locator(".boards-record").getAttribute("data-plies")) + 1;
}

/** The name of the current move in the list; undefined at the start. */
export async function currentMove(page: Page): Promise<string | undefined> {
  const here = page.locator(".boards-record [aria-current]");
  return (await here.count()) > 0 ? ((await here.textContent()) ?? "") : undefined;
}

/** Does something in the dialog of the rules and the players. */
export async function inSettings<Result>(
  page: Page,
  act: (dialog: Locator) => Promise<Result>,
): Promise<Result> {
  await page.locator(".boards-settings").click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const result = await act(dialog);
  await dialog.locator(".primary").last().click();
  await dialog.waitFor({ state: "detached" });
  return result;
}

/** Gives a seat a player, by the value or the label of its option. */
export function sit(page: Page, seat: string, player: string | { readonly label: string }): Promise<unknown> {
  return inSettings(page, (dialog) => dialog.getByLabel(`${seat} is played by`).selectOption(player));
}

export async function analyse(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  await page.locator(".boards-work.analyse").waitFor();
}

/** Ends the analysis, which otherwise takes seconds; it may end before it receives the request. */
export async function stopAnalysis(page: Page): Promise<void> {
  const stop = page.getByRole("region", { name: "Board" }).getByRole("button", { name: "Stop" });
  await stop.click({ timeout: 5000 }).catch(() => {});
  await expect.poll(() => stop.isVisible()).toBe(false);
}

/** A board takes the width of its column, or the height of the window up to these pixels, or is as large as text may be. */
const MOST_FREE = 50;
const MOST_ZOOM = 1.8;

/** Checks that the board, the side to move and the buttons are on the screen as a game opens, and fill it. */
export async function expectFirstScreen(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hint" }).waitFor();
  const [free, aside, beside, zoom] = await page.evaluate(() => {
    const frame = document.querySelector<HTMLElement>(".boards-board")!;
    return [
      innerHeight - document.querySelector(".boards-buttons")!.getBoundingClientRect().bottom,
      innerWidth - document.documentElement.scrollWidth,
      frame.getBoundingClientRect().width - frame.firstElementChild!.getBoundingClientRect().width,
      Number(frame.style.zoom),
    ] as const;
  });
  expect(Math.min(free, aside)).toBeGreaterThanOrEqual(0);
  if (beside > 1 && zoom < MOST_ZOOM) expect(free).toBeLessThan(MOST_FREE);
}

export async function playOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".boards-work.play").waitFor();
}

export interface BoardOptions {
  readonly rules?: string;
  readonly dark?: boolean;
  /** Whether the game is analysed, where the person moves for all sides. Default true. */
  readonly analysis?: boolean;
}

/** Opens the board of a game in a fresh profile. */
export async function board(
  open: Opened["open"],
  game: string,
  { rules, dark = false, analysis = true }: BoardOptions = {},
): Promise<Page> {
  const page = await open({ dark, fragment: `#boards/${game}`, waits: ".boards-board > *" });
  if (rules)
    await inSettings(page, async (dialog) => {
      await dialog.getByLabel("Rules").selectOption({ label: rules });
      // Other rules may have other seats.
      await expect.poll(() => dialog.getByLabel("Rules").locator("option:checked").textContent()).toBe(rules);
    });
  await page.locator(".boards-board > *").waitFor();
  if (analysis) await analyse(page);
  return page;
}

/** Opens a game that ends quickly; see `SMALL`. */
export async function small(open: Opened["open"], game: string, analysis = true): Promise<Page> {
  const { rules, position } = SMALL[game]!;
  const page = await board(open, game, { ...(rules !== undefined && { rules }), analysis });
  if (position) await setUp(page, position);
  return page;
}

/** The number of games in the results on the card of a game's end; 0 if there are none. */
export async function resultsCounted(page: Page): Promise<number> {
  await page.locator(".boards-end, .boards-work.analyse").first().waitFor();
  const results = page.locator(".boards-results");
  const text = (await results.count()) === 0 ? "" : ((await results.textContent()) ?? "");
  const numbers = [...text.matchAll(/(\d+) (?:won|drawn|lost)/g)].map(([, count]) => Number(count));
  const [, games = "0"] = /^(\d+) game/.exec(text) ?? [];
  return text.startsWith("Against") ? numbers.reduce((sum, count) => sum + count, 0) : Number(games);
}

/** Opens the standard board of a game and waits for the engine's analysis. */
export async function judged(open: Opened["open"], game: string, options: BoardOptions = {}): Promise<Page> {
  const page = await board(open, game, options);
  await firstRow(page, game);
  return page;
}

/** Waits for the engine's first row. One Blackjack round in eleven ends when it is dealt and would have none. */
export async function firstRow(page: Page, game: string): Promise<void> {
  if (game === "blackjack") await setUp(page, SMALL.blackjack!.position!);
  await page.locator(".boards-ranked tbody tr").first().waitFor();
}

/** Sets up a position, in analysis, and returns to the mode before. */
export async function setUp(page: Page, position: string): Promise<void> {
  const isPlaying = await page.locator(".boards-work.play").isVisible();
  if (isPlaying) await analyse(page);
  await setUpAnalysed(page, position);
  if (isPlaying) await playOn(page);
}

async function setUpAnalysed(page: Page, position: string): Promise<void> {
  const field = page.getByLabel("Position", { exact: true });
  // A dice game may have begun with just this roll; then there is nothing to set up.
  if ((await field.inputValue()) === position) return;
  await field.fill(position);
  await page.getByRole("button", { name: "Set up" }).click();
  await expect.poll(() => field.inputValue()).toBe(position);
}

/** How a person presses something. */
export type Press = (target: Locator) => Promise<void>;

/** A mouse, a finger, and a keyboard alone: arrow keys to a cell, and Enter. */
export const PRESSES = {
  mouse: (target) => target.click(),
  touch: (target) => target.tap(),
  keys: async (target) => {
    const page = target.page();
    if ((await target.getAttribute("role")) === "gridcell") {
      await page.locator('.boards-board [role="gridcell"][tabindex="0"]').focus();
      for (let key = await keyTowards(target); key !== ""; key = await keyTowards(target))
        await page.keyboard.press(key);
    } else await target.focus();
    await page.keyboard.press("Enter");
  },
} as const satisfies Readonly<Record<string, Press>>;

/** The arrow key from the focused cell of a grid towards another; empty if that has the focus. */
function keyTowards(target: Locator): Promise<string> {
  return target.evaluate((cell) => {
    const placeOf = (element: Element): readonly [row: number, column: number] => {
      const row = element.closest('[role="row"]')!;
      const cells = [...row.querySelectorAll('[role="gridcell"]')];
      return [[...row.parentElement!.querySelectorAll('[role="row"]')].indexOf(row), cells.indexOf(element)];
    };
    const [row, column] = placeOf(document.activeElement!);
    const [toRow, toColumn] = placeOf(cell);
    if (row !== toRow) return row < toRow ? "ArrowDown" : "ArrowUp";
    if (column !== toColumn) return column < toColumn ? "ArrowRight" : "ArrowLeft";
    return "";
  });
}

/** Plays the first move that the board offers. */
export async function move(page: Page, game: string, press: Press = PRESSES.mouse): Promise<void> {
  if (PRESSED.includes(game)) {
    await press(page.locator(".boards-board button:enabled").first());
    return;
  }
  if (game === "einstein" || game === "chess") {
    if ((await page.locator(".target").count()) === 0) await press(page.locator(".movable").first());
    await press(page.locator(".target").first());
    const become = page.locator(".chess-promotion button").first();
    if (await become.isVisible()) await press(become);
    return;
  }
  if (game === "minesweeper" || game === "pac-man") {
    await press(page.locator(".mine-cell.best, .pac-pad .best:enabled").first());
    return;
  }
  if (game.endsWith("gammon")) {
    await turnOfCheckers(page, press);
    return;
  }
  const cell = page.locator('.boards-board [role="gridcell"][aria-disabled="false"]').first();
  // After the highest bid of Liar's Dice only the call is left.
  const only = page.locator(".liars-dice .board-actions button:enabled");
  await press((await cell.count()) === 0 && (await only.count()) > 0 ? only : cell);
}

/** Plays a turn checker by checker, or the decision that takes its place. */
async function turnOfCheckers(page: Page, press: Press): Promise<void> {
  const done = page.locator(".bg-actions .primary:enabled");
  for (let steps = 0; steps < 12; steps++) {
    if ((await done.count()) > 0) {
      await press(done);
      return;
    }
    if ((await page.locator(".bg-cells .target").count()) === 0)
      await press(page.locator(".bg-cells .movable").first());
    await press(page.locator(".bg-cells .target").first());
  }
}

/** Status texts where a person is to move. */
const YOURS = /to move|Your turn/;
const STANDS = new RegExp(`${YOURS.source}|${ENDED.source}`);

/** Gives a seat the fastest machine: a game without levels has a time limit. */
export async function seatMachine(seat: Locator): Promise<void> {
  const hasLevels = (await seat.locator('option[value="level 1"]').count()) > 0;
  await seat.selectOption(hasLevels ? "level 1" : "0.3");
}

/** Lets the machine play the last seat, at once; games for one player have no opponent. */
export function sitMachine(page: Page): Promise<void> {
  return inSettings(page, async (dialog) => {
    const seats = dialog.getByLabel(/ is played by$/);
    if ((await seats.count()) > 1) await seatMachine(seats.last());
    const pace = dialog.getByLabel("Machines move");
    if (await pace.isVisible()) await pace.selectOption("0");
  });
}

/** Plays the game on the board to its end. */
export async function playToEnd(page: Page, game: string, press: Press = PRESSES.mouse): Promise<void> {
  for (let moves = 0; moves < 200 && !ENDED.test(await status(page)); moves++) {
    const before = await ply(page);
    if (YOURS.test(await status(page))) await move(page, game, press);
    await expect.poll(async () => (await ply(page)) > before || ENDED.test(await status(page))).toBe(true);
    // The machine has replied, or the game is over.
    await expect.poll(async () => STANDS.test(await status(page))).toBe(true);
  }
  expect(await status(page)).toMatch(ENDED);
}
