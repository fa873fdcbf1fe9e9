import type { Language } from "./languages.js";

/**
 * The spaces that a language sets, from the ordinary ones that its catalogue is written with. Only the catalogue's own text passes
 * through here, never a value.
 */
export const TYPOGRAPHY: Readonly<Partial<Record<Language, (text: string) => string>>> = {
  // No-break before a colon and inside guillemets, narrow before the other double marks.
  fr: (text) =>
    text
      .replace(/ (?=[;!?](?:\s|$|[»)]))/g, "\u202f")
      .replace(/ (?=:(?:\s|$))/g, "\u00a0")
      .replace(/« /g, "«\u00a0")
      .replace(/ »/g, "\u00a0»"),
};
