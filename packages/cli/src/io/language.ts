import { closestLanguage, LANGUAGES, type Language } from "@tyche/messages/languages";

/** The language of the environment by POSIX rules: LC_ALL, then LC_MESSAGES, then LANG. "fr_CA.UTF-8" is French. */
export function environmentLanguage({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Language {
  return closestLanguage([LC_ALL || LC_MESSAGES || LANG || ""]);
}

/** The language of the answer: from --language, else from the environment. */
export function languageOf(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const at = argv.findLastIndex((word) => word === "--language" || word.startsWith("--language="));
  const given = argv[at] === "--language" ? argv[at + 1] : argv[at]?.slice("--language=".length);
  return LANGUAGES.find((language) => language === given) ?? environmentLanguage(env);
}
