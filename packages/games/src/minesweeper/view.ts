/**
 * What a player sees, as the solver keeps it: one number a cell. 0 to 8 is an open cell; a solver may also mark hidden
 * cells of which it is certain that they are mines.
 */
export const HIDDEN = 9;
export const SURE_MINE = 10;
/** A hidden cell that is known to be free though nobody has seen its number. */
export const SURE_FREE = 11;

/** By cell: 0 to 8, HIDDEN, SURE_MINE or SURE_FREE. */
export type View = Int8Array;
