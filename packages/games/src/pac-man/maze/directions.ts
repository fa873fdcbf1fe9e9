/** The five moves in the order in which they are listed, which decides between equals. */
export const HEADINGS = ["West", "Stop", "East", "North", "South"] as const;

/** Where somebody walks on a grid. */
export type Direction = (typeof HEADINGS)[number];

/** Steps along x, to the right, and along y, up, by the index of the direction. */
export const STEP_X = [-1, 0, 1, 0, 0] as const;
export const STEP_Y = [0, 0, 0, 1, -1] as const;

export const STOP = 1;

/** By the index of a direction: that of its reverse. Stop has none. */
export const REVERSE = [2, -1, 0, 4, 3] as const;
