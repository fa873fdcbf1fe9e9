import { NotationError } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { gnubgPlays } from "../../test/gnubg-plays.js";
import { randomBoards } from "../../test/random-boards.js";
import { BACKGAMMON, HYPERGAMMON, mirrored, startPoints } from "../rules/board.js";
import { formatPositionId, parsePositionId } from "./position-id.js";

describe("Position ID", () => {
  it("formats the start as in GNU Backgammon's manual", () => {
    expect(formatPositionId(startPoints(BACKGAMMON))).toBe("4HPwATDgc/ABMA");
    expect(parsePositionId("4HPwATDgc/ABMA")).toEqual(startPoints(BACKGAMMON));
  });

  it("agrees with GNU Backgammon on positions from its games", () => {
    for (const { position, board } of gnubgPlays()) {
      expect(parsePositionId(position)).toEqual(board);
      expect(formatPositionId(board)).toBe(position);
    }
  });

  it.each([BACKGAMMON, HYPERGAMMON])(
    "round-trips 2,000 random boards of $name, from both sides",
    (variant) => {
      const board = randomBoards("position id", variant);
      for (let i = 0; i < 2000; i++) {
        const points = board();
        expect(parsePositionId(formatPositionId(points))).toEqual(points);
        expect(parsePositionId(formatPositionId(mirrored(points)))).toEqual(mirrored(points));
      }
    },
  );

  it("accepts Base64 padding", () => {
    expect(parsePositionId("4HPwATDgc/ABMA==")).toEqual(startPoints(BACKGAMMON));
  });

  it.each([
    ["4HPwATDgc/ABM", 'A Position ID has 14 characters, but "4HPwATDgc/ABM" has 13.'],
    [
      "4HPw!TDgc/ABMA",
      'Character 5 of the Position ID "4HPw!TDgc/ABMA" is "!"; only A-Z, a-z, 0-9, + and / are allowed.',
    ],
    ["/////////////w", '"/////////////w" is not a Position ID: it holds too many checkers.'],
    ["AAAAAAAAAIAAAA", '"AAAAAAAAAIAAAA" is not a Position ID: something follows the last bar.'],
    [
      "4HPwATDgc/ABMP",
      'The Position ID "4HPwATDgc/ABMP" cannot end with "P": bits are set after its last byte.',
    ],
  ])("rejects %s in one sentence", (text, message) => {
    expect(() => parsePositionId(text)).toThrow(NotationError);
    expect(() => parsePositionId(text)).toThrow(message);
  });

  it("rejects both sides on one point", () => {
    // The opponent has one checker on its own point 13 (12 zeros, a one), which is the other player's point 12.
    const opponent = `${"0".repeat(12)}1${"0".repeat(13)}`;
    const onRoll = `${"0".repeat(11)}1`;
    const bytes = new Uint8Array(10);
    Array.from(opponent + onRoll).forEach((bit, i) => {
      if (bit === "1") bytes[i >> 3]! |= 1 << (i & 7);
    });
    const text = Buffer.from(bytes).toString("base64").replaceAll("=", "");
    expect(() => parsePositionId(text)).toThrow(
      `In the Position ID "${text}" both sides have checkers on point 12 of the player on roll.`,
    );
  });
});
