import { buildTree } from "@tyche/trees";
import { Typesetter } from "@tyche/trees/drawing";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { chain, HOSTILE } from "../../test/labelled.js";
import { oneLine } from "./view/spelling.js";
import { writeTree } from "./write-tree.js";

const FORMATS = ["tikz", "forest"] as const;

describe.each(FORMATS)("%s", (format) => {
  it("warns of characters without a glyph", () => {
    for (const name of HOSTILE) {
      const { warnings } = writeTree(buildTree({ max: [1], label: name }), format);
      const strange = /[\p{Script=Han}\p{Emoji_Presentation}\ufffd]/u.test(oneLine(name));
      expect(warnings).toHaveLength(strange ? 1 : 0);
    }
  });

  it("writes a deep chain on request, with a warning that TeX cannot hold it", () => {
    const written = writeTree(chain(cases(100_000, 1000)), format, { limit: Number.POSITIVE_INFINITY });
    expect(written.text.length).toBeLessThan(50e6);
    expect(written.warnings).toEqual([{ id: "note-too-wide" }]);
  });
});

describe("Typesetter", () => {
  it("sets fractions, bounds and infinities as mathematics", () => {
    const type = new Typesetter();
    expect(type.caption({ says: "value", text: "≥ −109/2" })).toBe("$\\geq -\\frac{109}{2}$");
    expect(type.caption({ says: "window", text: "(−∞, 1/3)" })).toBe("$(-\\infty, \\frac{1}{3})$");
    expect(type.caption({ says: "edge", text: "a_1 1/6", number: "1/6" })).toBe("a\\_1 $\\frac{1}{6}$");
    expect(type.strange.size).toBe(0);
  });
});

it("names an engine that sets Chinese if, and only if, there is some", () => {
  const chinese = writeTree(buildTree({ max: [{ leaf: 3, label: "\u6536\u76ca" }, 5] }), "tikz").text;
  expect(chinese).toMatch(/^% !TEX program = xelatex\n/);
  expect(chinese).toContain("\\usepackage[UTF8,scheme=plain]{ctex}");
  const french = writeTree(buildTree({ max: [{ leaf: 3, label: "\u00e9t\u00e9" }, 5] }), "tikz").text;
  expect(french).not.toMatch(/ctex|!TEX/);
});
