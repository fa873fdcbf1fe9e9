import { BACKGAMMON, BAR, type BackgammonPlayer } from "./board.js";
import { OFF_BYTE } from "./board-records.js";
import { LOSE_BACKGAMMON, LOSE_GAMMON, WIN, WIN_BACKGAMMON, WIN_GAMMON } from "./outcomes.js";

const CHECKERS = BACKGAMMON.checkers;
/** The fewest and most pips of a turn: 2-1, and 6-6. Bearing off may use fewer. */
const FEWEST_PIPS = 3;
const MOST_PIPS = 24;
/** Most checkers that a turn moves. */
const MOST_MOVED = 4;
const HOME = 6;
/** The last point outside the opponent's home board. */
const FAR = 18;

/** Boards of a batch, with estimated outcome probabilities of the player who has just played to each. */
export interface EstimatedBoards {
  /** The 28 bytes of each board record, `stride` bytes apart, and the same memory as words. */
  readonly bytes: Int8Array;
  readonly words: Int32Array;
  readonly stride: number;
  /** Five probabilities for each board, `step` numbers apart. */
  readonly chances: Float32Array;
  readonly step: number;
}

/**
 * Corrects the estimates of `count` boards so that they contain nothing that the rules exclude. A side that has borne
 * off a checker loses no gammon; in a race, only a checker in the winner's home board loses a backgammon, and what no
 * dice can change is certain; and win >= gammon >= backgammon.
 *
 * @param from index of the first board
 * @param player the player who has just played
 */
export function excludeImpossible(
  boards: EstimatedBoards,
  from: number,
  count: number,
  player: BackgammonPlayer,
): void {
  const { bytes, words, stride, chances, step } = boards;
  for (let i = from; i < from + count; i++) {
    const base = i * stride;
    const at = i * step;
    if (!hasContact(words, base >> 2)) decideRace(boards, base, player, at);
    const win = chances[at + WIN]!;
    const mostWon = bytes[base + OFF_BYTE + 1 - player]! > 0 ? 0 : win;
    const mostLost = bytes[base + OFF_BYTE + player]! > 0 ? 0 : 1 - win;
    if (chances[at + WIN_GAMMON]! > mostWon) chances[at + WIN_GAMMON] = mostWon;
    if (chances[at + LOSE_GAMMON]! > mostLost) chances[at + LOSE_GAMMON] = mostLost;
    const wonGammon = chances[at + WIN_GAMMON]!;
    const lostGammon = chances[at + LOSE_GAMMON]!;
    if (chances[at + WIN_BACKGAMMON]! > wonGammon) chances[at + WIN_BACKGAMMON] = wonGammon;
    if (chances[at + LOSE_BACKGAMMON]! > lostGammon) chances[at + LOSE_BACKGAMMON] = lostGammon;
  }
}

/** The sign bit of each byte of a word, and all other bits. */
const SIGNS = 0x80808080 | 0;
const SIZES = 0x7f7f7f7f;
/** Factors for which the highest byte of the product is the sum of a word's bytes b, and b1 + 2 b2 + 3 b3. */
const UNITS = 0x01010101;
const STEPS = 0x00010203;
/** The word with indices 24 to 27 of a record; only the first two are points. */
const LAST_WORD = 6;
const LAST_POINTS = 0xffff;

/** Whether some checker still has to pass an opponent's. Four points at a time: this is asked of every board. */
export function hasContact(words: Int32Array, first: number): boolean {
  let low = first;
  let lowest = words[low]! & SIGNS;
  // In a game that is over, one side has no checkers.
  while (lowest === 0 && low < first + LAST_WORD) lowest = words[++low]! & SIGNS;
  if (lowest === 0) return false;
  let high = first + LAST_WORD;
  let highest = positive(words[high]! & LAST_POINTS);
  while (highest === 0 && high > low) highest = positive(words[--high]!);
  if (high > low) return true;
  return highest !== 0 && Math.clz32(highest) < Math.clz32(lowest & -lowest);
}

/** The sign bits of the bytes of a word that are positive numbers. */
function positive(word: number): number {
  return ((word & SIZES) + SIZES) & SIGNS & ~word;
}

/** Bounds on how many turns of its own a side needs in a race without contact, whatever the dice. */
export class RaceTurns {
  /** Until the last checker is borne off. */
  least = 0;
  most = 0;
  /** Until the first checker is borne off, if none is. */
  leastFirst = 0;
  mostFirst = 0;
  /** Until no checker is in the opponent's home board, if the side moves those first. */
  leastOut = 0;
  mostOut = 0;

  /**
   * @param checkers on the board, and the pips of all of them
   * @param far checkers in the opponent's home board, and the pips that they need to leave it
   */
  set(checkers: number, pips: number, far: number, farPips: number): void {
    this.least = Math.max(ceiling(checkers, MOST_MOVED), ceiling(pips, MOST_PIPS));
    // A die that bears off may use a single pip, but also a checker.
    this.most = ceiling(pips + checkers, FEWEST_PIPS);
    this.leastFirst = Math.max(1, ceiling(pips - HOME * checkers + 1, MOST_PIPS));
    // Until then every turn uses all its pips, and at least one for each checker is left.
    this.mostFirst = 1 + (((pips - checkers) / FEWEST_PIPS) | 0);
    this.leastOut = ceiling(far, MOST_MOVED);
    // A checker may leave with a single pip.
    this.mostOut = ceiling(farPips + far, FEWEST_PIPS);
  }
}

/** The quotient of two whole numbers, rounded up. */
function ceiling(whole: number, by: number): number {
  return ((whole + by - 1) / by) | 0;
}

const sides = [new RaceTurns(), new RaceTurns()] as const;

/** Sets what is already decided in a race. The opponent rolls next. */
function decideRace(
  { bytes, words, chances }: EstimatedBoards,
  base: number,
  player: BackgammonPlayer,
  at: number,
): void {
  const first = base >> 2;
  let one = 0;
  let two = 0;
  for (let k = 0; k <= LAST_WORD; k++) {
    const word = k < LAST_WORD ? words[first + k]! : words[first + k]! & LAST_POINTS;
    if (word === 0) continue;
    const negative = Math.imul((word & SIGNS) >>> 7, 0xff);
    const ones = word & ~negative;
    const twos = (~word & negative) + (negative & UNITS);
    one += 4 * k * (Math.imul(ones, UNITS) >>> 24) + (Math.imul(ones, STEPS) >>> 24);
    two += (BAR - 4 * k) * (Math.imul(twos, UNITS) >>> 24) - (Math.imul(twos, STEPS) >>> 24);
  }
  let farOne = 0;
  let farTwo = 0;
  let farPipsOne = 0;
  let farPipsTwo = 0;
  for (let pips = 1; pips <= HOME; pips++) {
    const ones = Math.max(0, bytes[base + FAR + pips]!);
    const twos = Math.max(0, -bytes[base + BAR - FAR - pips]!);
    farOne += ones;
    farTwo += twos;
    farPipsOne += pips * ones;
    farPipsTwo += pips * twos;
  }
  sides[0].set(CHECKERS - bytes[base + OFF_BYTE]!, one, farOne, farPipsOne);
  sides[1].set(CHECKERS - bytes[base + OFF_BYTE + 1]!, two, farTwo, farPipsTwo);
  const own = sides[player];
  const other = sides[player === 0 ? 1 : 0];
  // When the player bears off the last checker, the opponent has had as many turns; the other way round, one turn less.
  decide(chances, at + WIN, own.most < other.least, other.most <= own.least);
  decide(chances, at + WIN_GAMMON, own.most < other.leastFirst, other.mostFirst <= own.least);
  decide(chances, at + WIN_BACKGAMMON, own.most < other.leastOut, other.mostOut <= own.least);
  decide(chances, at + LOSE_GAMMON, other.most <= own.leastFirst, own.mostFirst < other.least);
  decide(chances, at + LOSE_BACKGAMMON, other.most <= own.leastOut, own.mostOut < other.least);
}

function decide(chances: Float32Array, at: number, isCertain: boolean, isImpossible: boolean): void {
  if (isCertain) chances[at] = 1;
  else if (isImpossible) chances[at] = 0;
}
