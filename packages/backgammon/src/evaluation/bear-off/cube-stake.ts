import { cached } from "@tyche/games";
import { type BackgammonPlayer, opponentOf } from "../../rules/board.js";

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
export const MONEY: CubeStakes = { worth: (_, points) => points, mayTurn: () => true };

const MIRRORED: Readonly<Record<CubeHolder, CubeHolder>> = { centre: "centre", own: "other", other: "own" };

/** Everything about the player on roll, with the cube at a value and a place, that does not depend on the boards. */
export interface Stake<Values> {
  readonly player: BackgammonPlayer;
  readonly cube: number;
  readonly holder: CubeHolder;
  readonly won: number;
  readonly lost: number;
  /** Whether the player may double, and whether the cube can still be turned by either. */
  readonly mayTurn: boolean;
  readonly isAlive: boolean;
  /** The values that are known. */
  readonly values: Values;
  next?: Stake<Values>;
  doubled?: Stake<Values>;
}

/** The stakes of a game that are reached, each made when it is first needed. */
export class StakeTable<Values> {
  /** For money all players and cubes have the same values. */
  readonly isMoney: boolean;
  /** The value of a double in units of the stake after it. */
  readonly doubling: 1 | 2;
  private readonly terms: CubeStakes;
  private readonly create: () => Values;
  private readonly known = new Map<string, Stake<Values>>();

  constructor(terms: CubeStakes, create: () => Values) {
    this.terms = terms;
    this.isMoney = terms === MONEY;
    this.doubling = this.isMoney ? 2 : 1;
    this.create = create;
  }

  at(player: BackgammonPlayer, cube: number, holder: CubeHolder): Stake<Values> {
    if (this.isMoney && (player !== 0 || cube !== 1)) return this.at(0, 1, holder);
    return cached(this.known, `${player} ${cube} ${holder}`, (): Stake<Values> => {
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
        values: this.create(),
      };
    });
  }

  /** The opponent on roll. */
  next(stake: Stake<Values>): Stake<Values> {
    stake.next ??= this.at(opponentOf(stake.player), stake.cube, MIRRORED[stake.holder]);
    return stake.next;
  }

  /** The player after a double that was taken. */
  doubled(stake: Stake<Values>): Stake<Values> {
    stake.doubled ??= this.at(stake.player, 2 * stake.cube, "other");
    return stake.doubled;
  }
}
