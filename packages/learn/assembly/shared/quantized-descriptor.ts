/** Word offsets in the descriptor of a quantized network: keep in sync with src/kernels/quantized-layout.ts. */
import { word } from "./words";

export const SLOTS: usize = 0;
export const ROWS: usize = 4;
export const ROW_COUNT: usize = 8;
export const ROW_STARTS: usize = 12;
export const ROW_ENTRIES: usize = 16;
export const ROW_SLOTS: usize = 20;
export const WIDTH: usize = 24;
export const INPUT_WEIGHTS: usize = 28;
export const INPUT_BIAS: usize = 32;
export const BIAS_SUMS: usize = 36;
export const SCALES: usize = 40;
export const MOST: usize = 44;
export const LEAST: usize = 48;
export const SUMS: usize = 52;
export const ACTIVE: usize = 56;
export const SCRATCH: usize = 60;
const LINKS: usize = 64;
export const LINK_BIAS: usize = 68;
export const LINK_SCALES: usize = 72;
export const PLACES: usize = 76;
export const DENSE_COUNT: usize = 80;
export const PAIR_SLOTS: usize = 84;
export const PAIR_REACH: usize = 88;
export const PAIR_ROW: usize = 92;
export const OCCUPIED: usize = 96;
export const PHASES: usize = 100;
export const PHASE_SLOTS: usize = 104;
export const PHASE_ZONE: usize = 108;
export const PHASE_MOST: usize = 112;
const DENSE: usize = 116;
// Words per dense layer that follows.
export const DENSE_SIZE: usize = 20;
export const IN: usize = 0;
export const OUT: usize = 4;
export const WEIGHTS: usize = 8;
export const BIAS: usize = 12;
export const ACTIVATION: usize = 16;

/** The address of the second layer, in a phase. */
// @ts-expect-error: decorator
@inline export function denseLayers(net: usize, phase: usize): usize {
  return net + DENSE + phase * word(net + DENSE_COUNT) * DENSE_SIZE;
}

/** The weights from the first layer to the second in a phase: a row for each unit of the first, and one of zeros. */
// @ts-expect-error: decorator
@inline export function linksOf(net: usize, phase: usize, inputs: usize, bytes: usize): usize {
  return word(net + LINKS) + phase * (inputs + 1) * bytes;
}
