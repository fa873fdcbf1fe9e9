import { type BackgammonPlayer, ROLLS } from "../../rules/board.js";
import { type CubeHolder, type CubeStakes, type Stake, StakeTable } from "./cube-stake.js";
import type { HomeBoards } from "./home-boards.js";
import { DOUBLES_LAST, oneSided } from "./one-sided.js";
import { Pairs } from "./pairs.js";
import { firstOffChance, type RollClasses, rollClasses } from "./roll-classes.js";

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
 * place in the table of pairs, without doubling.
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
  private readonly classes: RollClasses;
  private readonly stakes: StakeTable<Values>;
  private readonly results: Uint16Array;
  /** The winning probability by class of the player on roll and of the other. */
  private readonly wins: Float32Array;
  /** The stakes whose classes below `solved` have values. */
  private readonly reached = new Set<Stake<Values>>();
  private solved = 0;
  private readonly pairs = new Pairs();

  constructor(terms: CubeStakes) {
    const { boards, all } = oneSided();
    this.boards = boards;
    this.results = all.results;
    this.classes = rollClasses();
    const numbers = (): Float32Array => new Float32Array(this.classes.size ** 2);
    this.wins = numbers();
    this.stakes = new StakeTable(terms, () => ({
      closed: numbers(),
      open: numbers(),
      pairs: this.pairs.column(),
    }));
    for (const player of [0, 1] as const) this.reach(this.stakes.at(player, 1, "centre"));
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

  /** The same from the values after each roll. */
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
    const win = this.stakes.isMoney && stake.mayTurn ? this.pairs.wins[at]! : UNDOUBLED;
    if (win >= PASSED) return stake.won;
    if (win < UNDOUBLED) return this.paired(stake, own, other, at);
    return this.opened(stake, (each) => this.paired(each, own, other, at));
  };

  private readonly byClasses: Opened = (stake, own, other) => {
    const { classOf, size } = this.classes;
    this.reach(stake);
    this.solve(1 + Math.max(classOf[own]!, classOf[other]!));
    const at = classOf[own]! * size + classOf[other]!;
    const shift = SLOPE * (firstOffChance(own, other) - this.wins[at]!);
    return this.opened(stake, ({ values, won, lost }) =>
      Math.max(lost, Math.min(won, values.closed[at]! + shift * (won - lost))),
    );
  };

  /** @param closed the value of a stake without doubling this turn */
  private opened(stake: Stake<Values>, closed: (stake: Stake<Values>) => number): number {
    const none = closed(stake);
    if (!stake.mayTurn) return none;
    return Math.max(none, Math.min(stake.won, this.stakes.doubling * closed(this.stakes.doubled(stake))));
  }

  /** Adds a stake and those that can follow it. */
  private reach(stake: Stake<Values>): void {
    if (this.reached.has(stake)) return;
    this.reached.add(stake);
    this.solved = 0;
    this.reach(this.stakes.next(stake));
    if (stake.mayTurn) this.reach(this.stakes.doubled(stake));
  }

  /** Solves all pairs of classes below a number; the results of a class have lower numbers. */
  private solve(end: number): void {
    for (let high = this.solved; high < end; high++) {
      for (let low = 0; low <= high; low++) {
        this.solvePair(high, low);
        this.solvePair(low, high);
      }
    }
    this.solved = Math.max(this.solved, end);
  }

  private solvePair(own: number, other: number): void {
    const { size, typical } = this.classes;
    const at = own * size + other;
    const win = own === 0 ? 1 : other === 0 ? 0 : firstOffChance(typical[own]!, typical[other]!);
    this.wins[at] = win;
    const isDecided = win < DECIDED || win > 1 - DECIDED;
    // For classes the mean over their results is a little off.
    const missing = isDecided ? 0 : win - 1 + this.meanAfter(this.wins, own, other);
    for (const stake of this.reached) {
      const { won, lost, values } = stake;
      values.closed[at] =
        isDecided || !stake.isAlive
          ? lost + win * (won - lost)
          : SLOPE * (won - lost) * missing - this.meanAfter(this.stakes.next(stake).values.open, own, other);
    }
    for (const stake of this.reached) {
      const { won, values } = stake;
      const none = values.closed[at]!;
      values.open[at] = stake.mayTurn
        ? Math.max(none, Math.min(won, this.stakes.doubling * this.stakes.doubled(stake).values.closed[at]!))
        : none;
    }
  }

  /** The mean of numbers of the opponent, who is on roll after each roll of a class. */
  private meanAfter(numbers: Float32Array, own: number, other: number): number {
    const { size, results } = this.classes;
    let mean = 0;
    for (let roll = 0; roll < ROLLS.length; roll++)
      mean += CHANCES[roll]! * numbers[other * size + results[own * ROLLS.length + roll]!]!;
    return mean;
  }
}
