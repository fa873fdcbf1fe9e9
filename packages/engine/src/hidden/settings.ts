/** Defaults of determinised sampling: states drawn, and nodes per search. */
export const DETERMINIZED = { worlds: 40, worldNodes: 20_000 } as const;
