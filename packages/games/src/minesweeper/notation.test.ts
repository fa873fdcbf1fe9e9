import { NotationError } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { minesweeper } from "./rules.js";

const game = minesweeper({ columns: 4, rows: 3, mines: 3 });
const { notation } = game;

describe("the notation of Minesweeper", () => {
  it("reads what other programs write", () => {
    const text = ".2../..../....";
    const state = notation!.parsePosition(text);
    expect(notation!.position(state)).toBe(text);
    for (const other of [
      ". 2 . .\n. . . .\n. . . .\n",
      "#2##/####/####",
      "|.|2|F|?|\n|.|.|.|.|\n|.|.|.|.|",
      "■2■⚑/■■■■/■■■■",
    ]) {
      expect(notation!.parsePosition(other)).toEqual(state);
    }
  });

  it("keeps the mine that ended the game", () => {
    const state = notation!.parsePosition(".2../*.../....");
    expect(game.turn(state)).toBe(-1);
    expect(game.payoff(state)).toEqual([0]);
    expect(notation!.position(state)).toBe(".2../*.../....");
  });

  it("names cells by row and column", () => {
    const state = notation!.parsePosition(".2../..../....");
    expect(notation!.parseAction(state, "R2C3")).toBe(6);
    expect(notation!.action(state, 6)).toBe("r2c3");
  });

  it.each([
    [".2../....", /has 2 rows, but the board has 3/],
    [".2.../..../....", /Row 1 has 5 cells/],
    [".x../..../....", /"x" is no cell/],
    ["2.../..../..1.", /./],
    [".7../..../....", /No layout of 3 mines fits/],
    ["1111/1111/11..", /only 2 hidden cells/],
    ["*.../..../*...", /Only one mine/],
    ["*.../..../....", /first click cannot meet a mine/],
    ["0.../..../*...", /./],
  ])("refuses %s with one sentence or reads it back", (text, message) => {
    try {
      const state = notation!.parsePosition(text);
      expect(notation!.position(state)).toBe(text);
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
      expect((error as Error).message).toMatch(message);
    }
  });

  it("refuses an exploded cell that cannot be a mine", () => {
    expect(() => notation!.parsePosition("0*../..../....")).toThrow(/cannot be a mine/);
  });

  it.each([
    ["b3", /"b3" is no cell/],
    ["r9c1", /outside of the board of 3 rows and 4 columns/],
    ["r1c2", /is open already/],
  ])("refuses the action %s", (text, message) => {
    expect(() => notation!.parseAction(notation!.parsePosition(".2../..../...."), text)).toThrow(message);
  });

  it("refuses boards that cannot be", () => {
    expect(() => minesweeper({ columns: 0 })).toThrow(RangeError);
    expect(() => minesweeper({ rows: 101 })).toThrow("A board of Minesweeper has 1 to 100 rows, not 101.");
    expect(() => minesweeper({ columns: 3, rows: 3, mines: 9 })).toThrow(/room for 1 to 8 mines, not 9/);
    expect(() => minesweeper({ columns: 3, rows: 3, mines: 6, start: "modern" })).toThrow(/1 to 5 mines/);
    expect(minesweeper({ columns: 3, rows: 3, mines: 9, start: "unprotected" }).name).toBe("minesweeper");
  });
});
