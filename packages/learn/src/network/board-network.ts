import type { BoardEncoding } from "../kernels/board-encoding.js";

/** Evaluates boards in batches, with any type of numbers: `Network` with an encoding, `QuantizedNetwork`. */
export interface BoardNetwork {
  readonly encoding: BoardEncoding | undefined;
  /** Boards of a batch, `stride` bytes apart. */
  readonly boards: Int8Array;
  readonly stride: number;
  /** Eight numbers for each board of a batch. */
  readonly results: Float32Array;
  /** Evaluates the boards `from` to `from + count - 1` as a view reads them. */
  evaluateBoards(from: number, count: number, view?: number): void;
}
