import { type Area, Catalogue, type Language } from "@tyche/messages";

/**
 * Catalogues of the languages chosen so far, and the areas needed so far: every area is loaded in every one of these
 * languages.
 */
const catalogues = new Map<Language, Catalogue>();
const needed = new Set<Area>(["lab", "places"]);

/** The messages of everything that shows trees, and of exercises beside them. */
export const TREE_AREAS = ["algorithms", "drawing", "pseudocode", "search"] as const satisfies Area[];
export const EXERCISE_AREAS = ["lab-panels", "practice", "practice-errors"] as const satisfies Area[];

/** The catalogue of a language with all areas needed so far. */
export async function wordsIn(language: Language): Promise<Catalogue> {
  const words = catalogues.get(language) ?? new Catalogue(language);
  catalogues.set(language, words);
  return words.load(...needed);
}

/** Loads a part of the page together with its messages. */
export async function withWords<Part>(part: Promise<Part>, ...areas: readonly Area[]): Promise<Part> {
  for (const area of areas) needed.add(area);
  const [found] = await Promise.all([part, ...[...catalogues.values()].map((words) => words.load(...areas))]);
  return found;
}
