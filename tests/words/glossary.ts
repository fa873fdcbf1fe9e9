import { readFileSync } from "node:fs";
import { join } from "node:path";

const PAGE = join(import.meta.dirname, "../../docs/glossary.md");

/** A word of one language that catalogues must not use. */
export interface Forbidden {
  readonly language: Language;
  readonly never: RegExp;
  readonly instead: string;
}

type Language = keyof Term;

interface Term {
  readonly en: string;
  readonly es: string;
  readonly fr: string;
  readonly zh: string;
}

/** The rows of the table after a heading of docs/glossary.md, without its header. */
function rowsBelow(heading: string): string[][] {
  const section = readFileSync(PAGE, "utf8").split(`\n## ${heading}\n`)[1]!.split("\n## ")[0]!;
  return section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .replaceAll("\\|", "\u0000")
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.replaceAll("\u0000", "|").trim()),
    );
}

export const TERMS: readonly Term[] = rowsBelow("Terms").map(([en, es, fr, zh]) => ({
  en: en!,
  es: es!,
  fr: fr!,
  zh: zh!,
}));

export const FORBIDDEN: readonly Forbidden[] = rowsBelow("Words that are not used").map(
  ([language, never, instead]) => ({
    language: language as Language,
    never: new RegExp(never!.replace(/^`|`$/g, ""), "u"),
    instead: instead!,
  }),
);
