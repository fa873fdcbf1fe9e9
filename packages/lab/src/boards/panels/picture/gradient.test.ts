import { describe, expect, it } from "vitest";
import { colourOf } from "./colour.js";
import { gradientIn, partsOf } from "./gradient.js";

const BOX = { x: 10, y: 20, width: 40, height: 30 };

describe("computed colours", () => {
  it.each([
    ["rgb(1, 2, 3)", "#010203", 1],
    ["rgba(255, 0, 16, 0.5)", "#ff0010", 0.5],
    ["color(srgb 1 0.6 0 / 0.4)", "#ff9900", 0.4],
    // Browsers' values of red, white and a mixture of both.
    ["oklab(0.627955 0.224863 0.125846)", "#ff0000", 1],
    ["oklab(1 0 0)", "#ffffff", 1],
    ["transparent", "#000000", 0],
  ])("%s is converted to the notation that drawing programs read", (computed, hex, opacity) => {
    expect(colourOf(computed)).toEqual({ hex, opacity });
  });

  it("are undefined for other text", () => {
    for (const text of ["none", "45deg", "color(display-p3 1 0 0)", "url(#a)", ""])
      expect(colourOf(text)).toBeUndefined();
  });
});

describe("computed gradients", () => {
  it("are split at their own commas", () => {
    expect(partsOf("a(1, b(2, 3)), c, d(4, 5)")).toEqual(["a(1, b(2, 3))", "c", "d(4, 5)"]);
  });

  it("radial ones reach the farthest corner", () => {
    const svg = gradientIn(
      "radial-gradient(at 50% 50%, rgb(0, 0, 0), rgb(255, 255, 255) 50%, rgb(1, 1, 1))",
      "a",
      BOX,
    )!;
    // Radii 20 and 15 to the sides from the centre, and the square root of two times as much to the corner.
    expect(svg).toContain('gradientTransform="translate(30 35) scale(28.284 21.213)"');
    expect(svg.match(/offset="[^"]+"/g)).toEqual(['offset="0"', 'offset="0.5"', 'offset="1"']);
  });

  it("repeating ones repeat from the first to the last stop, along their line", () => {
    const svg = gradientIn(
      "repeating-linear-gradient(90deg, rgba(1, 2, 3, 0.5) 0px, rgba(1, 2, 3, 0.5) 4px, rgb(9, 9, 9) 4px, rgb(9, 9, 9) 8px)",
      "a",
      BOX,
    )!;
    expect(svg).toContain('x1="10" y1="35" x2="18" y2="35" spreadMethod="repeat"');
    expect(svg.match(/offset="[^"]+"/g)).toEqual([
      'offset="0"',
      'offset="0.5"',
      'offset="0.5"',
      'offset="1"',
    ]);
    expect(svg).toContain('stop-opacity="0.5"');
  });

  it("are undefined for other kinds", () => {
    expect(gradientIn("conic-gradient(rgb(0, 0, 0), rgb(1, 1, 1))", "a", BOX)).toBeUndefined();
    expect(gradientIn('url("a.png")', "a", BOX)).toBeUndefined();
  });
});
