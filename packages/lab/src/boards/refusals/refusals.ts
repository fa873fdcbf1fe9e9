import type { Language } from "@tyche/messages";

/** What is said around a sentence that stays English. */
const AROUND: Readonly<Record<Language, (sentence: string) => string>> = {
  en: (sentence) => sentence,
  fr: (sentence) => `C’est refusé. La raison, en anglais\u00a0: «\u00a0${sentence}\u00a0»`,
  es: (sentence) => `Se rechaza. La razón, en inglés: «${sentence}»`,
  zh: (sentence) => `被拒绝。原因（英文）：“${sentence}”`,
};

/**
 * A sentence of a game's reader in a person's language; where it is not among those that are known, quoted within one. The sentences are
 * loaded when the first is refused.
 */
export async function refusalIn(language: Language, sentence: string): Promise<string> {
  if (language === "en") return sentence;
  const { translated } = await import("./sentences.js");
  return translated(language, sentence) ?? AROUND[language](sentence);
}
