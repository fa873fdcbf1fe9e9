import { CHANCE, type Position } from "../contract/position.js";

export function movesAt(position: Position): Int32Array {
  const moves = new Int32Array(position.width);
  return moves.subarray(0, position.moves(moves, 0));
}

export function outcomesAt(position: Position): {
  readonly outcomes: Int32Array;
  readonly probabilities: Float64Array;
} {
  const outcomes = new Int32Array(position.width);
  const probabilities = new Float64Array(position.width);
  const count = position.outcomes(outcomes, probabilities, 0);
  return { outcomes: outcomes.subarray(0, count), probabilities: probabilities.subarray(0, count) };
}

/**
 * Visits every node that chance can lead to from here, with its probability: this one, if chance is not to move.
 * @param stops whether a chance node is visited itself
 */
export function afterChance(
  position: Position,
  visit: (probability: number) => void,
  stops = false,
  probability = 1,
): void {
  if (position.turn() !== CHANCE || stops) {
    visit(probability);
    return;
  }
  const { outcomes, probabilities } = outcomesAt(position);
  for (let i = 0; i < outcomes.length; i++) {
    position.play(outcomes[i]!);
    afterChance(position, visit, stops, probability * probabilities[i]!);
    position.undo();
  }
}
