import { GAME_REFUSALS, type ToldRefusal } from "@tyche/games/say";
import type { Language } from "@tyche/messages";

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

/** A place, such as a line or a record, with what is wrong there. */
const PLACED: ToldRefusal = { en: "{1}: {2}", fr: "{1}\u00a0: {2}", es: "{1}: {2}", zh: "{1}：{2}" };

/** Of two that fit a sentence, the one that says more of it is meant. */
const PATTERNS: readonly (readonly [RegExp, ToldRefusal])[] = [...SENTENCES]
  .sort((a, b) => fixed(b) - fixed(a))
  .map((sentence) => [patternOf(sentence), sentence]);
const PLACE = patternOf(PLACED);

/** Characters that stand as they are. */
function fixed({ en }: ToldRefusal): number {
  return en.replace(/\{\d\}/g, "").length;
}

function patternOf({ en }: ToldRefusal): RegExp {
  const parts = en.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.*?)")}$`, "s");
}

/** Undefined where the sentence is none of these. What is quoted stays as it is, unless it is one of them itself. */
export function translated(language: Exclude<Language, "en">, english: string): string | undefined {
  const told = ({ [language]: said }: ToldRefusal, holes: readonly string[]): string =>
    said.replace(/\{(\d)\}/g, (_, index: string) => {
      const quoted = holes[Number(index)]!;
      return translated(language, quoted) ?? quoted;
    });
  const placed = PLACE.exec(english);
  if (placed) {
    const [place, rest] = [placed[1]!, placed[2]!].map((part) => translated(language, part));
    if (place !== undefined && rest !== undefined) return told(PLACED, placed);
  }
  for (const [pattern, sentence] of PATTERNS) {
    const match = pattern.exec(english);
    if (match) return told(sentence, match);
  }
  return undefined;
}
