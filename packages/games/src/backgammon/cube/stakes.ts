import type { BackgammonPlayer } from "../board.js";
import type { ExactCube } from "./bear-off.js";
import { CubeChances } from "./chances.js";
import {
  type CubeRules,
  type CubeTerms,
  isPostCrawford,
  mayDouble,
  needOf,
  resignedKind,
} from "./cube-rules.js";
import type { Efficiencies } from "./efficiency.js";
import { type CubeSide, moneyEquity } from "./janowski.js";
import { chanceAfter, type MatchEquities, type MatchScore, matchChance } from "./match-cube.js";
import { computedEquities } from "./match-equity.js";

const NO_CUBE: Efficiencies = { centre: 0, own: 0, other: 0 };

/** What may happen next, of all places where a game may stand. */
export type Stage =
  /** Chance: the roll of the player on roll. */
  | "chance"
  /** Chance: the opening roll of the next game of a match. */
  | "opening"
  /** To roll, or what to offer. */
  | "before roll"
  /** A turn of checkers. */
  | "rolled"
  /** An answer to what is offered. */
  | "offered"
  | "over";

/**
 * What five chances are worth at given stakes, in the payoffs of the game: points for money; of a match twice the chance to win it,
 * less 1. Values are of the player on roll.
 */
export class Stakes {
  readonly rules: CubeRules;
  readonly terms: CubeTerms;
  private readonly table: MatchEquities;
  private readonly score: MatchScore;
  private readonly chances = new CubeChances();
  private readonly canDouble: boolean;
  private efficiencies = NO_CUBE;
  private exact: ExactCube | undefined;

  constructor(rules: CubeRules, terms: CubeTerms) {
    const { player, crawford } = terms;
    this.rules = rules;
    this.terms = terms;
    this.table = rules.equities ?? computedEquities();
    this.canDouble = mayDouble(rules, terms);
    this.score = {
      own: needOf(rules, terms, player),
      other: needOf(rules, terms, player === 0 ? 1 : 0),
      postCrawford: isPostCrawford(rules, terms),
      crawford,
    };
  }

  /**
   * @param chances five of the player on roll, from index `at`
   * @param efficiencies of the cube on this board
   * @param exact what the board is worth for money, where that is known
   */
  read(chances: ArrayLike<number>, at: number, efficiencies: Efficiencies, exact?: ExactCube): this {
    this.chances.read(chances, at);
    this.efficiencies = efficiencies;
    this.exact = exact;
    return this;
  }

  /** Where the player on roll, or the one who is to answer, does what is best for him. */
  worth(stage: Stage): number {
    const { terms, rules } = this;
    if (stage === "opening") return this.beforeGame();
    if (stage === "before roll") return this.open();
    if (stage !== "offered") return this.noDouble();
    const { cube, offer } = terms;
    if (offer === "double") return this.doubled();
    if (offer === "beaver") return this.beavered(cube);
    if (offer === "raccoon") return this.raccooned(cube);
    const kind = rules.length === 0 && rules.jacoby && terms.owner === null ? 1 : resignedKind(offer);
    return Math.min(this.after(-kind * cube), this.open());
  }

  /** Rolling without a double. */
  noDouble(): number {
    const { owner, player, cube } = this.terms;
    return this.hold(cube, owner === null ? "centre" : owner === player ? "own" : "other");
  }

  /** A double that is taken, and not turned again. */
  doubleTake(): number {
    return this.hold(2 * this.terms.cube, "other");
  }

  /** A double that is passed. */
  doublePass(): number {
    return this.after(this.terms.cube);
  }

  /** A double, whatever is best against it. */
  doubled(): number {
    const { cube } = this.terms;
    const settled = Math.min(this.doubleTake(), this.doublePass());
    return this.rules.beavers && 4 * cube <= this.rules.limit
      ? Math.min(settled, this.beavered(2 * cube))
      : settled;
  }

  /** What it is worth to win or lose (negative) so many points now. */
  after(points: number): number {
    return this.rules.length === 0 ? points : 2 * chanceAfter(this.table, this.score, points) - 1;
  }

  /** Half of what lies between winning and losing the cube as it is: 1 of a normalised equity. */
  get unit(): number {
    const { cube } = this.terms;
    return (this.after(cube) - this.after(-cube)) / 2;
  }

  /** A value in the payoffs of the game as a normalised equity: 1 where the cube as it is is won, -1 where it is lost. */
  normalised(value: number): number {
    const { cube } = this.terms;
    return (value - (this.after(cube) + this.after(-cube)) / 2) / this.unit;
  }

  private open(): number {
    const none = this.noDouble();
    return this.canDouble ? Math.max(none, this.doubled()) : none;
  }

  /** @param cube what it shows, twice of which is offered */
  private beavered(cube: number): number {
    const settled = Math.max(this.hold(2 * cube, "other"), this.after(-cube));
    return 4 * cube <= this.rules.limit ? Math.max(settled, this.raccooned(2 * cube)) : settled;
  }

  private raccooned(cube: number): number {
    return Math.min(this.hold(2 * cube, "other"), this.after(cube));
  }

  private hold(cube: number, side: CubeSide): number {
    const { rules, chances, table, score, exact } = this;
    // A cube that cannot be turned any more is dead.
    const isDead = 2 * cube > rules.limit;
    if (exact && rules.length === 0 && !isDead) return cube * exact(side);
    const efficiency = isDead ? 0 : this.efficiencies[side];
    return rules.length === 0
      ? cube * moneyEquity(chances, side, efficiency, rules.jacoby)
      : 2 * matchChance(table, score, chances, cube, side, efficiency) - 1;
  }

  private beforeGame(): number {
    const { own, other, postCrawford } = this.score;
    return 2 * this.table.chance(own, other, postCrawford) - 1;
  }
}

/** A value of the player on roll as player 0 has it. */
export function forPlayer0(value: number, player: BackgammonPlayer): number {
  return player === 0 ? value : 0 - value;
}
