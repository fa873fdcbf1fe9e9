import { sfc32 } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { backgammon } from "../game/rules.js";
import { BAR, checkersOnBoard, mirrored, pipCount } from "../rules/board.js";
import { RARE_KINDS, type RareKind, rareStart } from "./rare-starts.js";

describe("rare starts", () => {
  const game = backgammon();
  const random = sfc32("rare");
  const starts = Array.from({ length: cases(6000, 600) }, () => rareStart(random));

  it("are of all kinds, about equally often", () => {
    for (const kind of RARE_KINDS) {
      const share = starts.filter((start) => start.kind === kind).length / starts.length;
      expect(share, kind).toBeGreaterThan(0.6 / RARE_KINDS.length);
      expect(share, kind).toBeLessThan(1.4 / RARE_KINDS.length);
    }
  });

  it("are valid positions that round-trip through the notation and in which the player can move", () => {
    for (const { points } of starts) {
      expect(checkersOnBoard(points)).toBeLessThanOrEqual(15);
      expect(checkersOnBoard(mirrored(points))).toBeGreaterThan(0);
      const state = { points, player: 0 as const, dice: [2, 1] as const };
      const read = game.notation.parsePosition(game.notation.position(state));
      expect(read.points).toEqual(points);
      expect(game.turn(state)).toBe(0);
      expect(game.actions(state).length).toBeGreaterThan(0);
    }
  });

  it("have the features of their kind", () => {
    const sides = (points: readonly number[]) => [points, mirrored(points)];
    const holds: Readonly<Record<RareKind, (points: readonly number[]) => boolean>> = {
      // Two anchors in the opponent's home board.
      "back-game": (points) =>
        sides(points).some((own) => own.slice(19, 25).filter((count) => count >= 2).length >= 2),
      primes: (points) => sides(points).some((own) => wallOf(own) >= 4),
      "late-hit": (points) =>
        sides(points).some(
          (own) => checkersOnBoard(own) <= 10 && own.slice(18, 26).some((count) => count > 0),
        ),
      "contact-bear-in": (points) =>
        sides(points).some((own) => own.slice(19, 25).some((count) => count >= 2)),
      "ace-point": (points) => sides(points).some((own) => own[24]! > 0 || own[BAR]! > 0),
      "long-race": (points) => isRace(points) && pipCount(points) > 15,
    };
    for (const { kind, points } of starts) expect(holds[kind](points), `${kind}: ${points}`).toBe(true);
  });

  it("are reproducible", () => {
    const draw = () => {
      const same = sfc32(7);
      return Array.from({ length: 50 }, () => rareStart(same));
    };
    expect(draw()).toEqual(draw());
  });
});

/** The longest run of points held by two or more checkers. */
function wallOf(own: readonly number[]): number {
  let longest = 0;
  for (let point = 1, length = 0; point <= 24; point++) {
    length = own[point]! >= 2 ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Whether the sides have passed each other. */
function isRace(points: readonly number[]): boolean {
  const last = points.findLastIndex((count) => count > 0);
  return points.slice(0, last).every((count) => count >= 0);
}
