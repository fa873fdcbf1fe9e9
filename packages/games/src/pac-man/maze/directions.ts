/** The five moves in listing order, which breaks ties. */
export const HEADINGS = ["West", "Stop", "East", "North", "South"] as const;

/** A direction of movement on the grid. */
export type Direction = (typeof HEADINGS)[number];

/** Steps along x (right) and along y (up), indexed by direction. */
export const STEP_X = [-1, 0, 1, 0, 0] as const;
export const STEP_Y = [0, 0, 0, 1, -1] as const;

export const STOP = 1;

/** Indexed by direction: its reverse; -1 for Stop. */
export const REVERSE = [2, -1, 0, 4, 3] as const;
