import { cached } from "@tyche/games";
import { type BackgammonPlayer, ROLLS } from "../../rules/board.js";
import { type CubeHolder, type CubeStakes, MONEY, type Stake, StakeTable } from "./cube-stake.js";
import type { HomeBoards } from "./home-boards.js";
import { type HomeResults, homeResults, TWO_SIDED_CHECKERS, twoSided } from "./two-sided.js";

const forMoney = new Map<number, CubeBearOff>();

/** The bear-off with the cube for money, with up to `checkers` checkers a side. */
export function twoSidedCube(checkers = TWO_SIDED_CHECKERS): CubeBearOff {
  return cached(forMoney, checkers, () => new CubeBearOff(MONEY, checkers));
}

/** For each board of the player on roll, the values by board of the other; not a number where not known yet. */
type Rows = Float64Array[];

/**
 * The exact bear-off with the cube, without contact, for money or at a match score, when both sides play checkers and
 * cube optimally. Gammons are impossible here. Only the pairs of boards that a position can reach are solved, when they
 * are first needed: solving all of them takes seconds for each score.
 */
export class CubeBearOff {
  readonly boards: HomeBoards;
  private readonly results: HomeResults;
  private readonly stakes: StakeTable<Rows>;

  /** @param checkers most checkers of a side */
  constructor(terms: CubeStakes, checkers = TWO_SIDED_CHECKERS) {
    this.stakes = new StakeTable(terms, () => []);
    this.results = homeResults(checkers);
    this.boards = this.results.boards;
  }

  /**
   * The value for the player on roll, before rolling and without doubling this turn; see `CubeStakes.worth`.
   *
   * @param own board of the player on roll
   * @param cube its current value
   */
  value(player: BackgammonPlayer, own: number, other: number, cube: number, holder: CubeHolder): number {
    const value = this.closed(this.stakes.at(player, cube, holder), own, other);
    return this.stakes.isMoney ? cube * value : value;
  }

  private closed(stake: Stake<Rows>, own: number, other: number): number {
    const { won, lost, values: rows } = stake;
    if (other === 0) return lost;
    if (!stake.isAlive) return lost + twoSided(this.boards.checkers).win(own, other) * (won - lost);
    rows[own] ??= new Float64Array(this.boards.size).fill(Number.NaN);
    const row = rows[own];
    const known = row[other]!;
    if (!Number.isNaN(known)) return known;
    const next = this.stakes.next(stake);
    const { starts, results } = this.results;
    let mean = 0;
    for (let roll = 0; roll < ROLLS.length; roll++) {
      let least = Number.POSITIVE_INFINITY;
      const entry = own * ROLLS.length + roll;
      for (let i = starts[entry]!; i < starts[entry + 1]!; i++) {
        const left = results[i]!;
        const worth = left === 0 ? -won : this.open(next, other, left);
        if (worth < least) least = worth;
      }
      mean -= ROLLS[roll]!.probability * least;
    }
    row[other] = mean;
    return mean;
  }

  /** The value for the player on roll with the option to double. */
  private open(stake: Stake<Rows>, own: number, other: number): number {
    const none = this.closed(stake, own, other);
    if (!stake.mayTurn) return none;
    const taken = this.stakes.doubling * this.closed(this.stakes.doubled(stake), own, other);
    return Math.max(none, Math.min(taken, stake.won));
  }
}
