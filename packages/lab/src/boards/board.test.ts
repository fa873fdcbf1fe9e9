import { describe, expect, it } from "vitest";
import { viewersOf } from "./board.js";

describe("whose secrets are drawn", () => {
  it("all, where nothing is hidden, at the end, and where only machines play", () => {
    expect(viewersOf(false, 0, [true, false])).toEqual([0, 1]);
    expect(viewersOf(true, -1, [true, false])).toEqual([0, 1]);
    expect(viewersOf(true, 1, [false, false, false])).toEqual([0, 1, 2]);
  });

  it("those of the one person, whoever is to move", () => {
    expect(viewersOf(true, 0, [false, true])).toEqual([1]);
    expect(viewersOf(true, 1, [false, true])).toEqual([1]);
  });

  it("of persons who share a screen those of the one to move, and nobody's while a machine thinks", () => {
    expect(viewersOf(true, 1, [true, true, false])).toEqual([1]);
    expect(viewersOf(true, 2, [true, true, false])).toEqual([]);
  });
});
