import { firstOffChance } from "./roll-classes.js";

/** Places in the table, a power of 2. At most half of them are filled before a new question. */
const PLACES = 1 << 20;
/** Hash multiplier, odd: 2^32 divided by the golden ratio (Knuth, TAOCP 3, 6.4), and the shift to a place. */
const MIXER = 0x9e3779b1;
const SHIFT = 32 - Math.log2(PLACES);

/** A hash table of pairs of home boards, with any number of columns of values; a value is NaN until it is set. */
export class Pairs {
  /** The winning probability of the first board, on roll, by place. */
  readonly wins = new Float32Array(PLACES);
  /** Both boards of the pair in each place; 0 is free. */
  private readonly keys = new Uint32Array(PLACES);
  private readonly columns: Float32Array[] = [];
  private filled = 0;

  /** A new column. Its memory is not touched before there are pairs. */
  column(): Float32Array {
    const column = new Float32Array(PLACES);
    if (this.filled > 0) column.fill(Number.NaN);
    this.columns.push(column);
    return column;
  }

  /** Forgets all pairs if too few places are left for those that a new question reaches. */
  makeRoom(): void {
    if (this.filled > PLACES / 2) {
      this.keys.fill(0);
      this.filled = 0;
    }
  }

  /** The place of a pair; a new pair gets its winning probability. */
  placeOf(own: number, other: number): number {
    const { keys } = this;
    const key = ((own << 16) | other) >>> 0;
    let place = Math.imul(key, MIXER) >>> SHIFT;
    while (keys[place] !== key && keys[place] !== 0) place = (place + 1) % PLACES;
    if (keys[place] !== 0) return place;
    this.filled++;
    keys[place] = key;
    for (const column of this.columns) column[place] = Number.NaN;
    this.wins[place] = firstOffChance(own, other);
    return place;
  }
}
