/** Every language, by its BCP 47 tag, with its own name. Each has a folder of `locales`. */
export const LANGUAGE_NAMES = {
  en: "English",
  fr: "Français",
  es: "Español",
  zh: "中文",
} as const;

/** A language that users can choose, as a BCP 47 tag. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** Every language, English first. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/**
 * The first of the wanted tags whose language is available; English if none is. Tags are from BCP 47, or POSIX locales
 * ("fr_CA.UTF-8").
 */
export function closestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split(/[-_.@]/)[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return "en";
}

/** The script that a language is written in, as an ISO 15924 code: "Latn", "Hans". */
export function scriptOf(language: Language): string {
  return new Intl.Locale(language).maximize().script!;
}
