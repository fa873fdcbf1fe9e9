/** Defaults of determinised sampling: states drawn at most, and nodes of the search of each. */
export const DETERMINIZED = { worlds: 40, worldNodes: 20_000 } as const;
