import type { CubeChances } from "./chances.js";
import { type CubeSide, line } from "./janowski.js";

/**
 * Chances to win a match before a game. `needs` are points still to be made; at 1 before the other the coming game is the Crawford
 * game unless it is said to be after it.
 */
export interface MatchEquities {
  readonly name: string;
  /** The longest match that it is for, in points. */
  readonly longest: number;
  /**
   * The chance of the player who needs `own` points while the other needs `other`; 1 where `own` is 0 or less.
   *
   * @param postCrawford whether the Crawford game is over
   */
  chance(own: number, other: number, postCrawford: boolean): number;
}

/** A score before a game, as one player sees it. */
export interface MatchScore {
  /** Points that this player and the other still need. */
  readonly own: number;
  readonly other: number;
  /** Whether the Crawford game is over, or is this one. */
  readonly postCrawford: boolean;
  readonly crawford: boolean;
}

/** The chance to win the match after the player has won so many points of this game, negative: lost. */
export function chanceAfter(table: MatchEquities, score: MatchScore, points: number): number {
  const own = score.own - Math.max(0, points);
  const other = score.other - Math.max(0, -points);
  return table.chance(own, other, score.postCrawford || score.crawford);
}

/**
 * The chance to win the match of the player on roll, before rolling and without turning the cube this time: Janowski's live and dead
 * cube with the points of a game turned into chances to win the match.
 *
 * @param cube value of the cube now
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
  // The owner of a cube that wins him the match already has no use for it.
  const ownUse = side !== "other" && canUse(score, cube, 1);
  const otherUse = side !== "own" && canUse(score, cube, -1);
  // At 2-away 2-away both double at once, as nothing is lost by it: not to have doubled has no value of its own.
  const isTurnedAtOnce = side === "centre" && score.own === 2 && score.other === 2;
  if (win <= 0 || win >= 1 || isTurnedAtOnce || (!ownUse && !otherUse)) return dead;
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
  return (1 - efficiency) * dead + efficiency * live;
}

/** Whether a player (1: this one, -1: the other) may turn a cube of this value and gains by it. */
function canUse({ own, other, crawford }: MatchScore, cube: number, who: 1 | -1): boolean {
  return !crawford && (who === 1 ? own : other) > cube;
}

/** The mean chance of this player after a win (1) or a loss (-1) at a cube of this value, gammons and all. */
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
  // Most scores ask for no gammon.
  if (gammons === 0 && backgammons === 0) return single;
  return (
    (1 - gammons - backgammons) * single +
    gammons * chanceAfter(table, score, 2 * sign * cube) +
    backgammons * chanceAfter(table, score, 3 * sign * cube)
  );
}

/**
 * The chance to win the game from which on the other would pass a live cube that `who` turns from this value, as a chance of `who`. It
 * follows from the point where the other would cash in turn after taking.
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
  /** Chances of `who`. */
  const after = (points: number): number => {
    const chance = chanceAfter(table, score, who * points);
    return who === 1 ? chance : 1 - chance;
  };
  const mean = (value: number, sign: 1 | -1): number => {
    const chance = meanAfter(table, score, chances, value, (who * sign) as 1 | -1);
    return who === 1 ? chance : 1 - chance;
  };
  const cashed = after(cube);
  const doubled = 2 * cube;
  if (needs <= doubled || theirs <= doubled) {
    // Nobody gains by it any more, or only the taker, who then turns it at once.
    const value = theirs > doubled ? 2 * doubled : doubled;
    const lost = mean(value, -1);
    const won = mean(value, 1);
    return won === lost ? 1 : (lost - cashed) / (lost - won);
  }
  const won = mean(doubled, 1);
  const theirCash = cashPoint(table, score, chances, doubled, who === 1 ? -1 : 1);
  return 1 - (theirCash * (cashed - won)) / (after(-doubled) - won);
}
