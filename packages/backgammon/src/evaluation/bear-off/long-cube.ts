import { ROLLS } from "../../rules/board.js";
import type { HomeBoards } from "./home-boards.js";
import { DOUBLES_LAST, oneSided } from "./one-sided.js";
import { finishesFirst, Rolls } from "./rolls.js";
import type { CubeHolder } from "./two-sided-cube.js";

/** A pair of boards is solved up to this many pips of both sides: it reaches some hundred thousand other pairs. */
const MOST_PIPS = 48;
/**
 * From this winning probability a double is always passed: even with a live cube the opponent needs a fifth of the
 * games.
 */
const PASSED = 0.8;
/** Below this winning probability a double never gains. */
const UNDOUBLED = 0.5;
/** Closer to 0 or 1 the cube counts as dead. */
const DECIDED = 0.003;

/** The probabilities of the rolls, in the order of `RollCounts`. */
const CHANCES = Float64Array.from(DOUBLES_LAST, ({ probability }) => probability);

/** Places in the table of pairs, a power of 2, and how many are filled at most before a new question. */
const PLACES = 1 << 20;
const MOST_FILLED = PLACES / 2;
/** Hash multiplier, odd: 2^32 divided by the golden ratio (Knuth, TAOCP 3, 6.4), and the shift to a place. */
const MIXER = 0x9e3779b1;
const SHIFT = 32 - Math.log2(PLACES);

/** The four numbers of a pair: the value by the position of the cube, and the winning probability. */
const NUMBERS = 4;
const CENTRE = 0;
const OWN = 1;
const OTHER = 2;
const WIN = 3;
const PLANES: Readonly<Record<CubeHolder, number>> = { centre: CENTRE, own: OWN, other: OTHER };
/** The position of the cube as the opponent sees it. */
const MIRRORED = [CENTRE, OTHER, OWN] as const;

/**
 * The bear-off with the cube for money, for more checkers than in the two-sided table: both sides double and take
 * optimally, but play every roll for the fewest expected rolls. That changes a value by .001 on average, and leaves one
 * result of every roll instead of several. Gammons must be impossible. The pairs that a question reaches are solved and
 * kept.
 */
export class LongCube {
  readonly boards: HomeBoards;
  private readonly results: Uint16Array;
  private readonly rolls: (Rolls | undefined)[] = [];
  private readonly distribution: (board: number) => Float64Array;
  /** Both boards of the pair in each place; 0 is free. */
  private readonly keys = new Uint32Array(PLACES);
  private readonly values = new Float32Array(NUMBERS * PLACES);
  private filled = 0;

  constructor() {
    const { boards, all } = oneSided();
    this.boards = boards;
    this.results = all.results;
    this.distribution = (board) => all.of(board);
  }

  /** Whether a pair of boards is small enough. */
  covers(own: number, other: number): boolean {
    const { pips, count, checkers } = this.boards;
    return pips[own]! + pips[other]! <= MOST_PIPS && count[own]! < checkers && count[other]! < checkers;
  }

  /**
   * The value for the player on roll, before rolling and without doubling this turn, in points with the cube at 1.
   *
   * @param own board of the player on roll
   */
  value(own: number, other: number, holder: CubeHolder): number {
    if (this.filled > MOST_FILLED) {
      this.keys.fill(0);
      this.filled = 0;
    }
    return this.closed(PLANES[holder], own, other, this.placeOf(own, other));
  }

  /** @param at where the numbers of the pair begin */
  private closed(plane: number, own: number, other: number, at: number): number {
    const { values, results } = this;
    const known = values[at + plane]!;
    if (!Number.isNaN(known)) return known;
    const win = values[at + WIN]!;
    let mean = 0;
    if (win < DECIDED || win > 1 - DECIDED) mean = 2 * win - 1;
    else {
      const next = MIRRORED[plane]!;
      for (let roll = 0; roll < ROLLS.length; roll++) {
        const left = results[own * ROLLS.length + roll]!;
        mean += CHANCES[roll]! * (left === 0 ? 1 : -this.open(next, other, left));
      }
    }
    values[at + plane] = mean;
    return mean;
  }

  /** The value for the player on roll with the option to double. */
  private open(plane: number, own: number, other: number): number {
    const at = this.placeOf(own, other);
    if (plane === OTHER) return this.closed(plane, own, other, at);
    const win = this.values[at + WIN]!;
    if (win >= PASSED) return 1;
    const none = this.closed(plane, own, other, at);
    return win < UNDOUBLED ? none : Math.max(none, Math.min(1, 2 * this.closed(OTHER, own, other, at)));
  }

  /** Where the numbers of a pair begin; a new pair gets its winning probability. */
  private placeOf(own: number, other: number): number {
    const { keys, values } = this;
    const key = ((own << 16) | other) >>> 0;
    let place = Math.imul(key, MIXER) >>> SHIFT;
    while (keys[place] !== key && keys[place] !== 0) place = (place + 1) % PLACES;
    const at = NUMBERS * place;
    if (keys[place] !== 0) return at;
    this.filled++;
    keys[place] = key;
    values.fill(Number.NaN, at, at + WIN);
    values[at + WIN] = finishesFirst(this.rollsOf(own), this.rollsOf(other), 1);
    return at;
  }

  private rollsOf(board: number): Rolls {
    this.rolls[board] ??= new Rolls().set(this.distribution(board));
    return this.rolls[board];
  }
}
