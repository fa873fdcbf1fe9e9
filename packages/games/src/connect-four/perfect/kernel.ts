import { instantiate, newMemory } from "@tyche/learn/wasm";
import { CONNECT4 } from "../../kernels/generated/connect4.js";
import { weightsFile } from "../../kit/weights-file.js";
import { middleOut, type Size } from "../board/board.js";
import { cellsOf, emptyKey } from "./bitboards.js";

/** Values of all open boards with a given number of stones. */
export interface Book {
  readonly stones: number;
  /** Keys of the boards, one per mirror pair (the smaller key), in ascending order. */
  readonly keys: BigUint64Array;
  /** Values by stones, for the player to move; UNKNOWN if not computed. */
  readonly values: Int8Array;
}

/** Marks a value in a book that has not been computed. */
export const UNKNOWN = 127;

/** Exports of `assembly/connect4.ts`; 64-bit words are bigints. */
export interface PerfectKernel {
  begin(): void;
  wasStopped(): number;
  takeNodes(): number;
  winningCells(own: bigint, all: bigint): bigint;
  landingCells(all: bigint): bigint;
  search(own: bigint, all: bigint, stones: number, alpha: number, beta: number): number;
}

interface Exports extends PerfectKernel {
  setup(
    columns: number,
    rows: number,
    order: number,
    small: number,
    smallBits: number,
    large: number,
    largeBits: number,
  ): void;
  openBook(keys: number, values: number, count: number, stones: number): void;
  successors(from: number, count: number, to: number): number;
  undecided(at: number, count: number): number;
}

const PAGE = 65_536;
const ORDER_AT = 512;
/** Size of the table that fits the processor's cache, as a power of two: 2 MiB. */
const SMALL_BITS = 18;
const ENTRY_BYTES = 8;
const KEY_BYTES = 8;
/** Maximum number of successors per stone count in `boardKeys`. */
const MOST_WAYS = 2 ** 19;

/**
 * Starts the kernel with its tables.
 *
 * @param largeBits number of entries of the large table as a power of two, 8 bytes each
 * @param expired called every few thousand positions
 * @throws TrainingError if the platform has no WebAssembly
 */
export function perfectKernel(
  size: Size,
  largeBits: number,
  expired: () => boolean,
  book?: Book,
): PerfectKernel {
  const smallAt = PAGE;
  const largeAt = smallAt + ENTRY_BYTES * 2 ** SMALL_BITS;
  const keysAt = largeAt + ENTRY_BYTES * 2 ** largeBits;
  const count = book?.keys.length ?? 0;
  const valuesAt = keysAt + KEY_BYTES * count;
  const { kernel, memory } = started(valuesAt + count, expired);
  const order = middleOut(size.columns).map((column) => cellsOf(size, column));
  new BigUint64Array(memory.buffer, ORDER_AT, order.length).set(order);
  kernel.setup(size.columns, size.rows, ORDER_AT, smallAt, SMALL_BITS, largeAt, largeBits);
  if (book) {
    new BigUint64Array(memory.buffer, keysAt, count).set(book.keys);
    new Int8Array(memory.buffer, valuesAt, count).set(book.values);
    kernel.openBook(keysAt, valuesAt, count, book.stones);
  }
  return kernel;
}

/**
 * Keys of all boards with this number of stones that are not won and where the next stone does not win.
 *
 * @throws Error if there are too many boards
 * @throws TrainingError if the platform has no WebAssembly
 */
export function boardKeys(size: Size, stones: number): BigUint64Array {
  const keysAt = PAGE;
  const waysAt = keysAt + KEY_BYTES * MOST_WAYS;
  const { kernel, memory } = started(waysAt + KEY_BYTES * MOST_WAYS, () => false);
  kernel.setup(size.columns, size.rows, ORDER_AT, PAGE, 0, PAGE, 0);
  let keys = BigUint64Array.of(emptyKey(size));
  for (let placed = 0; placed < stones; placed++) {
    if (keys.length * size.columns > MOST_WAYS)
      throw new Error(`There are too many boards with ${stones} stones to list them.`);
    new BigUint64Array(memory.buffer, keysAt, keys.length).set(keys);
    const ways = kernel.successors(keysAt, keys.length, waysAt);
    keys = distinct(new BigUint64Array(memory.buffer, waysAt, ways));
  }
  new BigUint64Array(memory.buffer, keysAt, keys.length).set(keys);
  return new BigUint64Array(memory.buffer, keysAt, kernel.undecided(keysAt, keys.length)).slice();
}

/** Sorts in place and returns a copy without duplicates. */
function distinct(keys: BigUint64Array): BigUint64Array<ArrayBuffer> {
  return keys.sort().filter((key, i) => i === 0 || key !== keys[i - 1]);
}

function started(bytes: number, expired: () => boolean) {
  const memory = newMemory(bytes);
  const kernel = instantiate(CONNECT4, { memory, expired: () => (expired() ? 1 : 0) }) as Exports;
  return { kernel, memory };
}

const SIZE: Size = { columns: 7, rows: 6 };
const STONES = 8;

const FILE = weightsFile(() => new URL("../../../weights/connect-four.book", import.meta.url));

let asked: Promise<Book> | undefined;

/**
 * Loads the values of all 77,715 boards of 7 x 6 with eight stones that nobody has won or wins with the next stone.
 * They were computed by `npm run research -- opening`. The data is a file of 0.1 MB, loaded on first use.
 *
 * @throws TrainingError if the platform has no WebAssembly, or the file cannot be loaded
 */
export function openingBook(): Promise<Book> {
  asked ??= read().catch((cause: unknown) => {
    // The next call tries again.
    asked = undefined;
    throw cause;
  });
  return asked;
}

/** Whether a search from a board with this number of stones reaches boards of the book. */
export function opensByBook(size: Size, stones: number): boolean {
  return size.columns === SIZE.columns && size.rows === SIZE.rows && stones <= STONES;
}

async function read(): Promise<Book> {
  const { buffer, byteOffset, byteLength } = await FILE.load();
  const values = new Int8Array(buffer, byteOffset, byteLength);
  return { stones: STONES, keys: boardKeys(SIZE, STONES), values };
}
