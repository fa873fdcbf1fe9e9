import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { IS_LONG, rows } from "../../../tests/cases.js";
import { violations } from "./axe.js";
import { ANY_SCREEN, inBrowser, settled } from "./browser.js";

/** Games with a position editor on the board. */
const EDITED = [
  "tic-tac-toe",
  "connect-four",
  "pig",
  "2048",
  "einstein",
  "chess",
  "backgammon",
  "hypergammon",
  "ludo",
  "lifeboat",
  "pac-man",
];

inBrowser(
  "position editor",
  ({ open, viewport }) => {
    const editorOf = async (game: string, locale?: string): Promise<Page> => {
      const address = { fragment: `#boards/${game}`, waits: ".boards-board > *" };
      const page = await open(locale === undefined ? address : { ...address, locale });
      await page.getByRole("button", { name: /^(Analyse|Analyser)$/ }).click();
      await page.getByRole("button", { name: /^(Edit on the board|Modifier sur le plateau)$/ }).click();
      await page.locator(".position-editor").waitFor();
      return page;
    };
    const text = (page: Page) => page.locator(".boards-position input").inputValue();
    const drag = async (page: Page, from: string, to: string): Promise<void> => {
      const middles = await Promise.all(
        [from, to].map(async (place) => {
          const box = (await page.locator(`.position-editor ${place}`).boundingBox())!;
          return [box.x + box.width / 2, box.y + box.height / 2] as const;
        }),
      );
      await page.mouse.move(...middles[0]!);
      await page.mouse.down();
      await page.mouse.move(middles[0]![0] + 6, middles[0]![1] + 6);
      await page.mouse.move(...middles[1]!);
      await page.mouse.up();
    };

    test("by presses, drags and keys; an illegal position shows a message in the page's language, and Cancel discards it", async () => {
      const page = await editorOf("connect-four", "fr");
      const editor = page.locator(".position-editor");
      const before = await text(page);
      await editor.locator('[data-cell="0 3"]').click();
      await editor.locator('[data-cell="0 3"]').click();
      await editor.getByRole("button", { name: "Utiliser cette position" }).click();
      await expect
        .poll(() => editor.getByRole("alert").textContent())
        .toBe("X commence et l’on joue à tour de rôle\u00a0: il ne peut pas y avoir 2 X et 0 O.");
      expect(await violations(page)).toEqual([]);
      // Pressing a stone with another one selected replaces it; stones are dragged from the palette, along the board
      // and off it.
      await editor.locator("[data-piece=O]").click();
      await editor.locator('[data-cell="5 3"]').click();
      await drag(page, "[data-piece=X]", '[data-cell="2 0"]');
      await drag(page, '[data-cell="5 0"]', '[data-cell="1 6"]');
      await editor.locator('[data-cell="5 6"]').focus();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("2");
      await page.keyboard.press("Delete");
      await page.keyboard.press("2");
      await editor.getByRole("button", { name: "Utiliser cette position" }).click();
      await expect.poll(() => page.locator(".position-editor").count()).toBe(0);
      await expect.poll(() => text(page)).toBe("......./......./......./......./...X.../...O.OX");

      await page.getByRole("button", { name: /^(Edit on the board|Modifier sur le plateau)$/ }).click();
      await editor.getByRole("button", { name: "Vider le plateau" }).click();
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator(".position-editor").count()).toBe(0);
      expect(await text(page)).not.toBe(before);
      expect(await text(page)).toBe("......./......./......./......./...X.../...O.OX");
    });

    if (viewport === "phone")
      test.each(EDITED)("of %s: every target is large enough, and axe-core finds nothing", async (game) => {
        const page = await editorOf(game);
        // Editors share their parts; the rules of axe take most of the time.
        if (rows(EDITED, 3, 3).includes(game)) {
          await settled(page);
          expect(await violations(page), `${game} ${viewport}`).toEqual([]);
        }
        const small = await page
          .locator('.position-editor :is(button, select, [role="gridcell"][aria-disabled="false"])')
          .evaluateAll((all) =>
            all
              .map((each) => each.getBoundingClientRect())
              // The points of the bar and the trays are narrow but long.
              .filter(({ width, height }) => Math.max(width, height) < 43.5 || Math.min(width, height) < 36),
          );
        expect(small).toEqual([]);
        await page.getByRole("button", { name: "Use this position" }).click();
        await expect.poll(() => page.locator(".position-editor").count()).toBe(0);
      });
  },
  IS_LONG ? ANY_SCREEN : ["desktop"],
);
