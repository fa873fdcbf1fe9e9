import { buildTree, trace } from "@tyche/trees";
import { Typesetter } from "@tyche/trees/drawing";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { chain, HOSTILE, labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { oneLine } from "../view/spelling.js";
import { writeTree } from "./write-tree.js";

describe("tikz", () => {
  it("warns of characters without a glyph", () => {
    for (const name of HOSTILE) {
      const { warnings } = writeTree(buildTree({ max: [1], label: name }), "tikz");
      const strange = /[\p{Script=Han}\p{Emoji_Presentation}\ufffd]/u.test(oneLine(name));
      expect(warnings).toHaveLength(strange ? 1 : 0);
    }
  });

  it("writes a deep chain on request, with a warning that TeX cannot hold it", () => {
    const written = writeTree(chain(cases(100_000, 1000)), "tikz", { limit: Number.POSITIVE_INFINITY });
    expect(written.text.length).toBeLessThan(50e6);
    expect(written.warnings).toEqual([{ id: "note-too-wide" }]);
  });
});

describe("Typesetter", () => {
  it("leaves no character beyond ASCII in numbers, estimates among them", () => {
    const random = numbers(22);
    let estimates = 0;
    for (let number = 0; number < cases(200, 20); number++) {
      const tree = labelledTree(random, { depth: 4, names: ["a"], estimates: true });
      const { text } = writeTree(tree, "tikz", { fragment: true, ...trace(tree, "expectiminimax") });
      estimates += text.split("\\approx").length - 1;
      expect(text).toMatch(/^[\n -~]*$/);
    }
    expect(estimates).toBeGreaterThan(cases(200, 20));
    expect(new Typesetter().marked({ role: "value", text: "≈ −1/3" })).toContain("\\approx -\\frac{1}{3}");
  });

  it("sets fractions, bounds and infinities as mathematics", () => {
    const type = new Typesetter();
    expect(type.marked({ role: "value", text: "≥ −109/2" })).toBe(
      "\\textbf{\\boldmath$\\geq -\\frac{109}{2}$}",
    );
    expect(type.marked({ role: "window", text: "(−∞, 1/3)" })).toBe("$(-\\infty, \\frac{1}{3})$");
    expect(type.marked({ role: "action", text: "a_1 1/6", number: "1/6" })).toBe("a\\_1 $\\frac{1}{6}$");
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
