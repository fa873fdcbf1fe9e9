import { expect, it } from "vitest";
import type { BoardLink } from "./board-link.js";
import { readRecordFile, recordFile } from "./record-file.js";

const link: BoardLink = {
  game: "pig",
  options: { target: "20" },
  start: "0,0,0",
  plies: [
    ["roll", "0,0,5"],
    ["hold", "0,5,0,1"],
  ],
  at: 1,
};

it("a game is restored from its file", () => {
  expect(readRecordFile(recordFile(link))).toEqual(link);
});

it("other files are rejected, however similar", () => {
  const changed = (change: object): string => JSON.stringify({ ...JSON.parse(recordFile(link)), ...change });
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"format":"tyche-game"}',
    changed({ version: 2 }),
    changed({ format: "other" }),
    changed({ plies: [["roll"]] }),
    changed({ plies: new Array(3000).fill(["roll", "0,0,5"]) }),
    changed({ options: { target: { toString: "x" } } }),
    changed({ game: "x".repeat(5000) }),
    recordFile(link).slice(0, 60),
  ])
    expect(readRecordFile(text), text.slice(0, 60)).toBeUndefined();
});
