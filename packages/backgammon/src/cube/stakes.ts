import { cached } from "@tyche/games";
import { type CubeHolder, type CubeStakes, MONEY } from "../evaluation/bear-off/cube-stake.js";
import { HOME } from "../evaluation/bear-off/home-boards.js";
import { LongCube } from "../evaluation/bear-off/long-cube.js";
import { TWO_SIDED_CHECKERS } from "../evaluation/bear-off/two-sided.js";
import { CubeBearOff, twoSidedCube } from "../evaluation/bear-off/two-sided-cube.js";
import { BACKGAMMON, type BackgammonPlayer, opponentOf } from "../rules/board.js";
import type { BoardRecords } from "../rules/board-records.js";
import {
  type CubeRules,
  type CubeTerms,
  isPostCrawford,
  mayDouble,
  NEW_CUBE,
  needOf,
  resignedKind,
} from "./cube-rules.js";
import type { Efficiencies } from "./efficiency.js";
import { CubeChances, type CubeSide, moneyEquity } from "./janowski.js";
import { chanceAfter, type MatchEquities, type MatchScore, matchChance } from "./match-cube.js";
import { computedEquities } from "./match-equity.js";

/** Minimum number of checkers that must be off for the table to apply. */
const OFF = BACKGAMMON.checkers - TWO_SIDED_CHECKERS;

/** The exact value of the player on roll without doubling this turn, in payoffs of the game, by the cube. */
type ExactCube = (cube: number, holder: CubeHolder) => number;

/**
 * The exact value of a bear-off with the cube, or a nearly exact one with more checkers (`LongCube`).
 *
 * @returns undefined if the tables do not cover the board, or if a side has nothing left
 */
export function exactCube(
  rules: CubeRules,
  terms: CubeTerms,
  boards: BoardRecords,
  at: number,
): ExactCube | undefined {
  const { bytes } = boards;
  const base = 4 * at;
  for (let point = 0; point < 26; point++) {
    const count = bytes[base + point]!;
    if ((count > 0 && point > HOME) || (count < 0 && point < 25 - HOME)) return undefined;
  }
  const off = Math.min(boards.off(at, 0), boards.off(at, 1));
  // With all checkers of a side a gammon is possible.
  if (off === 0) return undefined;
  const table = bearOffAt(rules, terms, off >= OFF);
  const sides = [
    table.boards.numberOf(bytes, base + 1, 1, 1),
    table.boards.numberOf(bytes, base + 24, -1, -1),
  ] as const;
  const { player } = terms;
  const own = sides[player];
  const other = sides[opponentOf(player)];
  if (own === 0 || other === 0) return undefined;
  return (cube, holder) => table.value(player, own, other, cube, holder);
}

type BearOff = CubeBearOff | LongCube;

/** Built only when a bear-off needs it. */
let longCube: LongCube | undefined;

/** Bear-offs by score, for each match equity table. */
const bearOffs = new WeakMap<MatchEquities, Map<string, BearOff>>();
/** The most scores to store for a table; a bear-off takes up to some 50 MB. */
const MOST_BEAR_OFFS = 4;

/** The bear-off for money or at a score. @param isShort whether both sides are in the two-sided table */
function bearOffAt(rules: CubeRules, { score, crawford }: CubeTerms, isShort: boolean): BearOff {
  if (rules.length === 0) {
    if (isShort) return twoSidedCube();
    longCube ??= new LongCube(MONEY);
    return longCube;
  }
  const { equities = computedEquities(), length, limit } = rules;
  const key = `${length - score[0]} ${length - score[1]} ${crawford} ${isPostCrawford(rules, { score, crawford })} ${limit} ${isShort}`;
  const known = cached(bearOffs, equities, () => new Map<string, BearOff>());
  return cached(known, key, () => {
    if (known.size === MOST_BEAR_OFFS) known.delete(known.keys().next().value!);
    const terms = { ...NEW_CUBE, score, crawford };
    const stakes = ([0, 1] as const).map((player) => new Stakes(rules, { ...terms, player }));
    const worth: CubeStakes = {
      worth: (player, points) => stakes[player]!.after(points),
      mayTurn: (player, cube) => mayDouble(rules, { ...terms, player, cube }),
    };
    return isShort ? new CubeBearOff(worth) : new LongCube(worth);
  });
}

const NO_CUBE: Efficiencies = { centre: 0, own: 0, other: 0 };

/** What comes next in a game. */
export type Stage =
  /** Chance: the roll of the player on roll. */
  | "chance"
  /** Chance: the opening roll of the next game of a match. */
  | "opening"
  /** Decision: to roll or make an offer. */
  | "before roll"
  /** Decision: a checker play. */
  | "rolled"
  /** Decision: the answer to an offer. */
  | "offered"
  | "over";

/**
 * Converts five outcome probabilities to values at given stakes, in payoffs of the game: points for money, 2p - 1 for a
 * match-winning probability p. Values are for the player on roll.
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
   * Sets the board to be valued.
   *
   * @param chances five outcome probabilities of the player on roll, from index `at`
   * @param efficiencies cube efficiencies on this board
   * @param exact the exact value of the board, if known
   */
  read(chances: ArrayLike<number>, at: number, efficiencies: Efficiencies, exact?: ExactCube): this {
    this.chances.read(chances, at);
    this.efficiencies = efficiencies;
    this.exact = exact;
    return this;
  }

  /** The value if the player who decides, on roll or answering an offer, decides optimally. */
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

  /** The value of rolling without a double. */
  noDouble(): number {
    const { owner, player, cube } = this.terms;
    return this.hold(cube, owner === null ? "centre" : owner === player ? "own" : "other");
  }

  /** The value of a double that is taken without a beaver. */
  doubleTake(): number {
    return this.hold(2 * this.terms.cube, "other");
  }

  /** The value of a double that is passed. */
  doublePass(): number {
    return this.after(this.terms.cube);
  }

  /** The value of a double with the best answer to it. */
  doubled(): number {
    const { cube } = this.terms;
    const settled = Math.min(this.doubleTake(), this.doublePass());
    return this.rules.beavers && 4 * cube <= this.rules.limit
      ? Math.min(settled, this.beavered(2 * cube))
      : settled;
  }

  /** The value of winning `points` now; negative points are a loss. */
  after(points: number): number {
    return this.rules.length === 0 ? points : 2 * chanceAfter(this.table, this.score, points) - 1;
  }

  /**
   * The payoff that corresponds to a normalised equity of 1: half the difference between winning and losing the present
   * cube.
   */
  get unit(): number {
    const { cube } = this.terms;
    return (this.after(cube) - this.after(-cube)) / 2;
  }

  /** Converts a payoff to a normalised equity: 1 for winning the present cube, -1 for losing it. */
  normalised(value: number): number {
    const { cube } = this.terms;
    return (value - (this.after(cube) + this.after(-cube)) / 2) / this.unit;
  }

  private open(): number {
    const none = this.noDouble();
    return this.canDouble ? Math.max(none, this.doubled()) : none;
  }

  /** @param cube its value before the pending beaver */
  private beavered(cube: number): number {
    const settled = Math.max(this.hold(2 * cube, "other"), this.after(-cube));
    return 4 * cube <= this.rules.limit ? Math.max(settled, this.raccooned(2 * cube)) : settled;
  }

  private raccooned(cube: number): number {
    return Math.min(this.hold(2 * cube, "other"), this.after(cube));
  }

  private hold(cube: number, side: CubeSide): number {
    const { rules, chances, table, score, exact } = this;
    // A cube that can no longer be turned is dead.
    const isDead = 2 * cube > rules.limit;
    if (exact && !(rules.length === 0 && isDead)) {
      const value = exact(cube, side);
      // A match is worth -1 to 1; the exact sum over rolls rounds beyond it.
      return rules.length === 0 ? value : Math.min(1, Math.max(-1, value));
    }
    if (side === "centre" && score.postCrawford && !isDead && Math.max(score.own, score.other) > cube)
      return this.turnedNext(cube);
    const efficiency = isDead ? 0 : this.efficiencies[side];
    return rules.length === 0
      ? cube * moneyEquity(chances, side, efficiency, rules.jacoby)
      : 2 * matchChance(table, score, chances, cube, side, efficiency) - 1;
  }

  /** A centred cube after the Crawford game: the player behind turns it at the next chance. */
  private turnedNext(cube: number): number {
    return this.score.own === 1
      ? Math.max(this.hold(2 * cube, "own"), this.after(-cube))
      : Math.min(this.hold(2 * cube, "other"), this.after(cube));
  }

  private beforeGame(): number {
    const { own, other, postCrawford } = this.score;
    return 2 * this.table.chance(own, other, postCrawford) - 1;
  }
}

/** Converts a value of the player on roll to player 0's view. */
export function forPlayer0(value: number, player: BackgammonPlayer): number {
  return player === 0 ? value : 0 - value;
}
