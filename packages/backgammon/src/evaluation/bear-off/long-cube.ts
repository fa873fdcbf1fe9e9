import { type BackgammonPlayer, ROLLS } from "../../rules/board.js";
import { type CubeHolder, type CubeStakes, type Stake, StakeTable } from "./cube-stake.js";
import type { HomeBoards } from "./home-boards.js";
import { DOUBLES_LAST, oneSided } from "./one-sided.js";
import { Pairs } from "./pairs.js";
import { CLASSES, firstOffChance, rollClasses } from "./roll-classes.js";

/** A pair of boards is solved itself up to this many pips of both sides: it reaches some hundred thousand other pairs. */
const MOST_PIPS = 48;
/**
 * For money, from this winning probability a double is always passed: even with a live cube the opponent needs a fifth
 * of the games.
 */
const PASSED = 0.8;
/** For money, below this winning probability a double never gains. */
const UNDOUBLED = 0.5;
/** Closer to 0 or 1 the cube counts as dead. */
const DECIDED = 0.003;
/**
 * The change of a value with the winning probability, in units of the difference between winning and losing the cube: 1
 * if the cube is dead, 5/3 if it is live.
 */
const SLOPE = 1.3;

/** The probabilities of the rolls, in the order of `RollCounts`. */
const CHANCES = Float64Array.from(DOUBLES_LAST, ({ probability }) => probability);

/**
 * By class of the player on roll and of the other: without doubling this turn, and with the option to double; and by
 * place in the table of pairs, without doubling. NaN until they are needed.
 */
type Values = Readonly<Record<"closed" | "open" | "pairs", Float32Array>>;

/** The value for the player on roll with the option to double. */
type Opened = (stake: Stake<Values>, own: number, other: number) => number;

/**
 * The bear-off with the cube, for more checkers than in the two-sided table: both sides double and take optimally, but
 * play every roll for the fewest expected rolls, which changes a value by .001 on average. With few pips all pairs that
 * can follow are solved and kept; with more, boards that need nearly the same number of rolls have the same value after
 * a roll, corrected by their winning probability. Gammons must be impossible.
 */
export class LongCube {
  readonly boards: HomeBoards;
  private readonly stakes: StakeTable<Values>;
  private readonly results: Uint16Array;
  /** The winning probability by class of the player on roll and of the other; NaN until it is needed. */
  private readonly wins: Float32Array;
  private readonly pairs = new Pairs();

  constructor(terms: CubeStakes) {
    const { boards, all } = oneSided();
    this.boards = boards;
    this.results = all.results;
    const numbers = (): Float32Array => new Float32Array(CLASSES ** 2).fill(Number.NaN);
    this.wins = numbers();
    this.stakes = new StakeTable(terms, () => ({
      closed: numbers(),
      open: numbers(),
      pairs: this.pairs.column(),
    }));
  }

  /** As in `CubeBearOff`. */
  value(player: BackgammonPlayer, own: number, other: number, cube: number, holder: CubeHolder): number {
    const stake = this.stakes.at(player, cube, holder);
    const isSmall = this.boards.pips[own]! + this.boards.pips[other]! <= MOST_PIPS;
    if (isSmall) this.pairs.makeRoom();
    const value = isSmall
      ? this.paired(stake, own, other)
      : this.rolled(stake, own, other, firstOffChance(own, other), this.byClasses);
    return this.stakes.isMoney ? cube * value : value;
  }

  /** The value for the player on roll without doubling this turn, from all pairs that can follow. */
  private paired(
    stake: Stake<Values>,
    own: number,
    other: number,
    at = this.pairs.placeOf(own, other),
  ): number {
    if (Number.isNaN(stake.values.pairs[at]!))
      stake.values.pairs[at] = this.rolled(stake, own, other, this.pairs.wins[at]!, this.byPairs);
    return stake.values.pairs[at]!;
  }

  /** The same from the values after each roll. @param win from `firstOffChance`, which solves what a roll makes of a board */
  private rolled(stake: Stake<Values>, own: number, other: number, win: number, opened: Opened): number {
    const { won, lost } = stake;
    if (!stake.isAlive || win < DECIDED || win > 1 - DECIDED) return lost + win * (won - lost);
    const next = this.stakes.next(stake);
    let mean = 0;
    for (let roll = 0; roll < ROLLS.length; roll++) {
      const left = this.results[own * ROLLS.length + roll]!;
      mean += CHANCES[roll]! * (left === 0 ? won : -opened(next, other, left));
    }
    return mean;
  }

  private readonly byPairs: Opened = (stake, own, other) => {
    const at = this.pairs.placeOf(own, other);
    return this.opened(stake, this.pairs.wins[at]!, (each) => this.paired(each, own, other, at));
  };

  private readonly byClasses: Opened = (stake, own, other) => {
    const { classOf } = rollClasses();
    const [one, two] = [classOf[own]!, classOf[other]!];
    const win = firstOffChance(own, other);
    const shift = SLOPE * (win - this.winOf(one, two));
    return this.opened(stake, win, (each) => {
      const { won, lost } = each;
      return Math.max(lost, Math.min(won, this.classed(each, one, two) + shift * (won - lost)));
    });
  };

  /**
   * @param win the winning probability
   * @param closed the value of a stake without doubling this turn
   */
  private opened(stake: Stake<Values>, win: number, closed: (stake: Stake<Values>) => number): number {
    const isMoney = stake.mayTurn && this.stakes.isMoney;
    if (isMoney && win >= PASSED) return stake.won;
    const none = closed(stake);
    if (!stake.mayTurn || (isMoney && win < UNDOUBLED)) return none;
    return Math.max(none, Math.min(stake.won, this.stakes.doubling * closed(this.stakes.doubled(stake))));
  }

  /** The value of two classes without doubling this turn; only those that can follow are solved. */
  private classed(stake: Stake<Values>, own: number, other: number): number {
    const { won, lost, values } = stake;
    const { results } = rollClasses();
    const at = own * CLASSES + other;
    if (!Number.isNaN(values.closed[at]!)) return values.closed[at]!;
    const win = this.winOf(own, other);
    let value = lost + win * (won - lost);
    if (stake.isAlive && win >= DECIDED && win <= 1 - DECIDED) {
      const next = this.stakes.next(stake);
      const { open } = next.values;
      // For classes the mean over their results is a little off.
      let missing = win - 1;
      let mean = 0;
      for (let roll = 0; roll < ROLLS.length; roll++) {
        const left = results[own * ROLLS.length + roll]!;
        const after = other * CLASSES + left;
        if (Number.isNaN(open[after]!)) open[after] = this.openClasses(next, other, left);
        missing += CHANCES[roll]! * this.wins[after]!;
        mean += CHANCES[roll]! * open[after]!;
      }
      value = SLOPE * (won - lost) * missing - mean;
    }
    values.closed[at] = value;
    return value;
  }

  private openClasses(stake: Stake<Values>, own: number, other: number): number {
    return this.opened(stake, this.winOf(own, other), (each) => this.classed(each, own, other));
  }

  /** The winning probability of two classes. */
  private winOf(own: number, other: number): number {
    const { typical } = rollClasses();
    const at = own * CLASSES + other;
    if (Number.isNaN(this.wins[at]!))
      this.wins[at] = own === 0 ? 1 : other === 0 ? 0 : firstOffChance(typical[own]!, typical[other]!);
    return this.wins[at]!;
  }
}
