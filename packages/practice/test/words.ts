import { Catalogue, LANGUAGES, type Language } from "@tyche/messages";
import { PRACTICE_AREAS } from "@tyche/practice";

const loaded = LANGUAGES.map(
  async (language) => [language, await new Catalogue(language).load(...PRACTICE_AREAS)] as const,
);

/** The texts about exercises, by language. */
export const WORDS = Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<Language, Catalogue>>;
