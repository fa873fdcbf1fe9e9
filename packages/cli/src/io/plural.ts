import type { Language } from "@tyche/messages";

/** The form that a number asks for: French has 0 and 1.5 with 1, and Chinese has one form. */
export function plural(language: Language, count: number, one: string, other: string): string {
  return new Intl.PluralRules(language).select(count) === "one" ? one : other;
}
