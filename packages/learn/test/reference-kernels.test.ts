import { describe, expect, it } from "vitest";
import { phaseOf } from "./reference-kernels.js";

const PHASES = { slots: 8, zone: 2, most: 2 };
const phase = (line: readonly number[], sign = 1): number => phaseOf(Int8Array.from(line), 0, sign, PHASES);

describe("phases", () => {
  it("begin with the one in which both sides have passed each other, or one is gone", () => {
    expect(phase([2, 1, 0, 0, -1, 0, 0, -3])).toBe(0);
    expect(phase([0, 0, 0, 3, 0, 0, 0, 0])).toBe(0);
    expect(phase([0, 0, 0, 0, 0, 0, 0, 0])).toBe(0);
  });

  it("count what is still in the far end zones, up to the maximum", () => {
    expect(phase([0, 0, 0, -1, 1, 0, 0, 0])).toBe(1);
    expect(phase([0, 0, 0, -1, 1, 0, 1, 0])).toBe(1 + 3);
    expect(phase([0, -1, 0, 0, 1, 0, 1, 0])).toBe(1 + 3 + 1);
    expect(phase([-4, -1, 0, 0, 1, 0, 3, 5])).toBe(1 + 2 * 3 + 2);
  });

  it("are reversed when seen from the other end", () => {
    const line = [0, -1, 0, -2, 1, 0, 1, 1];
    expect(phase(line)).toBe(1 + 2 * 3 + 1);
    expect(phase(line, -1)).toBe(1 + 1 * 3 + 2);
    const turned = line.map((number) => -number).reverse();
    expect(phase(turned)).toBe(phase(line, -1));
  });

  it("ignore bytes after the line", () => {
    expect(phase([0, 0, 0, 3, 0, 0, 0, 0, -1, 7])).toBe(0);
  });
});
