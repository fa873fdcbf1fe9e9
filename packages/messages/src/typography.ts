import type { Language } from "./languages.js";

/** How a language sets spaces and separates the parts of a row. */
export interface Typography {
  /** The spaces of a catalogue's own text, from the ordinary ones that it is written with; values are left alone. */
  readonly spaces?: (text: string) => string;
  /** Between items, between clauses, and between sentences. */
  readonly items: string;
  readonly clauses: string;
  readonly sentences: string;
}

const LATIN: Typography = { items: ", ", clauses: "; ", sentences: " " };

/** The typography of languages that differ from English in it. */
const OTHERS: Readonly<Partial<Record<Language, Typography>>> = {
  // No-break before a percent sign.
  es: { ...LATIN, spaces: (text) => text.replace(/ %/g, "\u00a0%") },
  fr: {
    ...LATIN,
    clauses: "\u202f; ",
    // No-break before a colon and a percent sign and inside guillemets, narrow before the other double marks. ":=" is code.
    spaces: (text) =>
      text
        .replace(/ (?=[;!?])/g, "\u202f")
        .replace(/ (?=%|:(?!=))/g, "\u00a0")
        .replace(/« /g, "«\u00a0")
        .replace(/ »/g, "\u00a0»"),
  },
  zh: { items: "、", clauses: "；", sentences: "" },
};

/** How a language sets its text. */
export function typographyOf(language: Language): Typography {
  return OTHERS[language] ?? LATIN;
}
