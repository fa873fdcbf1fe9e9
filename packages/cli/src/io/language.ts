import type { Language } from "@tyche/messages";

/** Those of `LANGUAGES` of @tyche/trees, which is not loaded for a call that needs no tree. */
export const SPOKEN = ["en", "fr", "es", "zh"] as const satisfies readonly Language[];

/** The language of the environment, by POSIX: LC_ALL before LC_MESSAGES before LANG. "fr_CA.UTF-8" is French. */
export function environmentLanguage({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Language {
  const set = LC_ALL || LC_MESSAGES || LANG || "";
  return SPOKEN.find((language) => set === language || /^[_.@-]/.test(afterTag(set, language))) ?? "en";
}

function afterTag(set: string, tag: string): string {
  return set.startsWith(tag) ? set.slice(tag.length) : "";
}

/** The language that a call is answered in: that of --language, else that of the environment. */
export function languageOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const at = argv.findIndex((word) => word === "--language" || word.startsWith("--language="));
  const given = argv[at] === "--language" ? argv[at + 1] : argv[at]?.slice("--language=".length);
  return SPOKEN.find((language) => language === given) ?? environmentLanguage(env);
}
