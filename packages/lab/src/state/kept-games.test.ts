import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type BoardLink, newGameOf } from "../boards/record/board-link.js";
import { boardAddressIn } from "./fragment.js";
import { boardFor, entryOf, keepGame } from "./kept-games.js";

/** A game of chess after its first plies, in any spelling of positions. */
function game(plies: number, more: Partial<BoardLink> = {}): BoardLink {
  const names = ["e4", "e5", "Nf3", "Nc6"];
  const played = names.slice(0, plies).map((name, i) => [name, `after ${i}`] as const);
  return { game: "chess", options: {}, start: "start", plies: played, at: plies, ...more };
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("document", { baseURI: "https://example.org/lab/" });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it("an address without a game opens the game in progress, or a new one", () => {
  expect(boardFor({}, null)).toBe(undefined);
  expect(boardFor({ game: "chess" }, null)).toEqual(newGameOf({ game: "chess", options: {} }));
  keepGame(game(2));
  expect(boardFor({ game: "chess" }, null)).toEqual(game(2));
});

it("a reload continues the game in progress with the moves that the history does not have yet", () => {
  keepGame(game(2));
  const entry = entryOf(game(2));
  keepGame(game(4));
  expect(boardFor({ game: "chess", board: game(2) }, entry)).toEqual(game(4));
});

it("a position of somebody else is not replaced by a game that begins in the same way", () => {
  keepGame(game(4));
  const theirs = game(2);
  expect(boardFor({ game: "chess", board: theirs }, null)).toEqual(theirs);
  expect(boardFor({ game: "chess", board: theirs }, entryOf(theirs))).toEqual(theirs);
});

it("another game in progress does not replace one in the history", () => {
  keepGame(game(2));
  const entry = entryOf(game(2));
  keepGame(game(3, { start: "other" }));
  expect(boardFor({ game: "chess" }, entry)).toEqual(game(2));
});

it("an address names a game and its position with capitals or not, and backgammon by an XGID too", () => {
  const id = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
  const start = `XGID=${id}`;
  const board = { game: "backgammon", options: {}, start, plies: [], at: 0 };
  for (const written of [
    `xgid=${id}`,
    `XGID=${start}`,
    `position=${start}`,
    `Position=${encodeURIComponent(start)}`,
  ])
    for (const game of ["boards/backgammon", "Boards/Backgammon", "BOARDS/BACKGAMMON"])
      expect(boardAddressIn(`#${game}?${written}`)!.board).toEqual(board);
  expect(boardAddressIn("#boards/backgammon?Position=4HPwATDgc/ABMA")!.board!.start).toBe("4HPwATDgc/ABMA");
  expect(boardAddressIn("#Boards/CHESS")).toEqual({ game: "chess" });
});

it("an address may have the options of a game and its first position in words", () => {
  const { board } = boardAddressIn("#boards/2048?size=2x2&position=2+0%200+4")!;
  expect(board).toEqual({ game: "2048", options: { size: "2x2" }, start: "2 0 0 4", plies: [], at: 0 });
  expect(boardAddressIn("#boards/2048?")!.board).toEqual(newGameOf({ game: "2048", options: {} }));
  const tooLong = `#boards/2048?position=${"0+".repeat(2000)}`;
  expect(() => boardAddressIn(tooLong)).toThrow("lab-link-problem-no-game");
});
