import { slide, type Variant } from "../board/board.js";

/**
 * Boards of at most 9 cells as whole numbers below 2^32: each cell is a digit, 0 or the exponent of its tile, in a
 * base that fits the largest tile that a game can make on the board. Lines and the results of sliding them are looked
 * up in tables.
 */
export class SmallBoards {
  readonly cells: number;
  readonly rowCount: number;
  readonly columnCount: number;
  /** The lines of the board read last, with the first cell as the lowest digit. */
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** Results of sliding the columns, as rows and as columns. */
  private readonly slidRows: Int32Array;
  private readonly slidColumns: Int32Array;
  private readonly ofRow: LineTables;
  private readonly ofColumn: LineTables;

  constructor({ rows, columns, target }: Variant) {
    this.cells = rows * columns;
    this.rowCount = rows;
    this.columnCount = columns;
    this.rows = new Int32Array(rows);
    this.columns = new Int32Array(columns);
    this.slidRows = new Int32Array(rows);
    this.slidColumns = new Int32Array(columns);
    const base = this.cells + 2;
    this.ofRow = lineTables(base, columns, rows, target);
    this.ofColumn = rows === columns ? this.ofRow : lineTables(base, rows, columns, target);
  }

  /** Reads a board into `rows` and `columns`. */
  read(board: number): void {
    const { rows, columns, ofRow } = this;
    let rest = board;
    for (let row = 0; row < rows.length; row++) {
      const above = Math.floor(rest / ofRow.size);
      rows[row] = rest - above * ofRow.size;
      rest = above;
    }
    turned(rows, ofRow, columns, this.ofColumn);
  }

  /** The smallest board among all rotations and reflections, from lines in the layout of `rows` and `columns`. */
  canonical(rows: Int32Array, columns: Int32Array): number {
    const least = leastOf(rows, this.ofRow);
    return this.rowCount === this.columnCount ? Math.min(least, leastOf(columns, this.ofColumn)) : least;
  }

  /**
   * Slides the board read last. Writes the canonical board after each direction that changes it into `boards`, and
   * its gain into `gains`.
   *
   * @returns how many directions change the board
   */
  slides(boards: Float64Array, gains: Float64Array): number {
    let count = 0;
    for (const isBack of [false, true]) {
      const { rows, columns, ofRow, ofColumn, slidRows, slidColumns } = this;
      let gain = slideAll(rows, ofRow, isBack, slidRows);
      if (gain >= 0) {
        turned(slidRows, ofRow, slidColumns, ofColumn);
        boards[count] = this.canonical(slidRows, slidColumns);
        gains[count++] = gain;
      }
      gain = slideAll(columns, ofColumn, isBack, slidColumns);
      if (gain >= 0) {
        turned(slidColumns, ofColumn, slidRows, ofRow);
        boards[count] = this.canonical(slidRows, slidColumns);
        gains[count++] = gain;
      }
    }
    return count;
  }

  /**
   * Puts a tile on each empty cell in turn of the board read last. Writes the canonical boards into `boards`.
   *
   * @param exponent exponent of the tile
   * @returns how many boards were written
   */
  spawns(exponent: number, boards: Float64Array): number {
    const { rows, columns, ofRow, ofColumn } = this;
    let count = 0;
    for (let row = 0; row < rows.length; row++) {
      for (let column = 0; column < columns.length; column++) {
        if (ofRow.digits[column]![rows[row]!] !== 0) continue;
        const inRow = exponent * ofRow.powers[column]!;
        const inColumn = exponent * ofColumn.powers[row]!;
        rows[row]! += inRow;
        columns[column]! += inColumn;
        boards[count++] = this.canonical(rows, columns);
        rows[row]! -= inRow;
        columns[column]! -= inColumn;
      }
    }
    return count;
  }
}

/** Tables for lines of one length, indexed by their digits read as a number. */
interface LineTables {
  /** Number of possible lines. */
  readonly size: number;
  /** Indexed by cell of the line: the factor of its digit. */
  readonly powers: readonly number[];
  /** Indexed by line of the board: the factor of a line there. */
  readonly places: readonly number[];
  /** Indexed by cell: its digit. */
  readonly digits: readonly Uint8Array[];
  readonly mirrored: Int32Array;
  /** The line after sliding toward the first cell, and toward the last. */
  readonly slid: Int32Array;
  readonly slidBack: Int32Array;
  /** Gain of sliding either way; with a target, 1 if it is made. */
  readonly gain: Float64Array;
}

function lineTables(base: number, length: number, lines: number, target: number): LineTables {
  const size = base ** length;
  const powers = Array.from({ length }, (_, cell) => base ** cell);
  const places = Array.from({ length: lines }, (_, line) => size ** line);
  const digits = powers.map((power) =>
    Uint8Array.from({ length: size }, (_, line) => Math.floor(line / power) % base),
  );
  const read = (line: number): number[] => digits.map((digit) => digit[line]!);
  const written = (cells: readonly number[]): number =>
    cells.reduce((sum, digit, cell) => sum + digit * powers[cell]!, 0);
  const slidLine = (cells: readonly number[]): { readonly line: number; readonly gain: number } => {
    const { line, gain } = slide(cells.map((digit) => (digit === 0 ? 0 : 2 ** digit)));
    const exponents = line.map((tile) => (tile === 0 ? 0 : Math.log2(tile)));
    // Unreachable lines may make a tile without a digit; they are never looked up.
    const isPossible = exponents.every((exponent) => exponent < base);
    return {
      line: isPossible ? written(exponents) : 0,
      gain: target > 0 ? Number(line.includes(target)) : gain,
    };
  };
  const all = Array.from({ length: size }, (_, line) => read(line));
  const forth = all.map(slidLine);
  return {
    size,
    powers,
    places,
    digits,
    mirrored: Int32Array.from(all, (cells) => written([...cells].reverse())),
    slid: Int32Array.from(forth, ({ line }) => line),
    slidBack: Int32Array.from(all, (cells) => {
      const back = read(slidLine([...cells].reverse()).line);
      return written(back.reverse());
    }),
    gain: Float64Array.from(forth, ({ gain }) => gain),
  };
}

/** The same cells as lines of the other direction. */
function turned(lines: Int32Array, from: LineTables, into: Int32Array, to: LineTables): void {
  for (let cell = 0; cell < into.length; cell++) {
    const digits = from.digits[cell]!;
    let line = 0;
    for (let i = 0; i < lines.length; i++) line += digits[lines[i]!]! * to.powers[i]!;
    into[cell] = line;
  }
}

/** The smallest of the board, its two reflections and their combination. */
function leastOf(lines: Int32Array, { places, mirrored }: LineTables): number {
  const last = lines.length - 1;
  let plain = 0;
  let flipped = 0;
  let mirror = 0;
  let both = 0;
  for (let i = 0; i <= last; i++) {
    const line = lines[i]!;
    const reversed = mirrored[line]!;
    const here = places[i]!;
    const there = places[last - i]!;
    plain += line * here;
    flipped += line * there;
    mirror += reversed * here;
    both += reversed * there;
  }
  const one = plain < flipped ? plain : flipped;
  const other = mirror < both ? mirror : both;
  return one < other ? one : other;
}

/** Gain of sliding all lines one way; -1 if nothing changes. */
function slideAll(
  lines: Int32Array,
  { slid, slidBack, gain }: LineTables,
  isBack: boolean,
  into: Int32Array,
): number {
  const to = isBack ? slidBack : slid;
  let sum = 0;
  let changes = false;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const after = to[line]!;
    into[i] = after;
    if (after !== line) changes = true;
    sum += gain[line]!;
  }
  return changes ? sum : -1;
}
