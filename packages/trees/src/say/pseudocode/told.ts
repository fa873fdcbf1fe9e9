import type { Algorithm } from "../../search/algorithm.js";

/** What is told of algorithms in a language other than English, in which they are written, by the English text. */
export interface Told {
  /** Titles that are more than a name. */
  readonly titles: Readonly<Record<string, string>>;
  /** Where algorithms come from, where more than names and years is said of it. */
  readonly sources: Readonly<Record<string, string>>;
  /** Time and space, where more than O(…) is said of them. */
  readonly costs: Readonly<Record<string, string>>;
  /** Lines of pseudocode without their indent. Names of functions and variables are the same in all languages. */
  readonly lines: Readonly<Record<string, string>>;
}

/** The title of an algorithm; English where nothing is told. */
export function titleIn({ title }: Pick<Algorithm, "title">, told: Told | undefined): string {
  return told?.titles[title] ?? title;
}

/** The pseudocode of an algorithm, line by line as in English, with the same indents; lines that are code alone stay. */
export function pseudocodeIn(
  { pseudocode }: Pick<Algorithm, "pseudocode">,
  told: Told | undefined,
): readonly string[] {
  return pseudocode.map((line) => {
    const code = line.trimStart();
    return line.slice(0, line.length - code.length) + (told?.lines[code] ?? code);
  });
}

/** Where an algorithm comes from. */
export function sourceIn({ source }: Pick<Algorithm, "source">, told: Told | undefined): string {
  return told?.sources[source] ?? source;
}

/** What an algorithm costs: its time or its space, as `properties` has it. */
export function costIn(cost: string, told: Told | undefined): string {
  return told?.costs[cost] ?? cost;
}
