/**
 * What a player sees, as the solver keeps it: one number a cell. 0 to 8 is an open cell; a solver may also mark hidden
 * cells of which it is certain that they are mines.
 */
export const HIDDEN = 9;
export const SURE_MINE = 10;

/** By cell: 0 to 8, HIDDEN or SURE_MINE. */
export type View = Int8Array;
