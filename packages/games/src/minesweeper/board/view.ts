/**
 * The player's view as stored by the solver: one number a cell, 0 to 8 for an open cell. A solver may also mark
 * hidden cells that are certainly mines.
 */
export const HIDDEN = 9;
export const SURE_MINE = 10;
/** A hidden cell known to be free whose number has not been seen. */
export const SURE_FREE = 11;

/** Indexed by cell: 0 to 8, HIDDEN, SURE_MINE or SURE_FREE. */
export type View = Int8Array;
