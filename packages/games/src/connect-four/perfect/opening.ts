import { weightsFile } from "../../kit/weights-file.js";
import type { Size } from "../board/board.js";
import { type Book, boardKeys } from "./kernel.js";

const SIZE: Size = { columns: 7, rows: 6 };
const STONES = 8;

const FILE = weightsFile(() => new URL("../../../weights/connect-four.book", import.meta.url));

let asked: Promise<Book> | undefined;

/**
 * Loads the values of all 77,715 boards of 7 x 6 with eight stones that nobody has won or wins with the next stone.
 * They were computed by `npm run research -- opening`. The data is a file of 0.1 MB, loaded on first use.
 *
 * @throws Error if the platform has no WebAssembly, or the file cannot be loaded
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
