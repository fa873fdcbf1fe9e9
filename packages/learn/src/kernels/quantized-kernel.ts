/**
 * The forward pass over linear memory of a network with a first layer of integers. Numbers are addresses in bytes unless said
 * otherwise; `net` is the address of a descriptor (`quantized-layout.ts`). There are two of them, in WebAssembly and in
 * TypeScript: their integers are the same to the bit, their results agree up to rounding.
 */
export interface QuantizedKernel {
  /** Makes the integers from the weights; needed before boards are evaluated, and whenever the weights have changed. */
  quantize(net: number): void;
  /**
   * Evaluates boards of signed bytes: slot s with value v, not zero, adds row bases[s] + sign * v to the first layer.
   * The fewer slots differ from one board to the next, the faster.
   * @param stride bytes from one board to the next; 16 bytes behind the last must be readable
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
}
