import { sfc32 } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { BACKGAMMON, type BackgammonPlayer, opponentOf, seenBy, winKind } from "./board.js";
import { BoardRecords, RECORD } from "./board-records.js";
import { MoveGenerator } from "./moves.js";
import { OUTCOME_COUNT, turnOutcomes, wonOutcomes } from "./outcomes.js";
import { excludeImpossible } from "./possible-outcomes.js";

const CHECKERS = BACKGAMMON.checkers;

/** The estimate after the correction, for a board after a turn of `player`. */
function corrected(
  points: readonly number[],
  player: BackgammonPlayer,
  estimate: readonly number[],
): number[] {
  const boards = new BoardRecords(2);
  boards.load(RECORD, points, CHECKERS);
  const chances = new Float32Array(3 * OUTCOME_COUNT).fill(7);
  chances.set(estimate, OUTCOME_COUNT);
  const { bytes, words } = boards;
  excludeImpossible({ bytes, words, stride: 4 * RECORD, chances, step: OUTCOME_COUNT }, 1, 1, player);
  expect([...chances].filter((_, i) => i < OUTCOME_COUNT || i >= 2 * OUTCOME_COUNT)).toEqual(
    new Array(2 * OUTCOME_COUNT).fill(7),
  );
  return [...chances.subarray(OUTCOME_COUNT, 2 * OUTCOME_COUNT)].map((chance) => Number(chance.toFixed(6)));
}

/** A board by point; player 0's checkers are positive. */
function board(checkers: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: 26 }, (_, point) => checkers[point] ?? 0);
}

describe("excludeImpossible", () => {
  it("leaves a possible estimate with contact as it is", () => {
    const points = board({ 24: 2, 13: 5, 8: 3, 6: 5, 1: -2, 12: -5, 17: -3, 19: -5 });
    const chances = [0.52, 0.15, 0.01, 0.13, 0.02];
    for (const player of [0, 1] as const) expect(corrected(points, player, chances)).toEqual(chances);
  });

  it("orders wins, gammons and backgammons", () => {
    const points = board({ 24: 2, 13: 13, 1: -2, 12: -13 });
    expect(corrected(points, 0, [0.4, 0.5, 0.6, 0.7, 0.65])).toEqual([0.4, 0.4, 0.4, 0.6, 0.6]);
  });

  it("counts no gammon of a side that has borne off a checker, even with contact", () => {
    const points = board({ 24: 1, 2: 5, 1: 5, 10: -1, 23: -14 });
    expect(corrected(points, 0, [0.6, 0.2, 0.1, 0.2, 0.1])).toEqual([0.6, 0.2, 0.1, 0, 0]);
    expect(corrected(points, 1, [0.6, 0.2, 0.1, 0.2, 0.1])).toEqual([0.6, 0, 0, 0.2, 0.1]);
  });

  it("counts no backgammon in a race unless a checker is in the winner's home board", () => {
    const estimate = [0.6, 0.3, 0.1, 0.1, 0.05];
    const home = board({ 6: 5, 5: 5, 4: 5, 12: -5, 15: -5, 20: -5 });
    expect(corrected(home, 0, estimate)).toEqual([0.6, 0.3, 0, 0.1, 0]);
    // Five checkers need two turns to leave, and the winner may need only one.
    const inside = board({ 1: 3, 2: -5, 12: -5, 20: -5 });
    expect(corrected(inside, 0, estimate)).toEqual([1, 1, 0.1, 0, 0]);
  });

  it("decides races that no dice can change", () => {
    const points = board({ 2: 1, 7: -5, 12: -10 });
    expect(corrected(points, 0, [0.9, 0.2, 0.1, 0.05, 0.02])).toEqual([1, 1, 0, 0, 0]);
    expect(corrected(points, 1, [0.1, 0.05, 0.01, 0.2, 0.1])).toEqual([0, 0, 0, 1, 0]);
  });

  it("agrees with every game played from races", () => {
    const random = sfc32("races");
    const below = (bound: number): number => random() % bound;
    const generator = new MoveGenerator(512);
    const at = MoveGenerator.FIRST;
    const results = at + RECORD;
    let decided = 0;
    for (let race = 0; race < cases(1500, 300); race++) {
      // All checkers of player 0 below a line, all of player 1 above it; some are off.
      const line = 1 + below(24);
      const points = new Array<number>(26).fill(0);
      for (let i = 1 + below(CHECKERS); i > 0; i--) points[1 + below(line)]! += 1;
      if (line < 24) for (let i = 1 + below(CHECKERS); i > 0; i--) points[line + 1 + below(24 - line)]! -= 1;
      if (!points.some((count) => count < 0) || !points.some((count) => count > 0)) continue;
      // Few checkers are rarely decided; all on the board make gammons possible.
      if (race % 2 === 0) fillUp(points);
      const mover = (random() & 1) as BackgammonPlayer;
      const chances = corrected(points, mover, [0.5, 0.4, 0.3, 0.4, 0.3]);
      for (let game = 0; game < 4; game++) {
        generator.load(at, points, CHECKERS);
        let player = mover;
        while (generator.off(at, 0) < CHECKERS && generator.off(at, 1) < CHECKERS) {
          player = opponentOf(player);
          const dice = [1 + below(6), 1 + below(6)];
          const count = generator.generate(at, player, Math.max(...dice), Math.min(...dice), results);
          // Plays at random, but leaves the opponent's home board first.
          const from = Array.from({ length: count }, (_, i) => results + i * RECORD);
          const far = from.map((result) =>
            seenBy(generator.points(result), player)
              .slice(19, 25)
              .reduce((sum, number, i) => sum + (i + 1) * Math.max(0, number), 0),
          );
          const best = from.filter((_, i) => far[i] === Math.min(...far));
          const chosen = best[below(best.length)]!;
          generator.words.copyWithin(at, chosen, chosen + RECORD);
        }
        const kind = winKind(seenBy(generator.points(at), opponentOf(player)), CHECKERS);
        const outcome = new Float32Array(OUTCOME_COUNT);
        wonOutcomes(kind, outcome, 0);
        if (player !== mover) turnOutcomes(outcome, 0, outcome, 0);
        for (const [i, chance] of chances.entries()) {
          if (chance !== 0 && chance !== 1) continue;
          expect(outcome[i], `${points} ${mover} ${i}`).toBe(chance);
          decided++;
        }
      }
    }
    expect(decided).toBeGreaterThan(1000);
  });
});

/** Adds checkers where both sides already have some, until nothing is off. */
function fillUp(points: number[]): void {
  for (const sign of [1, -1]) {
    const place = points.findIndex((count) => sign * count > 0);
    const total = points.reduce((sum, count) => sum + Math.max(0, sign * count), 0);
    points[place]! += sign * (CHECKERS - total);
  }
}
