/** The pages of the Lab. */
export const PLACES = ["explore", "compare", "practise", "boards"] as const;
export type Place = (typeof PLACES)[number];
