import { expect, it } from "vitest";
import { type BoardLink, boardLinkFrom, newGameOf } from "./board-link.js";

const LINK: BoardLink = {
  game: "pig",
  options: { target: "20" },
  start: "0,0,0",
  plies: [
    ["roll", "0,0,4"],
    ["hold", "0,4,0,1"],
  ],
  at: 1,
};

it("reads what was written", () => {
  for (const link of [LINK, newGameOf(LINK), { ...LINK, resigned: 1 }])
    expect(boardLinkFrom(JSON.parse(JSON.stringify(link)))).toEqual(link);
});

it("goes to the end if the link names no valid place", () => {
  for (const at of [undefined, -1, 3, 0.5, "1", Number.NaN])
    expect(boardLinkFrom({ ...LINK, at })!.at).toBe(2);
});

it("is undefined for invalid data", () => {
  const wrong: unknown[] = [
    null,
    "pig",
    [],
    {},
    { ...LINK, game: 7 },
    { ...LINK, game: "x".repeat(3000) },
    { ...LINK, options: { target: 20 } },
    { ...LINK, options: [["target", "20"]] },
    { ...LINK, options: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`o${i}`, ""])) },
    { ...LINK, start: {} },
    { ...LINK, plies: "roll" },
    { ...LINK, plies: [["roll"]] },
    { ...LINK, plies: [["roll", 4]] },
    { ...LINK, plies: new Array(3000).fill(["roll", "0,0,2"]) },
  ];
  for (const data of wrong) expect(boardLinkFrom(data)).toBeUndefined();
});
