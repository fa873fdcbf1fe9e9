/**
 * The outcomes of a game of backgammon as five probabilities for one player. They are cumulative, as in GNU Backgammon:
 * a backgammon is also a gammon, and a gammon is also a win.
 */
export const OUTCOMES = ["win", "win gammon", "win backgammon", "lose gammon", "lose backgammon"] as const;

/** Number of outcome probabilities. */
export const OUTCOME_COUNT = OUTCOMES.length;
export const WIN = 0;
export const WIN_GAMMON = 1;
export const WIN_BACKGAMMON = 2;
export const LOSE_GAMMON = 3;
export const LOSE_BACKGAMMON = 4;

/**
 * The probabilities in multiples of 1/`parts`, for display. All are rounded on one scale from the best outcome to the
 * worst: printed sums and differences are right, and none is further from its value than half a part.
 */
export function roundedOutcomes(outcomes: readonly number[], parts: number): readonly number[] {
  const [win = 0, gammon = 0, backgammon = 0, lostGammon = 0, lostBackgammon = 0] = outcomes;
  let reached = 0;
  const scale = [backgammon, gammon, win, 1 - lostGammon, 1 - lostBackgammon].map((place) => {
    reached = Math.max(reached, Math.min(Math.round(place * parts), parts));
    return reached;
  });
  const lost = [parts - scale[3]!, parts - scale[4]!];
  return [...scale.slice(0, 3).reverse(), ...lost].map((count) => count / parts);
}

/** Expected points of a player with these outcome probabilities in cubeless money play: -3 to 3. */
export function equityOf(outcomes: ArrayLike<number>, at = 0): number {
  return (
    2 * outcomes[at + WIN]! -
    1 +
    outcomes[at + WIN_GAMMON]! +
    outcomes[at + WIN_BACKGAMMON]! -
    outcomes[at + LOSE_GAMMON]! -
    outcomes[at + LOSE_BACKGAMMON]!
  );
}

/**
 * Converts the probabilities to the other player's view: reads from index `at`, writes to index `to` of `into` (which
 * may be the same place).
 */
export function turnOutcomes(
  outcomes: ArrayLike<number>,
  at: number,
  into: Float32Array | Float64Array,
  to: number,
): void {
  const win = outcomes[at + WIN]!;
  const winGammon = outcomes[at + WIN_GAMMON]!;
  const winBackgammon = outcomes[at + WIN_BACKGAMMON]!;
  into[to + WIN] = 1 - win;
  into[to + WIN_GAMMON] = outcomes[at + LOSE_GAMMON]!;
  into[to + WIN_BACKGAMMON] = outcomes[at + LOSE_BACKGAMMON]!;
  into[to + LOSE_GAMMON] = winGammon;
  into[to + LOSE_BACKGAMMON] = winBackgammon;
}

/** Writes the probabilities of a game that the player has won: 1 single, 2 gammon, 3 backgammon. */
export function wonOutcomes(kind: 1 | 2 | 3, into: Float32Array | Float64Array, to: number): void {
  into[to + WIN] = 1;
  into[to + WIN_GAMMON] = kind >= 2 ? 1 : 0;
  into[to + WIN_BACKGAMMON] = kind === 3 ? 1 : 0;
  into[to + LOSE_GAMMON] = 0;
  into[to + LOSE_BACKGAMMON] = 0;
}
