import { describe, expect, it } from "vitest";
import { GameOptionError } from "../kit/texts.js";
import { optionsIn } from "./reading.js";
import { minesweeper } from "./rules.js";

const game = minesweeper({ columns: 4, rows: 3, mines: 3 });
const { notation } = game;

describe("Minesweeper notation", () => {
  it("reads the formats of other programs", () => {
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

  it("reads boards with blank zeros, wherever the blanks are", () => {
    const state = notation!.parsePosition("0011/013./01..");
    for (const other of [
      "  11\n 13.\n 1..",
      "    1 1\n  1 3 .\n  1 . .",
      "| | |1|1|\n| |1|3|.|\n| |1|.|.|",
      "0 0 1 1\n0 1 3 .\n0 1 . .",
      game.notation!.draw!(state),
    ]) {
      expect(notation!.parsePosition(other)).toEqual(state);
    }
    // Trailing blanks are lost; the board is as wide as the game's, or as its longest row.
    const right = notation!.parsePosition("1100/.310/..10");
    expect(notation!.parsePosition("11\n.31\n..1")).toEqual(right);
  });

  it("detects the size of a pasted board, and the mines of standard sizes", () => {
    const nine = Array.from({ length: 9 }, () => ".".repeat(9)).join("\n");
    expect(optionsIn(nine)).toEqual({ size: "9x9", mines: "10" });
    expect(optionsIn("..1\n..1")).toEqual({ size: "3x2" });
    expect(optionsIn("  1\n 1.")).toEqual({ size: "3x2" });
    expect(optionsIn("....\n..\n...x")).toEqual({ size: "4x3" });
    expect(optionsIn("")).toEqual({});
    const drawn = game.notation!.draw!(notation!.parsePosition(".2../..../...."));
    expect(optionsIn(drawn)).toEqual({ size: "4x3", mines: "3" });
  });

  it("preserves the mine that ended the game", () => {
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
    [".2../....", "game-row-count"],
    [".2.../..../....", "game-row-length"],
    [".x../..../....", "minesweeper-sign"],
    ["2.../..../..1.", undefined],
    [".7../..../....", "minesweeper-no-layout"],
    ["1111/1111/11..", "minesweeper-hidden-cells"],
    ["*.../..../*...", "minesweeper-two-mines"],
    ["*.../..../....", "minesweeper-first-mine"],
    ["0.../..../*...", undefined],
  ])("rejects %s or round-trips it", (text, id) => {
    if (id === undefined) expect(notation!.position(notation!.parsePosition(text))).toBe(text);
    else expect(() => notation!.parsePosition(text)).toThrow(expect.objectContaining({ id }));
  });

  it("rejects an exploded cell that cannot be a mine", () => {
    expect(() => notation!.parsePosition("0*../..../....")).toThrow(/cannot be a mine/);
  });

  it.each([
    ["b3", "minesweeper-unknown-cell"],
    ["r9c1", "minesweeper-outside"],
    ["r1c2", "minesweeper-open-already"],
  ])("rejects the action %s", (text, id) => {
    expect(() => notation!.parseAction(notation!.parsePosition(".2../..../...."), text)).toThrow(
      expect.objectContaining({ id }),
    );
  });

  it("rejects impossible boards", () => {
    expect(() => minesweeper({ columns: 0 })).toThrow(GameOptionError);
    expect(() => minesweeper({ rows: 101 })).toThrow("A board of Minesweeper has 1 to 100 rows, not 101.");
    expect(() => minesweeper({ columns: 3, rows: 3, mines: 9 })).toThrow(/has 1 to 8 mines, not 9/);
    expect(() => minesweeper({ columns: 3, rows: 3, mines: 6, start: "modern" })).toThrow(/1 to 5 mines/);
    expect(minesweeper({ columns: 3, rows: 3, mines: 9, start: "unprotected" }).name).toBe("minesweeper");
  });
});
