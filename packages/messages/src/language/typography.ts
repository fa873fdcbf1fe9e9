import type { Language } from "./languages.js";

/** The spacing and list separators of a language. */
export interface Typography {
  /** Converts ordinary spaces in a catalogue's own text to the right ones; values are unchanged. */
  readonly spaces?: (text: string) => string;
  /** Separators between items, between clauses, and between sentences. */
  readonly items: string;
  readonly clauses: string;
  readonly sentences: string;
  /** The full stop. */
  readonly stop: string;
}

const LATIN: Typography = { items: ", ", clauses: "; ", sentences: " ", stop: "." };

/** The typography of languages that differ from English. */
const OTHERS: Readonly<Partial<Record<Language, Typography>>> = {
  // No-break space before a percent sign.
  es: { ...LATIN, spaces: (text) => text.replace(/ %/g, "\u00a0%") },
  fr: {
    ...LATIN,
    clauses: "\u202f; ",
    // No-break spaces before a colon and a percent sign and inside guillemets, narrow ones before the other double
    // marks. ":=" is code.
    spaces: (text) =>
      text
        .replace(/ (?=[;!?])/g, "\u202f")
        .replace(/ (?=%|:(?!=))/g, "\u00a0")
        .replace(/« /g, "«\u00a0")
        .replace(/ »/g, "\u00a0»"),
  },
  zh: { items: "、", clauses: "；", sentences: "", stop: "。" },
};

/** The typography of a language. */
export function typographyOf(language: Language): Typography {
  return OTHERS[language] ?? LATIN;
}
