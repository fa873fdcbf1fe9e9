import type { Language } from "./language.js";

const RULES = new Map<Language, Intl.PluralRules>();

/** The form that a number asks for: French has 0 and 1.5 with 1, and Chinese has one form. */
export function plural(language: Language, count: number, one: string, other: string): string {
  const rules = RULES.get(language) ?? new Intl.PluralRules(language);
  RULES.set(language, rules);
  return rules.select(count) === "one" ? one : other;
}
