import type { VectorEvaluator } from "@tyche/engine";
import { HOME, LAST, type LudoState, SIX, squareOf, TRACK, type Variant } from "./state.js";

/**
 * Rate at which a lead turns into winning chances: a team's share of the win is proportional to exp(RATE x squares /
 * sqrt(squares of the whole path)). With four pieces, a lead of one whole path makes three to one.
 */
const RATE = 0.3;
/** Share of its progress that a piece is assumed to lose for each opposing piece that could hit it with one roll. */
const DANGER = 1 / 6;

export type LudoEvaluator = "default" | "race" | "careful";

/**
 * `race`: the progress of each team's pieces. `careful`, the default: the same minus the expected loss of single
 * pieces within one roll in front of an opposing piece.
 */
export function vectorEvaluatorsOf(
  variant: Variant,
): Readonly<Record<LudoEvaluator, VectorEvaluator<LudoState>>> {
  const evaluate =
    (careful: boolean): VectorEvaluator<LudoState> =>
    ({ pieces }) => {
      const into = new Float64Array(variant.players);
      shares(variant, pieces.flat(), careful, into);
      return [...into];
    };
  return { default: evaluate(true), race: evaluate(false), careful: evaluate(true) };
}

/**
 * Writes each player's share of the win into `into`.
 *
 * @param pieces progress of all pieces, player by player, in any order within a player
 */
export function shares(
  variant: Variant,
  pieces: ArrayLike<number>,
  careful: boolean,
  into: Float64Array,
): void {
  const { players, pieces: each, teams, partners } = variant;
  const size = partners ? 2 : 1;
  const scale = RATE / Math.sqrt(HOME * each * size);
  let most = 0;
  for (let player = 0; player < players; player++) {
    let squares = 0;
    for (let i = player * each; i < (player + 1) * each; i++) {
      const progress = pieces[i]!;
      squares += progress;
      if (careful && progress >= 1 && progress <= LAST) {
        squares -= progress * DANGER * threats(variant, pieces, player, progress);
      }
    }
    into[player] = squares;
  }
  if (partners) {
    for (let player = 0; player < 2; player++) {
      into[player]! += into[player + 2]!;
      into[player + 2] = into[player]!;
    }
  }
  for (let player = 0; player < players; player++) most = Math.max(most, into[player]!);
  let sum = 0;
  for (let player = 0; player < players; player++) {
    into[player] = Math.exp(scale * (into[player]! - most));
    if (teams[player] === player) sum += into[player]!;
  }
  for (let player = 0; player < players; player++) into[player]! /= sum;
}

/** Number of opposing pieces that could hit a piece with one roll; 0 if it is part of a block. */
function threats(variant: Variant, pieces: ArrayLike<number>, player: number, progress: number): number {
  const { players, pieces: each, teams, starts } = variant;
  let alike = 0;
  for (let i = player * each; i < (player + 1) * each; i++) if (pieces[i] === progress) alike++;
  if (alike >= 2) return 0;
  const square = squareOf(variant, player, progress);
  let count = 0;
  for (let other = 0; other < players; other++) {
    if (teams[other] === teams[player]) continue;
    // Progress that the opponent would have on this square.
    const there = ((square - starts[other]! + TRACK) % TRACK) + 1;
    if (there > LAST) continue;
    for (let i = other * each; i < (other + 1) * each; i++) {
      const behind = there - pieces[i]!;
      if (pieces[i]! >= 1 && behind >= 1 && behind <= SIX) count++;
      else if (pieces[i] === 0 && there === 1) count++;
    }
  }
  return count;
}
