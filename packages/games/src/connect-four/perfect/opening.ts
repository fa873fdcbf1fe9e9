import type { Size } from "../board.js";
import { type Book, boardKeys } from "./kernel.js";

const SIZE: Size = { columns: 7, rows: 6 };
const STONES = 8;

let asked: Promise<Book> | undefined;

/**
 * The values of all 77,715 boards of 7 x 6 with eight stones that nobody has won, or wins with the next one. `npm run research -- opening`
 * worked them out; a module of 0.1 MB has them, which is loaded when they are first asked for.
 *
 * @throws Error where the platform has no WebAssembly, or the module does not come
 */
export function openingBook(): Promise<Book> {
  asked ??= read().catch((cause: unknown) => {
    // Whoever asks next tries once more.
    asked = undefined;
    throw cause;
  });
  return asked;
}

/** Whether a search from a board with so many stones comes to boards of the book. */
export function opensByBook(size: Size, stones: number): boolean {
  return size.columns === SIZE.columns && size.rows === SIZE.rows && stones <= STONES;
}

async function read(): Promise<Book> {
  const { book } = await import("../../weights/generated/connect-four.js");
  return { stones: STONES, keys: boardKeys(SIZE, STONES), values: new Int8Array(book().buffer) };
}
