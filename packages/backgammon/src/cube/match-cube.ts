import { asProbability } from "@tyche/games";
import { type CubeChances, type CubeSide, line } from "./janowski.js";

/**
 * Match-winning probabilities before a game, by the points that both players need. When one player needs 1 point, the
 * coming game is the Crawford game unless `postCrawford` is set.
 */
export interface MatchEquities {
  readonly name: string;
  /** Length of the longest match in the table, in points. */
  readonly longest: number;
  /**
   * The match-winning probability of the player who needs `own` points while the opponent needs `other`; 1 if `own` is
   * 0 or less.
   *
   * @param postCrawford whether the Crawford game is over
   */
  chance(own: number, other: number, postCrawford: boolean): number;
}

/** A score before a game, from one player's view. */
export interface MatchScore {
  /** Points that this player and the opponent still need. */
  readonly own: number;
  readonly other: number;
  /** Whether the Crawford game is over, and whether this is the Crawford game. */
  readonly postCrawford: boolean;
  readonly crawford: boolean;
}

/** The match-winning probability after the player wins `points` in this game; negative points are a loss. */
export function chanceAfter(table: MatchEquities, score: MatchScore, points: number): number {
  const own = score.own - Math.max(0, points);
  const other = score.other - Math.max(0, -points);
  return table.chance(own, other, score.postCrawford || score.crawford);
}

/**
 * The match-winning probability of the player on roll, before rolling and without doubling this turn: Janowski's live
 * and dead cube, with points replaced by match-winning probabilities.
 *
 * @param cube current value of the cube
 */
export function matchChance(
  table: MatchEquities,
  score: MatchScore,
  chances: CubeChances,
  cube: number,
  side: CubeSide,
  efficiency: number,
): number {
  const { win } = chances;
  const won = meanAfter(table, score, chances, cube, 1);
  const lost = meanAfter(table, score, chances, cube, -1);
  const dead = win * won + (1 - win) * lost;
  // A player who already wins the match at the current cube has no use for turning it.
  const ownUse = side !== "other" && canUse(score, cube, 1);
  const otherUse = side !== "own" && canUse(score, cube, -1);
  // At 2-away 2-away both players double at once because it costs nothing, so not having doubled has no value of its
  // own.
  const isTurnedAtOnce = side === "centre" && score.own === 2 && score.other === 2;
  if (win <= 0 || win >= 1 || isTurnedAtOnce || (!ownUse && !otherUse)) return asProbability(dead);
  const cash = ownUse ? cashPoint(table, score, chances, cube, 1) : 1;
  const take = otherUse ? 1 - cashPoint(table, score, chances, cube, -1) : 0;
  const live =
    ownUse && win > cash
      ? line(win, cash, chanceAfter(table, score, cube), 1, won)
      : otherUse && win < take
        ? line(win, 0, lost, take, chanceAfter(table, score, -cube))
        : line(
            win,
            take,
            otherUse ? chanceAfter(table, score, -cube) : lost,
            cash,
            ownUse ? chanceAfter(table, score, cube) : won,
          );
  // Rounding takes the ends of a line a few units in the last place beyond 0 and 1.
  return asProbability((1 - efficiency) * dead + efficiency * live);
}

/** Whether a player (1: this one, -1: the opponent) may turn a cube of this value and gains by it. */
function canUse({ own, other, crawford }: MatchScore, cube: number, who: 1 | -1): boolean {
  return !crawford && (who === 1 ? own : other) > cube;
}

/**
 * This player's mean match-winning probability after a win (1) or loss (-1) at a cube of this value, including gammons.
 */
function meanAfter(
  table: MatchEquities,
  score: MatchScore,
  chances: CubeChances,
  cube: number,
  sign: 1 | -1,
): number {
  const gammons = sign === 1 ? chances.wonGammons : chances.lostGammons;
  const backgammons = sign === 1 ? chances.wonBackgammons : chances.lostBackgammons;
  const single = chanceAfter(table, score, sign * cube);
  // A shortcut: most scores need no gammons.
  if (gammons === 0 && backgammons === 0) return single;
  return (
    (1 - gammons - backgammons) * single +
    gammons * chanceAfter(table, score, 2 * sign * cube) +
    backgammons * chanceAfter(table, score, 3 * sign * cube)
  );
}

/**
 * The winning probability of `who` from which the opponent should pass a live cube that `who` turns from this value. It
 * follows from the opponent's own cash point after taking.
 */
export function cashPoint(
  table: MatchEquities,
  score: MatchScore,
  chances: CubeChances,
  cube: number,
  who: 1 | -1,
): number {
  const needs = who === 1 ? score.own : score.other;
  const theirs = who === 1 ? score.other : score.own;
  const cashed = seenBy(who, chanceAfter(table, score, who * cube));
  const doubled = 2 * cube;
  if (needs <= doubled || theirs <= doubled) {
    // Turning the cube again gains nothing, or only for the taker, who then turns it at once.
    const value = theirs > doubled ? 2 * doubled : doubled;
    const lost = seenBy(who, meanAfter(table, score, chances, value, who === 1 ? -1 : 1));
    const won = seenBy(who, meanAfter(table, score, chances, value, who));
    return won === lost ? 1 : (lost - cashed) / (lost - won);
  }
  const won = seenBy(who, meanAfter(table, score, chances, doubled, who));
  const theirCash = cashPoint(table, score, chances, doubled, who === 1 ? -1 : 1);
  return 1 - (theirCash * (cashed - won)) / (seenBy(who, chanceAfter(table, score, who * -doubled)) - won);
}

/** This player's match-winning probability from the view of `who`. */
function seenBy(who: 1 | -1, chance: number): number {
  return who === 1 ? chance : 1 - chance;
}
