import { LANGUAGES, type Language } from "@tyche/trees";
import type { Told } from "@tyche/trees/pseudocode";
import type { Messages } from "./messages.js";

/** Each language is a file of its own, loaded when it is chosen. */
interface File {
  readonly messages: Messages;
  readonly algorithms?: Told;
}

const FILES: Readonly<Record<Language, () => Promise<File>>> = {
  en: () => import("./en.js"),
  fr: () => import("./fr.js"),
  es: () => import("./es.js"),
  zh: () => import("./zh.js"),
};

export async function loadMessages(language: Language): Promise<Messages> {
  const { messages, algorithms } = await FILES[language]();
  return algorithms ? { ...messages, algorithms } : messages;
}

/** The language that was chosen before, else the first of the browser's that there is, else English. */
export function preferredLanguage(remembered: string | null, wanted: readonly string[]): Language {
  for (const tag of [remembered ?? "", ...wanted]) {
    const primary = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return "en";
}
