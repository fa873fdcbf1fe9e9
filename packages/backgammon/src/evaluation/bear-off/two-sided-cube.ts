import { cached } from "@tyche/games";
import { type BackgammonPlayer, opponentOf, ROLLS } from "../../rules/board.js";
import type { HomeBoards } from "./home-boards.js";
import { type HomeResults, homeResults, TWO_SIDED_CHECKERS, twoSided } from "./two-sided.js";

/** The position of the cube, from the view of the player on roll. */
export type CubeHolder = "centre" | "own" | "other";

/** What the cube is worth to both players. */
export interface CubeStakes {
  /** The value of winning `points` now, for a player; negative points are a loss. */
  worth(player: BackgammonPlayer, points: number): number;
  /** Whether a player who holds the cube, or a centred one, may turn it from this value. */
  mayTurn(player: BackgammonPlayer, cube: number): boolean;
}

/** Money: points are worth the same at every cube, which has no limit. */
const MONEY: CubeStakes = { worth: (_, points) => points, mayTurn: () => true };

const forMoney = new Map<number, CubeBearOff>();

/** The bear-off with the cube for money, with up to `checkers` checkers a side. */
export function twoSidedCube(checkers = TWO_SIDED_CHECKERS): CubeBearOff {
  return cached(forMoney, checkers, () => new CubeBearOff(MONEY, checkers));
}

const MIRRORED: Readonly<Record<CubeHolder, CubeHolder>> = { centre: "centre", own: "other", other: "own" };

/** Everything about the player on roll, with the cube at a value and a place, that does not depend on the boards. */
interface Stake {
  readonly player: BackgammonPlayer;
  readonly cube: number;
  readonly holder: CubeHolder;
  readonly won: number;
  readonly lost: number;
  /** Whether the player may double, and whether the cube can still be turned by either. */
  readonly mayTurn: boolean;
  readonly isAlive: boolean;
  /** For each board of the player on roll, the values by board of the other; not a number where not known yet. */
  readonly rows: Float64Array[];
  /** The opponent on roll, and the player after a double that was taken, once they are needed. */
  next?: Stake;
  doubled?: Stake;
}

/**
 * The exact bear-off with the cube, without contact, for money or at a match score, when both sides play checkers and
 * cube optimally. Gammons are impossible here. Only the pairs of boards that a position can reach are solved, when they
 * are first needed: solving all of them takes seconds for each score.
 */
export class CubeBearOff {
  readonly boards: HomeBoards;
  private readonly terms: CubeStakes;
  /** For money all cubes have the same table. */
  private readonly isMoney: boolean;
  private readonly results: HomeResults;
  private readonly stakes = new Map<string, Stake>();

  /** @param checkers most checkers of a side */
  constructor(terms: CubeStakes, checkers = TWO_SIDED_CHECKERS) {
    this.terms = terms;
    this.isMoney = terms === MONEY;
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
    return this.isMoney
      ? cube * this.closed(this.stake(0, 1, holder), own, other)
      : this.closed(this.stake(player, cube, holder), own, other);
  }

  private closed(stake: Stake, own: number, other: number): number {
    const { won, lost, rows } = stake;
    if (other === 0) return lost;
    if (!stake.isAlive) return lost + twoSided(this.boards.checkers).win(own, other) * (won - lost);
    rows[own] ??= new Float64Array(this.boards.size).fill(Number.NaN);
    const row = rows[own];
    const known = row[other]!;
    if (!Number.isNaN(known)) return known;
    stake.next ??= this.stake(
      this.isMoney ? 0 : opponentOf(stake.player),
      stake.cube,
      MIRRORED[stake.holder],
    );
    const { starts, results } = this.results;
    let mean = 0;
    for (let roll = 0; roll < ROLLS.length; roll++) {
      let least = Number.POSITIVE_INFINITY;
      const entry = own * ROLLS.length + roll;
      for (let i = starts[entry]!; i < starts[entry + 1]!; i++) {
        const left = results[i]!;
        const worth = left === 0 ? -won : this.open(stake.next, other, left);
        if (worth < least) least = worth;
      }
      mean -= ROLLS[roll]!.probability * least;
    }
    row[other] = mean;
    return mean;
  }

  /** The value for the player on roll with the option to double. */
  private open(stake: Stake, own: number, other: number): number {
    const none = this.closed(stake, own, other);
    if (!stake.mayTurn) return none;
    const { isMoney } = this;
    stake.doubled ??= this.stake(stake.player, isMoney ? 1 : 2 * stake.cube, "other");
    const taken = (isMoney ? 2 : 1) * this.closed(stake.doubled, own, other);
    return Math.max(none, Math.min(taken, stake.won));
  }

  private stake(player: BackgammonPlayer, cube: number, holder: CubeHolder): Stake {
    return cached(this.stakes, `${player} ${cube} ${holder}`, (): Stake => {
      const { terms } = this;
      const mayTurn = holder !== "other" && terms.mayTurn(player, cube);
      return {
        player,
        cube,
        holder,
        won: terms.worth(player, cube),
        lost: terms.worth(player, -cube),
        mayTurn,
        isAlive: mayTurn || (holder !== "own" && terms.mayTurn(opponentOf(player), cube)),
        rows: [],
      };
    });
  }
}
