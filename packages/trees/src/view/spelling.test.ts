import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { HOSTILE } from "../../test/labelled.js";
import { clip, columns, csvRow, oneLine } from "./spelling.js";

describe("columns", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["naïve", 5],
    ["nai\u0308ve", 5],
    ["中文", 4],
    ["한국어", 6],
    ["ｆｕｌｌ", 8],
    ["👩‍👩‍👧‍👦", 2],
    ["🇫🇷", 2],
    ["≥ −1/3", 6],
    ["a\u200bb", 2],
  ])("of %j are %i", (text, expected) => {
    expect(columns(text)).toBe(expected);
  });
});

describe("clip", () => {
  it("keeps what fits and never exceeds the width", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), fc.nat(30), (text, most) => {
        const clipped = clip(text, most);
        expect(columns(clipped)).toBeLessThanOrEqual(most);
        if (columns(text) <= most) expect(clipped).toBe(text);
        else if (most > 0) expect(clipped.endsWith("…")).toBe(true);
      }),
      { numRuns: cases(2000), seed: 1 },
    );
  });

  it("does not split a character", () => {
    expect(clip("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3)).toBe("👩‍👩‍👧‍👦…");
    expect(clip("中文字", 4)).toBe("中…");
  });
});

describe("oneLine", () => {
  it("removes control characters, line breaks, direction marks and half characters", () => {
    for (const text of HOSTILE) {
      expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
    }
    expect(oneLine("two\r\nlines\u001b[31m")).toBe("two lines\ufffd[31m");
    expect(oneLine("plain 中 é 👩‍👧")).toBe("plain 中 é 👩‍👧");
  });
});

describe("a row of CSV", () => {
  /** Reads one row by RFC 4180. */
  const cellsOf = (row: string): string[] =>
    [...`,${row.replace(/\r\n$/, "")}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
    );

  it("never begins a cell with a formula, whatever precedes it, and keeps all else", () => {
    const before = fc.array(fc.constantFrom(..." \t\r\n\v\u00a0\u3000\ufeff\u200b\u0000"), { maxLength: 3 });
    const sign = fc.constantFrom(..."=+-@＝＋－＠");
    const formula = fc
      .tuple(before, sign, fc.string())
      .map(([blanks, one, rest]) => blanks.join("") + one + rest);
    fc.assert(
      fc.property(fc.array(fc.oneof(formula, fc.string()), { minLength: 1, maxLength: 4 }), (fields) => {
        const cells = cellsOf(csvRow(fields));
        expect(cells.map((cell, i) => (cell === `'${fields[i]}` ? fields[i] : cell))).toEqual(fields);
        for (const cell of cells)
          if (!/^[-+]?(\d+(\.\d+)?(\/\d+)?|inf)$/.test(cell))
            expect(cell.replace(/[\s\p{C}]+/gu, "")).not.toMatch(/^[=+\-@＝＋－＠]/);
      }),
      { numRuns: cases(5000), seed: 1 },
    );
  });

  it.each(["-1/3", "-2.5", "+3", "-inf", "a=b", "", " a"])("leaves %j alone", (text) => {
    expect(csvRow([text])).toBe(`${text}\r\n`);
  });
});
