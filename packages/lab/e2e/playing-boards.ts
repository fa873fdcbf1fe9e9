/** Actions of a person at a board of the Lab: open it, set up a position, move. */
import type { Page } from "playwright-core";
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
  backgammon: {},
  hypergammon: { rules: "HypestGammon (2)" },
  chess: {},
  blackjack: { position: "T6 v T?" },
  ludo: { rules: "2 × 1" },
  briscola: { rules: "2 × 4" },
  "hidden-coin": {},
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
  "hidden-coin",
  "rock-paper-scissors",
  "lifeboat",
];

export async function status(page: Page): Promise<string> {
  return (await page.locator(".boards-turn").textContent()) ?? "";
}

export function ply(page: Page): Promise<number> {
  return page.locator(".boards-record li").count();
}

export interface BoardOptions {
  readonly rules?: string;
  readonly dark?: boolean;
  /** Whether the engine analyses every position, which takes most of a page's time. Default true. */
  readonly analysis?: boolean;
}

/** Opens the board of a game in a fresh profile. */
export async function board(
  open: Opened["open"],
  game: string,
  { rules, dark = false, analysis = true }: BoardOptions = {},
): Promise<Page> {
  const page = await open({ dark });
  await page.getByRole("button", { name: "Boards", exact: true }).click();
  await page.locator(".boards-table").waitFor();
  const games = page.getByLabel("Game", { exact: true });
  if ((await games.inputValue()) !== game) {
    await games.selectOption(game);
    await expect.poll(() => games.inputValue()).toBe(game);
  }
  if (rules) {
    await page.getByLabel("Rules").selectOption({ label: rules });
    // Other rules may have other seats.
    await expect.poll(() => page.getByLabel("Rules").locator("option:checked").textContent()).toBe(rules);
  }
  await page.locator(".boards-board > *").waitFor();
  if (!analysis) await page.getByRole("checkbox", { name: "Analysis" }).uncheck();
  return page;
}

/** Opens a game that ends quickly; see `SMALL`. */
export async function small(open: Opened["open"], game: string, analysis = true): Promise<Page> {
  const { rules, position } = SMALL[game]!;
  const page = await board(open, game, { ...(rules !== undefined && { rules }), analysis });
  if (position) await setUp(page, position);
  return page;
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

export async function setUp(page: Page, position: string): Promise<void> {
  const field = page.getByLabel("Position", { exact: true });
  // A dice game may have begun with just this roll; then there is nothing to set up.
  if ((await field.inputValue()) === position) return;
  await field.fill(position);
  await page.getByRole("button", { name: "Set up" }).click();
  await expect.poll(() => field.inputValue()).toBe(position);
}

/** Plays the first move that the board offers. */
export async function move(page: Page, game: string): Promise<void> {
  if (PRESSED.includes(game)) {
    await page.locator(".boards-board button:enabled").first().click();
    return;
  }
  if (game === "einstein" || game === "chess") {
    if ((await page.locator(".target").count()) === 0) await page.locator(".movable").first().click();
    await page.locator(".target").first().click();
    const become = page.locator(".chess-promotion button").first();
    if (await become.isVisible()) await become.click();
    return;
  }
  if (game === "minesweeper" || game === "pac-man") {
    await page.locator(".mine-cell.best, .pac-pad .best:enabled").first().click();
    return;
  }
  if (game.endsWith("gammon")) {
    await turnOfCheckers(page);
    return;
  }
  await page.locator('.boards-board [role="gridcell"][aria-disabled="false"]').first().click();
}

/** Plays a turn checker by checker, or the decision that takes its place. */
async function turnOfCheckers(page: Page): Promise<void> {
  const done = page.locator(".bg-actions .primary:enabled");
  for (let steps = 0; steps < 12; steps++) {
    if ((await done.count()) > 0) {
      await done.click();
      return;
    }
    if ((await page.locator(".bg-cells .target").count()) === 0)
      await page.locator(".bg-cells .movable").first().click();
    await page.locator(".bg-cells .target").first().click();
  }
}
