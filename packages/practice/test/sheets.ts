import { LANGUAGES } from "@tyche/messages";
import {
  collectedSpec,
  EXERCISE_LEVELS,
  specOn,
  TEMPLATE_NAMES,
  templatesOn,
  type Worksheet,
  type WorksheetSpec,
  worksheetOf,
} from "@tyche/practice";
import { readTree, type TieRule } from "@tyche/trees";
import { GAMES } from "./games.js";
import { WORDS } from "./words.js";

const made: Worksheet[] = [];

/** A sheet of every kind about payoffs of several players and hidden moves. */
export function gameSheet(): Worksheet {
  const specs = Object.values(GAMES).flatMap((text) => {
    const { tree } = readTree(text);
    return templatesOn(tree).map((kind) => specOn(tree, kind));
  });
  return worksheetOf(collectedSpec(specs, "en"), WORDS.en);
}

/** Sheets of all kinds of exercises, with every level, tie rule and language; made once for all tests. */
export function sheets(rounds: number): readonly Worksheet[] {
  while (made.length < rounds) made.push(sheetOf(made.length));
  return made.slice(0, rounds);
}

/** Such a sheet, made anew. */
export function sheetOf(round: number): Worksheet {
  const ties: TieRule = round % 2 === 0 ? "prune" : "keep";
  const language = LANGUAGES[round % LANGUAGES.length]!;
  const spec: WorksheetSpec = {
    // Markup from every format, which a seed may contain.
    seed: round === 0 ? `{~=#<]]>"&\\:%` : `sheet ${round}`,
    count: TEMPLATE_NAMES.length,
    template: "mixed",
    level: EXERCISE_LEVELS[round % 3]!,
    notation: "aima",
    ties,
    fail: round % 4 < 2 ? "soft" : "hard",
    language,
  };
  return worksheetOf(spec, WORDS[language]);
}
