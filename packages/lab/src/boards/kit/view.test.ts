import { Catalogue } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { cellName } from "./names.js";
import { viewersOf } from "./view.js";

describe("the players whose secrets may be drawn", () => {
  it("are all players if nothing is hidden, at the end, and if only machines play", () => {
    expect(viewersOf(false, 0, [true, false])).toEqual([0, 1]);
    expect(viewersOf(true, -1, [true, false])).toEqual([0, 1]);
    expect(viewersOf(true, 1, [false, false, false])).toEqual([0, 1, 2]);
  });

  it("are the only human player on either side's turn", () => {
    expect(viewersOf(true, 0, [false, true])).toEqual([1]);
    expect(viewersOf(true, 1, [false, true])).toEqual([1]);
  });

  it("are all players if a game that has ended is reviewed", () => {
    expect(viewersOf(true, 1, [true, true], true)).toEqual([0, 1]);
    expect(viewersOf(true, 0, [false, true], true)).toEqual([0, 1]);
  });

  it("are the player to move if several people share the screen, and nobody while a machine thinks", () => {
    expect(viewersOf(true, 1, [true, true, false])).toEqual([1]);
    expect(viewersOf(true, 2, [true, true, false])).toEqual([]);
  });
});

it("cells are named by row and column from 1", async () => {
  const words = await new Catalogue("en").load("boards");
  expect(cellName(words, 0, 2, "empty")).toBe("row 1, column 3, empty");
});
