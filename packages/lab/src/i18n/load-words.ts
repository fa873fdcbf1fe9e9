import { type Area, Catalogue, type Language } from "@tyche/messages";
import type { Told } from "@tyche/trees/pseudocode";

/** Languages that were chosen, and areas that something on the page needs: each of these is loaded in each of those. */
const catalogues = new Map<Language, Catalogue>();
const needed = new Set<Area>(["lab"]);

/** Titles and pseudocode of algorithms; absent in English, in which they are written. */
export const algorithmsIn: Partial<Record<Language, Told>> = {};
const ALGORITHMS: Readonly<Partial<Record<Language, () => Promise<{ readonly algorithms: Told }>>>> = {
  es: () => import("./algorithms-es.js"),
  fr: () => import("./algorithms-fr.js"),
  zh: () => import("./algorithms-zh.js"),
};

/** The text of a language, with all areas that are needed so far. */
export async function wordsIn(language: Language): Promise<Catalogue> {
  const words = catalogues.get(language) ?? new Catalogue(language);
  catalogues.set(language, words);
  const [found] = await Promise.all([ALGORITHMS[language]?.(), words.load(...needed)]);
  if (found) algorithmsIn[language] = found.algorithms;
  return words;
}

/** Loads a part of the page together with its text. */
export async function withWords<Part>(part: Promise<Part>, ...areas: readonly Area[]): Promise<Part> {
  for (const area of areas) needed.add(area);
  const [found] = await Promise.all([part, ...[...catalogues.values()].map((words) => words.load(...areas))]);
  return found;
}
