/** Side notes of the book in a browser. */
import { describe, expect, test } from "vitest";
import { isSkipped, Reader, violationsIn } from "./reader.js";

describe.skipIf(isSkipped)("side notes", () => {
  const reader = new Reader();
  /** Where things are: each note, what it belongs to, and what else is in its part of the page. */
  const layout = async (path: string, width: number) => {
    const page = await reader.open(path, { width });
    await page.evaluate(() => document.fonts.ready);
    const found = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map(
          (one) => one.getBoundingClientRect().toJSON() as DOMRect,
        );
      return {
        notes: boxes(".note"),
        texts: boxes(".noted > :first-child"),
        others: boxes(".vp-doc > div > :not(.noted), .noted > :first-child"),
        width: document.documentElement.scrollWidth,
      };
    });
    return { page, ...found };
  };
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

  test.each([
    ["en/08-star", 1440],
    ["fr/11-sampling", 1280],
    ["zh/10-hidden", 1600],
    ["es/appendix-a-history", 1440],
  ])("of %s are in the margin of a window %d pixels wide, and cover nothing", async (path, width) => {
    const { notes, texts, others } = await layout(path, width);
    expect(notes.length).toBeGreaterThan(2);
    const edge = Math.max(...texts.map(({ right }) => right));
    for (const note of notes) {
      expect(note.left).toBeGreaterThan(edge);
      expect([...others, ...notes].filter((other) => other !== note && overlap(note, other))).toEqual([]);
    }
  });

  test("of a phone are below the paragraph, in the width of the window", async () => {
    const { notes, texts, others, width } = await layout("fr/08-star", 390);
    expect(width).toBe(390);
    const [note, text] = [notes[0]!, texts[0]!];
    expect(note.top).toBeGreaterThanOrEqual(text.bottom);
    expect(note.left).toBe(text.left);
    for (const one of notes) expect(others.filter((other) => overlap(one, other))).toEqual([]);
  });

  test("are reached from their mark by the keyboard, and lead back", async () => {
    const page = await reader.open("en/08-star", { width: 1440 });
    const mark = page.locator("#mark-2");
    await mark.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("note-2");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#mark-2");
    expect(await violationsIn(page)).toEqual([]);
  });
});
