/**
 * The passes of a network over linear memory. Numbers are addresses in bytes unless said otherwise; `net` is the address
 * of a descriptor (`layout.ts`). There are two of them, in WebAssembly and in TypeScript, which agree up to rounding.
 */
export interface NetworkKernel {
  /**
   * Evaluates boards of signed bytes: slot s with value v, not zero, adds row bases[s] + sign * v to the first layer.
   * @param stride bytes from one board to the next
   * @param to 8 numbers for each board
   */
  evaluateBoards(
    net: number,
    boards: number,
    stride: number,
    count: number,
    bases: number,
    sign: number,
    to: number,
  ): void;
  /** Evaluates one sparse input of `count` entries (feature, value); 8 numbers to `to`. */
  evaluateEntries(net: number, entries: number, count: number, to: number): void;
  /** Writes the sparse input that a board stands for; returns how many entries it has. */
  entriesOf(net: number, board: number, bases: number, sign: number, to: number): number;
  /** Sums up the rows from the weights of the features; needed after training, before boards are evaluated. */
  rebuildRows(net: number): void;
  /** A step of gradient descent towards 8 targets; returns the sum of squared differences before it. */
  train(net: number, entries: number, count: number, target: number, rate: number): number;
}
