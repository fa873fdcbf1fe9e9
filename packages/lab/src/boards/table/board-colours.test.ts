import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast } from "../../../../../tests/contrast.js";
import { BOARD_COLOURS } from "./use-board-colours.js";

const SHEET = readFileSync(join(import.meta.dirname, "board-colours.css"), "utf8");

/** The light and dark colours in a rule of the style sheet. */
function rule(colours: string, selector: string): ReadonlyMap<string, readonly [string, string]> {
  const body = SHEET.split(`:root[data-board-colours="${colours}"] ${selector} {`)[1]!.split("}")[0]!;
  const lines = [...body.matchAll(/([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)];
  return new Map(lines.map(([, name, day, night]) => [name!, [day!, night!]]));
}

describe.each(BOARD_COLOURS.slice(1))("boards of %s", (colours) => {
  const backgammon = rule(colours, ":is(.bg, .editor-palette, .editor-hand)");
  const texts = [
    [rule(colours, ".chess .light"), "--square", "--on-square"],
    [rule(colours, ".chess .dark"), "--square", "--on-square"],
    [backgammon, "--bg-frame", "--bg-number"],
  ] as const;

  it.each([0, 1])("have readable text (%i)", (night) => {
    for (const [rules, ground, text] of texts)
      expect(contrast(rules.get(ground)![night]!, rules.get(text)![night]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([0, 1])(
    "distinguish neighbouring points, points from the field, and open from closed cells (%i)",
    (night) => {
      const mines = rule(colours, ".minefield");
      const of = (rules: typeof mines, name: string): string => rules.get(name)![night]!;
      for (const [one, other] of [
        [of(backgammon, "--bg-point"), of(backgammon, "--bg-even")],
        [of(backgammon, "--bg-point"), of(backgammon, "--bg-field")],
        [of(backgammon, "--bg-even"), of(backgammon, "--bg-field")],
        [of(mines, "--cell-closed"), of(mines, "--cell-open")],
      ] as const)
        expect(contrast(one, other), `${one} ${other}`).toBeGreaterThan(1.3);
      // Targets have a ring; the minimum for graphics is 3 to 1 (WCAG 1.4.11).
      expect(contrast(of(backgammon, "--bg-mark"), of(backgammon, "--bg-field"))).toBeGreaterThanOrEqual(3);
    },
  );
});
