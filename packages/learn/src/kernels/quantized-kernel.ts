/**
 * The forward pass over linear memory of a network with an integer first layer. Numbers are addresses in bytes unless
 * stated otherwise; `net` is the address of a descriptor (`quantized-layout.ts`). There are two implementations, in
 * WebAssembly and in TypeScript: their integers are identical, their results agree up to rounding.
 */
export interface QuantizedKernel {
  /**
   * Computes the integers from the weights; required before boards are evaluated, and whenever the weights have
   * changed.
   */
  quantize(net: number): void;
  /**
   * Evaluates boards of signed bytes: slot s with a nonzero value v adds row bases[s] + sign * v to the first layer.
   * The fewer slots differ between consecutive boards, the faster it is.
   * @param stride bytes from one board to the next; 16 bytes after the last must be readable
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
