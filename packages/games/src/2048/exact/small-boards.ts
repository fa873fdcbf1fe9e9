import { slide, type Variant } from "../board.js";

/**
 * Boards of at most 9 cells as whole numbers below 2^32: each cell is a digit, 0 or the exponent of its tile, in a base
 * that holds the largest tile that a game can make there. All sizes of a line and what sliding makes of it come from tables.
 */
export class SmallBoards {
  readonly cells: number;
  readonly rowCount: number;
  readonly columnCount: number;
  /** The lines of the board that was read last, the first cell as the lowest digit. */
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** What sliding the columns made of the board, as rows and as columns. */
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

  /** The least of the boards that are the same turned or mirrored, from lines as `rows` and `columns` hold them. */
  canonical(rows: Int32Array, columns: Int32Array): number {
    const least = leastOf(rows, this.ofRow);
    return this.rowCount === this.columnCount ? Math.min(least, leastOf(columns, this.ofColumn)) : least;
  }

  /**
   * Slides the board that was read: the canonical board after each direction that changes it goes into `boards`, what it earns
   * into `gains`. How many they are.
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
   * Puts a tile on each empty cell of the board that was read in turn: the canonical boards go into `boards`. How many they are.
   * @param exponent of the tile
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

/** Everything about lines of one length, by their digits read as a number. */
interface LineTables {
  /** How many lines there are. */
  readonly size: number;
  /** By cell of the line: what its digit is multiplied with. */
  readonly powers: readonly number[];
  /** By line of the board: what a line there is multiplied with. */
  readonly places: readonly number[];
  /** By cell: its digit. */
  readonly digits: readonly Uint8Array[];
  readonly mirrored: Int32Array;
  /** Slid toward the first cell, and toward the last. */
  readonly slid: Int32Array;
  readonly slidBack: Int32Array;
  /** What sliding either way earns; with a target 1 where it is made. */
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
    // Lines that no game has may make a tile that has no digit; nobody looks at them.
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

/** Of the board, its two mirror images and what both together make of it. */
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

/** What sliding all lines one way earns; -1 where it changes nothing. */
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
