import { CHANCE, type Position } from "../contract/position.js";

/** Receives the moves before they are copied: a short list of its own costs much less than one of the whole width. */
let room = new Int32Array(64);

export function movesAt(position: Position): Int32Array {
  const { width, usualWidth = width } = position;
  if (room.length < usualWidth) room = new Int32Array(usualWidth);
  const count = position.moves(room, 0);
  if (count > room.length) {
    room = new Int32Array(2 * count);
    position.moves(room, 0);
  }
  return room.slice(0, count);
}

export function outcomesAt(position: Position): {
  readonly outcomes: Int32Array;
  readonly probabilities: Float64Array;
} {
  const { width, usualWidth = width } = position;
  let outcomes = new Int32Array(usualWidth);
  let probabilities = new Float64Array(usualWidth);
  const count = position.outcomes(outcomes, probabilities, 0);
  if (count > usualWidth) {
    outcomes = new Int32Array(count);
    probabilities = new Float64Array(count);
    position.outcomes(outcomes, probabilities, 0);
  }
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
