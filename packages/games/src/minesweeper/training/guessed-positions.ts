import { sfc32 } from "@tyche/engine/chance";
import type { Variant } from "../board/board.js";
import { usualFirst } from "../guessing/first-click.js";
import type { LookaheadSettings } from "../guessing/lookahead.js";
import { Minefield } from "../guessing/playing.js";
import { MinesweeperSolver } from "../guessing/solver.js";
import type { Outlook } from "../outlook/outlook.js";

/** A position right after a guess that hit no mine, with the win probability estimated from the rest of its game. */
export interface GuessedPosition {
  readonly features: Float32Array;
  /** Unbiased, so sometimes below 0 or above 1. */
  readonly target: number;
}

/** The random guess is one of this many first guesses of a game. */
const EARLY = 5;

/** Maximum number of best candidates from which it is drawn. */
const DRAWN = 6;

/**
 * Plays a game and returns training positions for the outlook. In a share of the games, one early guess is drawn from
 * the best candidates, and only positions from there on count, so that all of them are followed by the solver's own
 * play.
 *
 * A game's result is a noisy target for one position, so its luck is removed: an exact solution replaces the result,
 * and each later guess contributes only the difference between what it showed and what was expected (N. Burch et al.,
 * "AIVAT", 2018), both by the current outlook. These corrections do not change the mean.
 *
 * @param explore share of games with a random guess
 * @param guessing lookahead settings of the solver
 */
export function guessedPositions(
  variant: Variant,
  outlook: Outlook,
  seed: string,
  explore: number,
  guessing: Partial<LookaheadSettings>,
): GuessedPosition[] {
  const next = sfc32(`${seed}/explore`);
  const explored = next() / 2 ** 32 < explore ? next() % EARLY : -1;
  const solver = new MinesweeperSolver(variant, { outlook, ...guessing });
  const first = usualFirst(variant);
  const field = new Minefield(variant, first, seed);
  let positions: { readonly features: Float32Array; readonly luck: number }[] = [];
  let luck = 0;
  let guesses = 0;
  let isAlive = field.open(first);
  while (isAlive && !field.isWon) {
    const { method, open, candidates, exact } = solver.choose(field.view);
    if (exact) {
      const value = exact.won / exact.layouts;
      return positions.map((position) => ({
        features: position.features,
        target: value - luck + position.luck,
      }));
    }
    if (method === "certain") {
      for (const cell of open) isAlive &&= field.open(cell);
      continue;
    }
    const isDrawn = guesses++ === explored;
    const { cell, outlook: expected } =
      candidates[isDrawn ? next() % Math.min(DRAWN, candidates.length) : 0]!;
    isAlive = field.open(cell);
    if (isDrawn) positions = [];
    luck += (isAlive ? solver.outlookAfter(cell, field.view[cell]!) : 0) - expected;
    if (isAlive) positions.push({ features: Float32Array.from(outlook.features), luck });
  }
  const end = isAlive ? 1 : 0;
  return positions.map((position) => ({ features: position.features, target: end - luck + position.luck }));
}
