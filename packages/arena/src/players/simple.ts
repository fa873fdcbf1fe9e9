// Players without a search.

import { CHANCE, type Evaluator, type Facts, OVER, type Position, seededChance } from "@tyche/engine";
import type { Player } from "../match/player.js";

/** Plays random actions, each equally likely. */
export function randomPlayer(name = "random"): Player {
  let chance = seededChance(0);
  let moves = new Int32Array(0);
  return {
    name,
    begin(_seat, seed) {
      chance = seededChance(seed);
    },
    choose: ({ actions }) => chance.pick(actions),
    move(position) {
      if (moves.length < position.width) moves = new Int32Array(position.width);
      return moves[chance.die(position.moves(moves, 0)) - 1]!;
    },
  };
}

/**
 * Chooses the move after which an evaluator rates the position best: right after the move if the position can be
 * evaluated before chance, otherwise by the mean over chance. Of equal moves the first is taken. It is a search of
 * depth 1 that only makes the positions.
 *
 * @param facts of a single-player, two-player zero-sum or cooperative game
 */
export function greedyMove(facts: Facts, evaluator: Evaluator): (position: Position) => number {
  // One buffer for the moves, and one for each level of chance below.
  const levels: { readonly codes: Int32Array; readonly probabilities: Float64Array }[] = [];
  const levelOf = (level: number, width: number) => {
    levels[level] ??= { codes: new Int32Array(width), probabilities: new Float64Array(width) };
    return levels[level];
  };

  const worthOf = (position: Position, level: number): number => {
    const turn = position.turn();
    if (turn === OVER) return position.payoff(0);
    if (turn !== CHANCE || position.afterstate) return evaluator(position);
    const { codes, probabilities } = levelOf(level, position.width);
    const count = position.outcomes(codes, probabilities, 0);
    let mean = 0;
    for (let i = 0; i < count; i++) {
      position.play(codes[i]!);
      mean += probabilities[i]! * worthOf(position, level + 1);
      position.undo();
    }
    return mean;
  };

  return (position) => {
    const sign = position.turn() === 0 || facts.cooperative ? 1 : -1;
    const { codes } = levelOf(0, position.width);
    const count = position.moves(codes, 0);
    let best = codes[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count && count > 1; i++) {
      position.play(codes[i]!);
      const value = sign * worthOf(position, 1);
      position.undo();
      if (value <= most) continue;
      most = value;
      best = codes[i]!;
    }
    return best;
  };
}
