import type { Phases } from "./board-encoding.js";

/** The phase of a board, by the definition of `Phases`; 0 if there is no line. */
export function phaseOf(int8: Int8Array, board: number, sign: number, { slots, zone, most }: Phases): number {
  const line = Array.from(int8.subarray(board, board + slots));
  const highest = line.findLastIndex((number) => number > 0);
  const lowest = line.findIndex((number) => number < 0);
  if (highest < 0 || lowest < 0 || highest < lowest) return 0;
  const sum = (part: readonly number[]): number =>
    Math.min(
      most,
      part.reduce((total, number) => total + Math.max(0, number), 0),
    );
  const upper = sum(line.slice(slots - zone));
  const lower = sum(line.slice(0, zone).map((number) => -number));
  return sign > 0 ? 1 + upper * (most + 1) + lower : 1 + lower * (most + 1) + upper;
}
