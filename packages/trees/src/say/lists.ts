import type { Language } from "./catalogue.js";

const BETWEEN: Readonly<Record<Language, readonly [items: string, clauses: string]>> = {
  en: [", ", "; "],
  fr: [", ", "\u202f; "],
  es: [", ", "; "],
  zh: ["、", "；"],
};

/** Items in a row: "A, B, C". */
export function listed(items: readonly string[], language: Language): string {
  return items.join(BETWEEN[language][0]);
}

/** Parts of a sentence in a row: "the tree is finite; the bounds hold". */
export function clauses(parts: readonly string[], language: Language): string {
  return parts.join(BETWEEN[language][1]);
}
