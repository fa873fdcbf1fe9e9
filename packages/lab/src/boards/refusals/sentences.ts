import { GAME_REFUSALS, type ToldRefusal } from "@tyche/games/say";
import type { Language } from "@tyche/trees";

/** What the page itself refuses, and then what the games do; with {1}, {2} for what is quoted. */
export const SENTENCES: readonly ToldRefusal[] = [
  {
    en: "the link plays “{1}”, which is not legal there",
    fr: "le lien joue «\u00a0{1}\u00a0», ce qui n’y est pas légal",
    es: "el enlace juega «{1}», que no es legal ahí",
    zh: "链接里下了“{1}”，在那里不合法",
  },
  {
    en: "there is no board of {1}",
    fr: "il n’y a pas de plateau pour {1}",
    es: "no hay tablero de {1}",
    zh: "没有 {1} 的棋盘",
  },
  ...GAME_REFUSALS,
];

const PATTERNS: readonly (readonly [RegExp, ToldRefusal])[] = SENTENCES.map((sentence) => [
  new RegExp(
    `^${sentence.en
      .split(/\{\d\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("(.*?)")}$`,
    "s",
  ),
  sentence,
]);

/** Undefined where the sentence is none of these. What is quoted stays as it is, unless it is one of them itself. */
export function translated(language: Exclude<Language, "en">, english: string): string | undefined {
  for (const [pattern, sentence] of PATTERNS) {
    const match = pattern.exec(english);
    if (!match) continue;
    return sentence[language].replace(/\{(\d)\}/g, (_, index: string) => {
      const quoted = match[Number(index)]!;
      return translated(language, quoted) ?? quoted;
    });
  }
  return undefined;
}
