import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const LOCALES = "packages/messages/locales";

/** From the folder names, so that these tests do not import the packages they check. */
export const LANGUAGES = readdirSync(join(ROOT, LOCALES)) as readonly string[];

/** A stretch of catalogue text between placeables. Its spaces are converted when it is formatted. */
export interface CatalogueText {
  readonly text: string;
  readonly language: string;
  /** "FILE:LINE". */
  readonly place: string;
}

/**
 * The parts of a line of Fluent that are not text: the name of a message or attribute, the key of a variant, the end of
 * a selector.
 */
const SYNTAX = /^[\w-]+ = |^ +\.[\w-]+ = |^ +\*?\[[\w.-]+\] |^ +\}/;

/** All text of the catalogues. */
export function catalogueTexts(): readonly CatalogueText[] {
  return LANGUAGES.flatMap((language) => {
    const folder = `${LOCALES}/${language}`;
    return readdirSync(join(ROOT, folder)).flatMap((name) => {
      const lines = readFileSync(join(ROOT, folder, name), "utf8").split("\n");
      return lines.flatMap((line, i) => {
        if (line.startsWith("#")) return [];
        const pieces = line.replace(SYNTAX, "").split(/\{[^{}]*(?:\}|->$)/);
        const place = `${folder}/${name}:${i + 1}`;
        return pieces.filter((text) => text !== "").map((text) => ({ text, language, place }));
      });
    });
  });
}
