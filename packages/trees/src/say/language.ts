/** BCP 47 primary tags; each has a file with its catalogue. */
export const LANGUAGES = ["en", "fr", "es", "zh"] as const;

/** A language in which searches are told, as a BCP 47 tag. */
export type Language = (typeof LANGUAGES)[number];

/** How a language is written: Chinese sets no blank after a sentence and nothing in italics, and LaTeX takes a package for it. */
export const SCRIPTS = { en: "latin", fr: "latin", es: "latin", zh: "chinese" } as const satisfies Readonly<
  Record<Language, string>
>;
