/** Word offsets in the descriptor of a network: keep in sync with src/kernels/layout.ts. */

export const SLOTS: usize = 0;
export const ROWS: usize = 4;
export const ROW_COUNT: usize = 8;
export const ROW_STARTS: usize = 12;
export const ROW_ENTRIES: usize = 16;
export const INPUT_WEIGHTS: usize = 20;
export const INPUT_BIAS: usize = 24;
export const WIDTH: usize = 28;
export const HIDDEN: usize = 32;
export const HIDDEN_DELTA: usize = 36;
export const SCRATCH: usize = 40;
export const DENSE_COUNT: usize = 44;
export const PAIR_SLOTS: usize = 48;
export const PAIR_REACH: usize = 52;
export const PAIR_FIRST: usize = 56;
export const OCCUPIED: usize = 60;
export const PHASE_SLOTS: usize = 64;
export const PHASE_ZONE: usize = 68;
export const PHASE_MOST: usize = 72;
export const PHASE: usize = 76;
export const DENSE: usize = 80;
// Words per dense layer that follows.
export const DENSE_SIZE: usize = 32;
export const IN: usize = 0;
export const OUT: usize = 4;
export const WEIGHTS: usize = 8;
export const BIAS: usize = 12;
export const ACTIVATION: usize = 16;
export const DELTA: usize = 20;
export const ACTIVE: usize = 24;
export const ACTIVE_COUNT: usize = 28;
