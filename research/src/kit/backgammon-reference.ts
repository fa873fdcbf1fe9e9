import { readFileSync } from "node:fs";
import type { Dice } from "@tyche/backgammon";
import { RunningMean } from "@tyche/engine/statistics";
import { inCheckout } from "./root.js";
import { parseLines } from "./terminal.js";

/** A position with a roll, and the reference's value of every distinct play. */
export interface ReferencePosition {
  /** 26 numbers from the side of the player on roll. */
  readonly points: readonly number[];
  readonly dice: Dice;
  /** The 26 numbers after each play from the same side, and its equity in points. */
  readonly plays: readonly { readonly points: readonly number[]; readonly equity: number }[];
}

/**
 * The positions of `research/positions/backgammon-400.jsonl`: natural ones with a roll, with every play evaluated by
 * GNU Backgammon 1.07.001 at 2 ply in money play without a cube. Only for testing, never for training.
 */
export function backgammonReference(): readonly ReferencePosition[] {
  const text = readFileSync(inCheckout("research/positions/backgammon-400.jsonl"), "utf8");
  return parseLines(text, (line) => {
    const { board, dice, moves } = JSON.parse(line);
    const plays = moves.map((move: { board: readonly number[]; e2: number }) => ({
      points: move.board,
      equity: move.e2,
    }));
    return { points: board, dice, plays };
  });
}

/**
 * The loss of chosen plays per decision by the reference, in thousandths of a point.
 *
 * @param choose returns the board after a play, from the side of the player who makes it
 * @throws Error if a choice is not among the plays of the reference
 */
export function lossOf(
  positions: readonly ReferencePosition[],
  choose: (points: readonly number[], dice: Dice) => readonly number[],
): RunningMean {
  const losses = positions.map(({ points, dice, plays }, i) => {
    const chosen = choose(points, dice).join();
    const found = plays.find((play) => play.points.join() === chosen);
    if (!found) throw new Error(`The play chosen in position ${i + 1} of the reference is not legal.`);
    return 1000 * (Math.max(...plays.map(({ equity }) => equity)) - found.equity);
  });
  return RunningMean.of(losses);
}
