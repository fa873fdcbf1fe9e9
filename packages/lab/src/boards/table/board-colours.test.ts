import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast } from "../../../../../tests/contrast.js";
import { BOARD_COLOURS } from "./use-board-colours.js";

const SHEET = readFileSync(join(import.meta.dirname, "board-colours.css"), "utf8");

/** The light and dark colours of a choice in the style sheet. */
function coloursIn(colours: string): ReadonlyMap<string, readonly [string, string]> {
  const body = SHEET.split(`:root[data-board-colours="${colours}"] {`)[1]!.split("}")[0]!;
  const lines = [...body.matchAll(/([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)];
  return new Map(lines.map(([, name, day, night]) => [name!, [day!, night!]]));
}

describe.each(BOARD_COLOURS.slice(1))("boards of %s", (colours) => {
  const all = coloursIn(colours);
  const of = (name: string, night: number): string => all.get(name)![night]!;

  it.each([0, 1])("have readable text (%i)", (night) => {
    for (const [ground, text] of [
      ["--light-square", "--on-light-square"],
      ["--dark-square", "--on-dark-square"],
      ["--bg-frame", "--bg-number"],
    ] as const)
      expect(contrast(of(ground, night), of(text, night))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([0, 1])(
    "distinguish neighbouring points, points from the field, and open from closed cells (%i)",
    (night) => {
      for (const [one, other] of [
        ["--bg-point", "--bg-even"],
        ["--bg-point", "--bg-field"],
        ["--bg-even", "--bg-field"],
        ["--cell-closed", "--cell-open"],
      ] as const)
        expect(contrast(of(one, night), of(other, night)), `${one} ${other}`).toBeGreaterThan(1.3);
      // Targets have a ring; the minimum for graphics is 3 to 1 (WCAG 1.4.11).
      expect(contrast(of("--bg-mark", night), of("--bg-field", night))).toBeGreaterThanOrEqual(3);
    },
  );
});
