import { expect, test } from "vitest";
import { GAMES } from "../src/boards/games/games.js";
import { inBrowser } from "./browser.js";
import {
  analyse,
  currentMove,
  ENDED,
  PRESSES,
  playToEnd,
  ply,
  resultsCounted,
  SMALL,
  sitMachine,
  small,
  status,
} from "./playing-boards.js";

/** Boards that mark the best move in analysis, which the test plays. */
const MARKED = ["minesweeper", "pac-man"];

/** A board of cells, of buttons, of pieces with targets, of checkers, and one that is analysed: the others share their code. */
const KINDS = ["tic-tac-toe", "pig", "einstein", "hypergammon", "minesweeper"];

/** Keys first: arrow keys step along a game whose board was last pressed by a pointer. */
const waysFor = (game: string) =>
  KINDS.includes(game) ? (["keys", "touch", "mouse"] as const) : (["keys"] as const);

inBrowser(
  "whole games",
  ({ open }) => {
    test.each(GAMES.map(({ name }) => name))(
      "%s is played to its end against the machine by keyboard, and one of each kind by touch and by mouse",
      async (game) => {
        const page = await small(open, game, MARKED.includes(game));
        await sitMachine(page);
        for (const [at, way] of waysFor(game).entries()) {
          if (at > 0) {
            await page.getByRole("button", { name: "New game", exact: true }).first().click();
            await expect.poll(() => ply(page)).toBe(1);
            // A new game is played, not analysed.
            if (MARKED.includes(game)) await analyse(page);
          }
          await playToEnd(page, game, PRESSES[way]);
          // Positions that are set up or analysed are not counted.
          const isCounted = !MARKED.includes(game) && (at > 0 || SMALL[game]!.position === undefined);
          expect(await resultsCounted(page)).toBe(
            isCounted ? at + (SMALL[game]!.position === undefined ? 1 : 0) : 0,
          );
        }
        const plies = await ply(page);
        await page.getByRole("button", { name: "First step" }).click();
        await expect.poll(() => currentMove(page)).toBe(undefined);
        await page.getByRole("button", { name: "Last step" }).click();
        await expect.poll(() => status(page)).toMatch(ENDED);
        expect(await ply(page)).toBe(plies);
      },
    );
  },
  ["phone"],
);
