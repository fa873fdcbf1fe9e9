/** Defaults of sparse sampling with Star cuts: samples of a chance node, searches of a depth, and how they cut. */
export const STAR_SAMPLING = { samples: 5, searches: 8, cuts: "star2" } as const;
