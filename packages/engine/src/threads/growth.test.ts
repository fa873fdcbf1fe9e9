import { describe, expect, it } from "vitest";
import { Growth } from "./growth.js";

function after(...nodes: readonly number[]): number {
  const growth = new Growth();
  for (const depth of nodes) growth.note(depth);
  return growth.next;
}

describe("growth", () => {
  it("continues at the same rate: by 400 with dice, by 3 without", () => {
    expect(after(400)).toBe(160_000);
    expect(after(400, 160_000)).toBe(64_000_000);
    expect(after(3, 9, 27)).toBe(81);
  });

  it("expects the larger step if small and large ones alternate", () => {
    expect(after(10, 100, 200)).toBe(2000);
    expect(after(10, 100, 200, 2000)).toBe(20_000);
  });

  it("never expects less than the last depth took", () => {
    expect(after(100, 50, 20)).toBe(20);
    expect(after()).toBe(1);
    expect(after(0)).toBe(1);
  });
});
