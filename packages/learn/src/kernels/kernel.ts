/**
 * Evaluates boards over linear memory. Numbers are addresses in bytes unless stated otherwise; `net` is the address
 * of a descriptor (`layout.ts`). Implementations in WebAssembly and in TypeScript agree up to rounding.
 */
export interface BoardKernel {
  /**
   * Evaluates boards of signed bytes: slot s with a nonzero value v adds row bases[s] + sign * v to the first layer.
   * @param stride bytes from one board to the next
   * @param to address for 8 numbers per board
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
}

/** The passes of a network of floats. */
export interface NetworkKernel extends BoardKernel {
  /** Evaluates one sparse input of `count` entries (feature, value); writes 8 numbers to `to`. */
  evaluateEntries(net: number, entries: number, count: number, to: number): void;
  /** Writes the sparse input of a board; returns the number of entries. */
  entriesOf(net: number, board: number, bases: number, sign: number, to: number): number;
  /** Sums the rows from the weights of the features; required after training, before boards are evaluated. */
  rebuildRows(net: number): void;
  /**
   * Makes a step of gradient descent towards 8 targets; returns the sum of squared differences before it.
   * @param apart offset in bytes from every parameter to where its step is added: 0 for the parameter itself, else a
   * sum of gradients
   */
  train(net: number, entries: number, count: number, target: number, rate: number, apart: number): number;
}

/**
 * The forward pass of a network with an integer first layer, whose integers are identical in both implementations. The
 * fewer slots differ between consecutive boards, the faster it is; 16 bytes after the last board must be readable.
 */
export interface QuantizedKernel extends BoardKernel {
  /**
   * Computes the integers from the weights; required before boards are evaluated, and when the weights have changed.
   */
  quantize(net: number): void;
}

/** Adam (D. Kingma, J. Ba 2015) over parameters in linear memory. */
export interface AdamKernel {
  /**
   * Makes one step and clears the sums of gradients.
   *
   * @param weights address of the parameters; after them follow, each `apart` bytes further, sums of gradients
   * (uphill), their smoothed means and their smoothed squares
   * @param bytes size of the parameters, a multiple of 16
   * @param share 1 / number of gradients in the sums
   * @param rate step size, including the bias correction of the means for the first steps
   * @param correction bias correction of the squares for the first steps
   */
  adapt(weights: number, bytes: number, apart: number, share: number, rate: number, correction: number): void;
}
